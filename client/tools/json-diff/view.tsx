import { TwoDocuments } from '#client/tool-kit/operation-page/text/two-documents.tsx';
import { comparisonSchema } from './state.ts';

const old = {
  title: 'Old',
  placeholder: 'The old JSON, YAML or CSV, or its file',
  fileName: 'old',
  sample:
    '{\n  "name": "Orders",\n  "price": 1.50,\n  "users": [\n    {"id": 1, "role": "admin"},\n    {"id": 2, "role": "guest"}\n  ]\n}\n',
};

const now = {
  title: 'New',
  placeholder: 'The new JSON, YAML or CSV, or its file',
  fileName: 'new',
  sample:
    '{\n  "price": 1.5,\n  "name": "Orders and returns",\n  "users": [\n    {"id": 3, "role": "guest"},\n    {"id": 1, "role": "owner"}\n  ]\n}\n',
};

export default function JsonDiff() {
  return (
    <TwoDocuments
      toolId="json-diff"
      schema={comparisonSchema}
      first={old}
      second={now}
      placeholder="The changes appear here"
    />
  );
}

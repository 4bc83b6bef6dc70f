import { TwoDocuments } from '#client/tool-kit/operation-page/text/two-documents.tsx';
import { schemaOptions } from './state.ts';

const data = {
  title: 'Data',
  placeholder: 'JSON, or its file',
  fileName: 'data.json',
  sample: '{\n  "name": "Ada",\n  "age": 36.5,\n  "email": "ada"\n}\n',
};

const schema = {
  title: 'Schema',
  placeholder: 'The JSON Schema, or its file',
  fileName: 'schema.json',
  sample:
    '{\n  "$schema": "https://json-schema.org/draft/2020-12/schema",\n  "type": "object",\n  "properties": {\n    "name": {"type": "string"},\n    "age": {"type": "integer"},\n    "email": {"type": "string", "format": "email"}\n  },\n  "required": ["name", "id"]\n}\n',
};

export default function JsonSchema() {
  return (
    <TwoDocuments
      toolId="json-schema"
      schema={schemaOptions}
      first={data}
      second={schema}
      needsSecond={({ mode }) => mode === 'validate'}
      placeholder="The result appears here"
    />
  );
}

import { Suspense, useMemo } from 'react';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { useOperation } from '#client/tool-kit/operation-page/use-operation.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import type { TextSource } from '#client/tool-kit/texts/source.ts';
import { EmptyPane } from '#client/tool-kit/texts/empty-pane.tsx';
import { InputPane, OptionStrip } from '#client/tool-kit/texts/text-panes.tsx';
import { useTextSource } from '#client/tool-kit/texts/text-source.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import type operation from './operation.ts';
import { schemaOptions } from './state.ts';

// There is nothing to show before there is an input.
const SchemaResult = lazyPart(async () => ({
  default: (await import('./view/schema-result.tsx')).SchemaResult,
}));

const samples = {
  data: '{\n  "name": "Ada",\n  "age": 36.5,\n  "email": "ada"\n}\n',
  schema:
    '{\n  "$schema": "https://json-schema.org/draft/2020-12/schema",\n  "type": "object",\n  "properties": {\n    "name": {"type": "string"},\n    "age": {"type": "integer"},\n    "email": {"type": "string", "format": "email"}\n  },\n  "required": ["name", "id"]\n}\n',
};

export default function JsonSchema() {
  const [options, change] = useToolState(schemaOptions);
  const data = useTextSource();
  const schema = useTextSource({ secondName: 'schema' });
  const isValidating = options.mode === 'validate';
  const isReady = !data.isEmpty && !(isValidating && schema.isEmpty);
  const files = useMemo(() => {
    if (!isReady) return undefined;
    const sample = toFile(data.source, 'data.json');
    return isValidating ? [sample, toFile(schema.source, 'schema.json')] : [sample];
  }, [isReady, isValidating, data.source, schema.source]);
  const run = useOperation<typeof operation>('json-schema', files, options);
  const openBoth = ([first, second]: File[]) => {
    if (first) data.openFile(first).catch(reportFailure);
    if (second) schema.openFile(second).catch(reportFailure);
  };
  const showSample = () => {
    data.setText(samples.data);
    schema.setText(samples.schema);
  };
  const result = (
    <Suspense>
      <SchemaResult run={run} />
    </Suspense>
  );
  return (
    <div className="text-tool">
      <OptionStrip
        options={<OptionFields schema={schemaOptions} options={options} change={change} />}
        status={run.isStale ? '' : (run.output?.summary ?? '')}
      />
      <div className="panes max-md:[&_.pane-body]:h-[max(9rem,19dvh)]! md:[&_.pane-body]:h-[36dvh]">
        <InputPane
          control={data}
          title="Data"
          placeholder="JSON, or its file"
          onManyFiles={openBoth}
          isOneOfTwo
        />
        {isValidating && (
          <InputPane
            control={schema}
            title="Schema"
            placeholder="The JSON Schema, or its file"
            onManyFiles={openBoth}
            isOneOfTwo
          />
        )}
        {!isValidating && (isReady ? result : <EmptyPane text="The schema appears here" />)}
      </div>
      {isValidating && isReady && (
        <div className="border-line border-t md:[&_.pane-body]:h-[36dvh]">{result}</div>
      )}
      {!isReady && (
        <p className="border-line text-ink-3 border-t px-4 py-4">
          The result appears here once there is {isValidating ? 'data and its schema' : 'data'}.{' '}
          <button type="button" className="underline" onClick={showSample}>
            Show a sample
          </button>
        </p>
      )}
    </div>
  );
}

function toFile(source: TextSource, name: string): File {
  if (source.type === 'file') return source.file;
  return new File([source.text], source.fileName ?? name, { type: 'text/plain;charset=utf-8' });
}

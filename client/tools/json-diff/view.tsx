import { Suspense, useMemo } from 'react';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { useOperation } from '#client/tool-kit/operation-page/use-operation.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import type { TextSource } from '#client/tool-kit/texts/source.ts';
import { InputPane, OptionStrip } from '#client/tool-kit/texts/text-panes.tsx';
import { useTextSource } from '#client/tool-kit/texts/text-source.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import type operation from './operation.ts';
import { comparisonSchema } from './state.ts';

// There is nothing to show before there are two documents.
const DiffResult = lazyPart(async () => ({ default: (await import('./view/diff-result.tsx')).DiffResult }));

const samples = {
  old: '{\n  "name": "Orders",\n  "price": 1.50,\n  "users": [\n    {"id": 1, "role": "admin"},\n    {"id": 2, "role": "guest"}\n  ]\n}\n',
  now: '{\n  "price": 1.5,\n  "name": "Orders and returns",\n  "users": [\n    {"id": 3, "role": "guest"},\n    {"id": 1, "role": "owner"}\n  ]\n}\n',
};

export default function JsonDiff() {
  const [options, change] = useToolState(comparisonSchema);
  const old = useTextSource();
  const now = useTextSource({ secondName: 'newText' });
  const isReady = !old.isEmpty && !now.isEmpty;
  const files = useMemo(
    () => (isReady ? [toFile(old.source, 'old'), toFile(now.source, 'new')] : undefined),
    [isReady, old.source, now.source],
  );
  const run = useOperation<typeof operation>('json-diff', files, options);
  const openBoth = ([first, second]: File[]) => {
    if (first) old.openFile(first).catch(reportFailure);
    if (second) now.openFile(second).catch(reportFailure);
  };
  const showSample = () => {
    old.setText(samples.old);
    now.setText(samples.now);
  };
  const pane = { onManyFiles: openBoth, isOneOfTwo: true } as const;
  return (
    <div className="text-tool">
      <OptionStrip
        options={<OptionFields schema={comparisonSchema} options={options} change={change} />}
        status={run.isStale ? '' : (run.output?.summary ?? '')}
      />
      <div className="panes max-md:[&_.pane-body]:h-[max(9rem,19dvh)]! md:[&_.pane-body]:h-[36dvh]">
        <InputPane control={old} title="Old" placeholder="The old JSON, YAML or CSV, or its file" {...pane} />
        <InputPane control={now} title="New" placeholder="The new JSON, YAML or CSV, or its file" {...pane} />
      </div>
      {isReady ? (
        <Suspense>
          <DiffResult run={run} />
        </Suspense>
      ) : (
        <p className="border-line text-ink-3 border-t px-4 py-4">
          The changes appear here once there are two documents.{' '}
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

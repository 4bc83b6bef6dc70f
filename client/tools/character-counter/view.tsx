import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { useOperation } from '#client/tool-kit/operation-page/use-operation.ts';
import { RunError, RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import { InputPane } from '#client/tool-kit/texts/input-pane.tsx';
import { useTextSource } from '#client/tool-kit/texts/text-source.ts';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { Button } from '#client/ui/button.tsx';
import type { CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DensityCard } from './view/density-card.tsx';
import type operation from './operation.ts';
import { schema } from './state.ts';
import { StatsCard } from './view/stats-card.tsx';

// Not part of the first load, because none is used before there is a text.
const SendText = lazyPart(async () => ({ default: (await import('./view/send-text.tsx')).SendText }));
const Details = lazyPart(async () => ({ default: (await import('./view/details.tsx')).Details }));
const SelectionStats = lazyPart(async () => ({
  default: (await import('./view/selection-stats.tsx')).SelectionStats,
}));

const sampleText =
  'The family 👨‍👩‍👧‍👦 went to the café.\n\nHow many characters is that? It depends on whom you ask: people, or programs.';
const noOptions = {};
const noSelection = { from: 0, to: 0 };

export default function CharacterCounter() {
  const [state, change] = useToolState(schema);
  const [selection, setSelection] = useState(noSelection);
  const areaRef = useRef<CodeAreaHandle>(null);
  const control = useTextSource({
    onFileOpened: ({ name }) =>
      notify({ title: 'File Loaded', text: `${name} has been loaded successfully.` }),
  });
  const { source, isEmpty } = control;
  const content = source.type === 'file' ? source.file : source.text;
  const run = useOperation<typeof operation>('character-counter', content, noOptions);
  const report = run.output?.detail;
  const isRunning = run.status === 'running';
  useShortcuts({ cancel: isRunning ? run.cancel : undefined });
  const selected = source.type === 'text' ? source.text.slice(selection.from, selection.to) : '';
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="text-tool">
          <InputPane
            control={control}
            title="Text"
            placeholder="Type or paste text, or drop a file"
            sample={sampleText}
            areaRef={areaRef}
            onSelect={(from, to) => setSelection({ from, to })}
            toolbar={<Suspense>{!isEmpty && <SendText content={content} />}</Suspense>}
          />
          <div className="border-line text-ink-2 min-h-10 border-t px-4 py-2 text-[0.9375rem]">
            <Suspense>{selected !== '' && <SelectionStats text={selected} />}</Suspense>
            {isRunning && selected === '' && !run.progress && 'Counting…'}
            {isRunning && run.progress && (
              <RunProgress label="Counting" progress={run.progress} onCancel={run.cancel} />
            )}
            {run.isCanceled && !isRunning && (
              <p role="status" className="flex flex-wrap items-center gap-3">
                Counting was canceled, so this text is not counted.
                <Button isSmall onClick={run.restart}>
                  Count it
                </Button>
              </p>
            )}
          </div>
        </div>
        <div className="grid gap-4">
          <RunError error={run.error} />
          <StatsCard report={report} isStale={run.isStale} />
          <DensityCard density={report?.density ?? []} isStale={run.isStale} />
        </div>
      </div>
      <Suspense>
        {report && (
          <Details report={report} control={control} areaRef={areaRef} state={state} change={change} />
        )}
      </Suspense>
    </div>
  );
}

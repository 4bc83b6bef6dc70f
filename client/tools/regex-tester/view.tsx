import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { InputPane } from '#client/tool-kit/texts/input-pane.tsx';
import { useTextSource } from '#client/tool-kit/texts/text-source.ts';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import type { CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import type { CodeHighlight } from '#client/ui/code/code-marks.ts';
import { Tabs } from '#client/ui/tabs.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { PatternBar } from './view/pattern-bar.tsx';
import { flagText, schema } from './state.ts';
import { useRegexRun } from './view/use-regex-run.ts';

// Not part of the first load, because none is used before there is a pattern.
const ResultSide = lazyPart(async () => ({ default: (await import('./view/result-side.tsx')).ResultSide }));
const PatternDetails = lazyPart(async () => ({
  default: (await import('./view/pattern-details.tsx')).PatternDetails,
}));

const tabs = [
  { value: 'match', label: 'Match' },
  { value: 'replace', label: 'Replace' },
] as const;

const sampleText = 'Ada <ada@example.com>, born 1815-12-10\nGrace <grace@example.org>, born 1906-12-09\n';
const samplePattern = '(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})';
const noHighlights: readonly CodeHighlight[] = [];

export default function RegexTester() {
  const [state, change] = useToolState(schema);
  const control = useTextSource({
    onFileOpened: ({ name }) =>
      notify({ title: 'File Loaded', text: `${name} has been loaded successfully.` }),
  });
  const areaRef = useRef<CodeAreaHandle>(null);
  const [chosen, setChosen] = useState(0);
  const [marks, setMarks] = useState(noHighlights);
  const run = useRegexRun(control.source, state);
  // The sample text comes with a pattern, because each alone shows little.
  const sampledControl = {
    ...control,
    replace: (text: string) => {
      const isTaken = text === sampleText && state.pattern === '';
      control.replace(text, isTaken ? () => change({ pattern: '' }) : undefined);
      if (isTaken) change({ pattern: samplePattern });
    },
  };
  useShortcuts({ cancel: run.status === 'running' ? run.cancel : undefined });
  return (
    <div className="grid gap-4">
      <PatternBar state={state} change={change} error={run.error} />
      <div className="text-tool">
        <div className="panes">
          <InputPane
            control={sampledControl}
            title="Test text"
            placeholder="Type or paste the text to search, or drop a file"
            sample={sampleText}
            accept=".txt,.md,.html,.css,.js,.json,.xml,.csv"
            highlights={marks}
            showsLineEnds
            areaRef={areaRef}
          />
          <section className="pane" aria-label="Result" data-print={state.pattern === '' ? undefined : ''}>
            <p className="print-only mono wrap-anywhere">
              /{state.pattern}/{flagText(state)}
            </p>
            <Tabs
              label="What to do"
              value={state.tab}
              tabs={tabs}
              onChange={(tab) => change({ tab })}
              panelClassName="pane-body"
            >
              <Suspense>
                {state.pattern === '' ? (
                  <p className="text-ink-3 p-4">Enter a pattern to see what it finds.</p>
                ) : (
                  <ResultSide
                    run={run}
                    control={control}
                    state={state}
                    change={change}
                    areaRef={areaRef}
                    chosen={chosen}
                    onChoose={setChosen}
                    onMark={setMarks}
                  />
                )}
              </Suspense>
            </Tabs>
          </section>
        </div>
      </div>
      <Suspense>
        {state.pattern !== '' && <PatternDetails state={state} change={change} run={run} />}
      </Suspense>
    </div>
  );
}

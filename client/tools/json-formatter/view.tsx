import { Suspense, useRef } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { EmptyPane } from '#client/tool-kit/texts/empty-pane.tsx';
import { InputPane } from '#client/tool-kit/texts/input-pane.tsx';
import { TextTool } from '#client/tool-kit/texts/text-panes.tsx';
import { useTextSource } from '#client/tool-kit/texts/text-source.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import type { CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import type { CodeMark } from '#client/ui/code/code-marks.ts';
import { useJsonRun } from './view/json-run.ts';
import { OptionBar } from './view/option-bar.tsx';
import { sampleText, schema } from './state.ts';

// Not part of the first load, because neither is used before there is a text.
const OutputSide = lazyPart(async () => ({ default: (await import('./view/output-side.tsx')).OutputSide }));
const RunStatus = lazyPart(async () => ({ default: (await import('./view/run-status.tsx')).RunStatus }));

const noMarks: readonly CodeMark[] = [];

export default function JsonFormatter() {
  const [state, change] = useToolState(schema);
  const control = useTextSource();
  const jsonRun = useJsonRun(control.source, state);
  const areaRef = useRef<CodeAreaHandle>(null);
  const { run, source, announce, runAgain } = jsonRun;
  const current = run.output?.source === source ? run.output : undefined;
  return (
    <TextTool
      options={<OptionBar state={state} change={change} onMode={announce} onAgain={runAgain} />}
      status={
        <Suspense>{run.status !== 'idle' && <RunStatus run={run} report={current?.report} />}</Suspense>
      }
    >
      <InputPane
        control={control}
        language="json"
        sample={sampleText}
        placeholder="Type or paste JSON, or drop a file"
        accept=".json,.jsonc,.json5,.jsonl,.ndjson,.geojson,.map,.webmanifest,application/json,text/plain"
        marks={current?.marks ?? noMarks}
        areaRef={areaRef}
      />
      {control.isEmpty ? (
        <EmptyPane />
      ) : (
        <Suspense fallback={<EmptyPane />}>
          <OutputSide control={control} areaRef={areaRef} jsonRun={jsonRun} state={state} change={change} />
        </Suspense>
      )}
    </TextTool>
  );
}

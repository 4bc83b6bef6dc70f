import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { InputPane } from '#client/tool-kit/texts/input-pane.tsx';
import { Pane, TextTool } from '#client/tool-kit/texts/text-panes.tsx';
import { useTextSource } from '#client/tool-kit/texts/text-source.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import type { CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import { createEditorBridge } from './view/editor-bridge.ts';
import { noReport, schema } from './state.ts';
import { sample } from './sample.ts';

// The page shows its two panes at once; their code is loaded directly after.
const OptionBar = lazyPart(async () => ({ default: (await import('./view/option-bar.tsx')).OptionBar }));
const PreviewSide = lazyPart(async () => ({
  default: (await import('./view/preview-side.tsx')).PreviewSide,
}));
const DocumentStatus = lazyPart(async () => ({
  default: (await import('./view/document-status.tsx')).DocumentStatus,
}));

const paneHeight = 'md:[&_.pane-body]:[block-size:clamp(20rem,62dvh,46rem)]! [&_.option-bar]:min-h-14';
const layoutClasses = {
  both: '',
  write: '[&_.pane:last-child]:hidden [&_.panes]:grid-cols-1!',
  read: '[&_.pane:first-child]:hidden [&_.panes]:grid-cols-1!',
} as const;

export default function MarkdownEditor() {
  const [state, change] = useToolState(schema);
  const control = useTextSource();
  const { source } = control;
  const areaRef = useRef<CodeAreaHandle>(null);
  const [bridge] = useState(() => createEditorBridge(() => areaRef.current?.focus()));
  const [report, setReport] = useState(noReport);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    setIsReady(true);
  }, []);
  const content = source.type === 'file' ? source.file : source.text;
  const emptyPane = <Pane title="Preview">{null}</Pane>;
  return (
    <div className={`${paneHeight} ${layoutClasses[state.layout]}`}>
      <TextTool
        options={
          <Suspense>
            {isReady && <OptionBar state={state} change={change} bridge={bridge} control={control} />}
          </Suspense>
        }
        status={<Suspense>{isReady && <DocumentStatus report={report} />}</Suspense>}
      >
        <InputPane
          control={control}
          title="Markdown"
          placeholder="Write Markdown here, or drop a file"
          sample={sample}
          accept=".md,.markdown,.mdown,.txt,text/markdown,text/plain"
          marks={report.marks}
          areaRef={areaRef}
          loadExtension={bridge.loadExtension}
        />
        {isReady ? (
          <Suspense fallback={emptyPane}>
            <PreviewSide
              content={content}
              state={state}
              bridge={bridge}
              report={report}
              onReport={setReport}
            />
          </Suspense>
        ) : (
          emptyPane
        )}
      </TextTool>
    </div>
  );
}

import { lazy, Suspense, useRef, useState } from 'react';
import type { AnyOperation, NotePlace } from '#client/tool-kit/operations/operation.ts';
import { InputPane, TextTool } from '#client/tool-kit/text-panes.tsx';
import { useTextSource } from '#client/tool-kit/text-source.ts';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { useToolState } from '#client/tool-kit/use-tool-state.ts';
import type { CodeAreaHandle } from '#client/ui/code-area.tsx';
import { OptionFields } from './option-fields.tsx';
import { OutputView } from './output-view.tsx';
import { describeRun, RunNotice } from './run-notice.tsx';
import { useOperation } from './use-operation.ts';
import { WayBack } from './way-back.tsx';

// Only who opens several files needs it, so it is not in the page's first load.
const BatchPanel = lazy(async () => ({ default: (await import('./batch-panel.tsx')).BatchPanel }));

interface TextOperationProps {
  readonly toolId: string;
  readonly operation: AnyOperation;
}

/** The standard page of a text operation: options on top, input left, output right; a row for each of several files. */
export function TextOperation({ toolId, operation }: TextOperationProps) {
  const [options, change] = useToolState(operation.schema);
  const [files, setFiles] = useState<readonly File[]>([]);
  const control = useTextSource();
  const areaRef = useRef<CodeAreaHandle>(null);
  const { source } = control;
  const isFile = source.type === 'file';
  const run = useOperation(toolId, isFile ? source.file : source.text, options);
  const result = control.isEmpty ? undefined : run.output;
  const jump = ({ offset = 0, length = 1 }: NotePlace) => areaRef.current?.select(offset, offset + length);
  useShortcuts({ cancel: run.status === 'running' ? run.cancel : undefined });

  if (files.length > 0) {
    return (
      <Suspense>
        <BatchPanel
          toolId={toolId}
          files={files}
          options={options}
          optionFields={<OptionFields schema={operation.schema} options={options} change={change} />}
          onClose={() => {
            setFiles([]);
          }}
        />
      </Suspense>
    );
  }
  return (
    <TextTool
      options={
        <>
          <OptionFields schema={operation.schema} options={options} change={change} />
          <WayBack
            operation={operation}
            options={options}
            part={run.isStale ? undefined : result?.parts[0]}
            onInvert={(inverted, text) => {
              change(inverted);
              if (text !== undefined) control.setText(text);
            }}
          />
        </>
      }
      status={describeRun(run, isFile)}
    >
      <InputPane
        control={control}
        placeholder="Type or paste text, or drop one file or many"
        marks={run.marks}
        areaRef={areaRef}
        onManyFiles={setFiles}
        {...(operation.sample === undefined ? {} : { sample: operation.sample })}
      />
      <OutputView
        result={result}
        isStale={run.isStale}
        notice={<RunNotice run={run} isLong={isFile} onJump={isFile ? undefined : jump} />}
      />
    </TextTool>
  );
}

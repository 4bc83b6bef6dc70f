import { lazy, Suspense, useState } from 'react';
import { FileDrop } from '#client/tool-kit/file-drop.tsx';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import { useToolState } from '#client/tool-kit/use-tool-state.ts';
import { formatBytes, formatCount } from '#core/number-format.ts';
import { IconButton } from '#client/ui/button.tsx';
import { OptionFields } from './option-fields.tsx';
import { OutputView } from './output-view.tsx';
import { describeRun, RunNotice } from './run-notice.tsx';
import { useOperation } from './use-operation.ts';
import { TextTool } from '#client/tool-kit/text-panes.tsx';

// There is nothing to show in it before there are files.
const BatchPanel = lazy(async () => ({ default: (await import('./batch-panel.tsx')).BatchPanel }));

interface FileOperationProps {
  readonly toolId: string;
  readonly operation: AnyOperation;
}

/** The standard page of a file operation: each file on its own, or all files into one output. */
export function FileOperation({ toolId, operation }: FileOperationProps) {
  const [options, change] = useToolState(operation.schema);
  const [files, setFiles] = useState<readonly File[]>([]);
  const optionFields = <OptionFields schema={operation.schema} options={options} change={change} />;
  const isJoining = operation.takes === 'files';
  const add = (added: readonly File[]) => {
    setFiles([...files, ...added]);
  };
  if (files.length === 0) {
    return (
      <FileDrop
        title="Drop files here, or paste"
        hint="They never leave this page"
        isMultiple
        onFiles={add}
      />
    );
  }
  if (isJoining) {
    return <JoinedFiles {...{ toolId, files, setFiles, options, optionFields }} />;
  }
  return (
    <Suspense>
      <BatchPanel
        {...{ toolId, files, options, optionFields }}
        onClose={() => {
          setFiles([]);
        }}
      />
    </Suspense>
  );
}

interface JoinedFilesProps {
  readonly toolId: string;
  readonly files: readonly File[];
  readonly setFiles: (files: readonly File[]) => void;
  readonly options: Readonly<Record<string, unknown>>;
  readonly optionFields: React.ReactNode;
}

function JoinedFiles({ toolId, files, setFiles, options, optionFields }: JoinedFilesProps) {
  const run = useOperation(toolId, files, options, { quietMs: 0 });
  return (
    <TextTool options={optionFields} status={describeRun(run, true) || formatCount(files.length, 'file')}>
      <div className="min-w-0 p-4">
        <FileDrop
          title="Add more"
          hint="In the order in which they stand"
          isMultiple
          onFiles={(added) => {
            setFiles([...files, ...added]);
          }}
        />
        <ul aria-label="Files">
          {files.map((file, index) => (
            // Two files may have one name.
            <li key={index} className="border-line flex items-center gap-2 border-b py-2">
              <span className="min-w-0 flex-1 truncate">{file.name}</span>
              <span className="text-ink-3 tabular text-[0.875rem]">{formatBytes(file.size)}</span>
              <IconButton
                icon="x"
                label={`Remove ${file.name}`}
                tone="plain"
                isSmall
                onClick={() => {
                  setFiles(files.toSpliced(index, 1));
                }}
              />
            </li>
          ))}
        </ul>
      </div>
      <OutputView result={run.output} isStale={run.isStale} notice={<RunNotice run={run} isLong />} />
    </TextTool>
  );
}

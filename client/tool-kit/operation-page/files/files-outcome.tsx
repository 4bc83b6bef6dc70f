import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { underItsPath } from '#client/lib/files/files.ts';
import { FileDrop } from '#client/tool-kit/files/file-drop.tsx';
import { Thumbnail } from '#client/tool-kit/files/pictures/thumbnail.tsx';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { Pane, TextTool } from '#client/tool-kit/texts/text-panes.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { formatBytes, formatCount } from '#core/numbers/number-format.ts';
import { BatchPanel } from '../batch/batch-panel.tsx';
import { OptionFields } from '../options/option-fields.tsx';
import { OutputView } from '../output-view.tsx';
import type { StageProps } from '../tool-slots.ts';
import { describeRun, RunNotice } from '../run-notice.tsx';
import { type Options, useOperation } from '../use-operation.ts';

interface FilesOutcomeProps {
  readonly toolId: string;
  readonly operation: AnyOperation;
  readonly files: readonly File[];
  readonly setFiles: (files: readonly File[]) => void;
  /** Shown above the rows. */
  readonly Stage?: ComponentType<StageProps> | undefined;
  /** The options as they were before the page changed its layout. */
  readonly before?: Options | undefined;
}

/** Files at work: a row for each, or one output of them all. */
export function FilesOutcome(props: FilesOutcomeProps) {
  const { toolId, operation, files, setFiles, Stage } = props;
  const [options, change, ask] = useToolState(operation.schema);
  const before = useRef(props.before);
  useEffect(() => {
    if (before.current) ask(before.current);
  }, [ask]);
  const [placeholders, setPlaceholders] = useState<OperationResult['placeholders']>();
  const { schema, input } = operation;
  const start = input?.start;
  const close = useCallback(() => {
    // On a page that shows its options before any file, Clear resets them, too.
    if (start) change(initialState(schema));
    setFiles([]);
  }, [start, schema, change, setFiles]);
  const optionFields = (
    <OptionFields {...{ schema, options, change }} {...(placeholders ? { placeholders } : {})} />
  );
  return operation.takes === 'files' ? (
    <JoinedFiles {...{ toolId, files, setFiles, options, optionFields }} />
  ) : (
    <BatchPanel
      {...{ toolId, files, options, optionFields }}
      filesAtOnce={operation.filesAtOnce}
      showsSavings={operation.showsSavings === true}
      describeSaved={operation.describeSaved}
      start={start}
      onPlaceholders={setPlaceholders}
      onClose={close}
      stage={Stage && ((queued) => <Stage files={queued} options={options} change={change} />)}
    />
  );
}

interface JoinedFilesProps extends Omit<FilesOutcomeProps, 'operation' | 'Stage' | 'before'> {
  readonly options: Options;
  readonly optionFields: ReactNode;
}

/** A folder may hold tens of thousands. */
const maxShown = 200;

function JoinedFiles({ toolId, files, setFiles, options, optionFields }: JoinedFilesProps) {
  const named = useMemo(() => files.map(underItsPath), [files]);
  const run = useOperation(toolId, named, options);
  return (
    <TextTool options={optionFields} status={describeRun(run, true) || formatCount(files.length, 'file')}>
      <Pane
        title="Files"
        toolbar={
          <FileDrop
            title="Add more"
            hasFiles
            isMultiple
            takesFolders
            onFiles={(added) => {
              setFiles([...files, ...added]);
            }}
          />
        }
      >
        <ul className="file-list max-h-[inherit] overflow-y-auto px-4">
          {named.slice(0, maxShown).map((file, index) => (
            // Two files may have one name.
            <li key={index} className="border-line flex items-center gap-2 border-b py-2">
              {file.type.startsWith('image/') && <Thumbnail file={file} substitute={undefined} />}
              <span className="min-w-0 flex-1 truncate">{file.name}</span>
              <span className="text-ink-3 tabular text-[0.875rem]">{formatBytes(file.size)}</span>
              <IconButton
                icon="arrow-up"
                label={`Move ${file.name} up`}
                tone="plain"
                isSmall
                disabled={index === 0}
                onClick={() => {
                  setFiles(files.toSpliced(index - 1, 2, ...files.slice(index - 1, index + 1).reverse()));
                }}
              />
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
          {files.length > maxShown && (
            <li className="text-ink-2 py-2">and {formatCount(files.length - maxShown, 'other')}</li>
          )}
        </ul>
      </Pane>
      <OutputView result={run.output} isStale={run.isStale} notice={<RunNotice run={run} isLong />} />
    </TextTool>
  );
}

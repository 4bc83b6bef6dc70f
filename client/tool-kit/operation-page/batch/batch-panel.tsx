import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { DiskFolder } from '#client/lib/files/disk-folder.ts';
import { downloadBlob, downloadZip, type NamedBlob } from '#client/lib/files/downloads.ts';
import { FileInputButton } from '#client/tool-kit/files/file-input-button.tsx';
import { FileQueueStore, type ProcessFile, type QueueItem } from '#client/tool-kit/files/file-queue.ts';
import { runOperation } from '#client/tool-kit/operations/runner.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation.ts';
import { TextTool } from '#client/tool-kit/texts/text-panes.tsx';
import { useDroppedFiles } from '#client/tool-kit/files/use-dropped-files.ts';
import { Button } from '#client/ui/button.tsx';
import { useHasUnreadBox } from '#client/ui/fields/unread-boxes.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { formatCount } from '#core/numbers/number-format.ts';
import { BatchRow } from './batch-row.tsx';
import { type BatchResult, createResultKeeper, namedBlobs } from './batch-results.ts';

interface BatchPanelProps {
  readonly toolId: string;
  /** The first files; more may be added. */
  readonly files: readonly File[];
  readonly filesAtOnce?: number | undefined;
  /** Another object is another run. */
  readonly options: object;
  readonly optionFields: ReactNode;
  /** Instead of the tool's operation, for work of several steps. Memoize it. */
  readonly runFile?: ProcessFile<OperationResult> | undefined;
  /** Shown above the rows, for the files that have one. */
  readonly stage?: ((files: readonly File[]) => ReactNode) | undefined;
  readonly onClose: () => void;
}

const usualFilesAtOnce = 3;

function workOn(
  toolId: string,
  options: object,
  folder: DiskFolder,
  runFile: ProcessFile<OperationResult> = (file, { signal, reportProgress }) =>
    runOperation(toolId, file, options, { signal, onProgress: reportProgress }),
): ProcessFile<BatchResult> {
  const keep = createResultKeeper(folder);
  return async (file, scope) => ({ result: await keep(await runFile(file, scope)), options });
}

/** Runs one operation on many files: a row for each, and one zip of all results. A bad file never stops the others. */
export function BatchPanel({
  toolId,
  files,
  filesAtOnce = usualFilesAtOnce,
  options,
  optionFields,
  runFile,
  stage,
  onClose,
}: BatchPanelProps) {
  const [queue] = useState(() => new FileQueueStore<BatchResult>(filesAtOnce));
  const { items } = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  useDroppedFiles(queue.add);

  useEffect(() => {
    queue.add(files);
    return queue.clear;
  }, [queue, files]);
  const [folder] = useState(() => new DiskFolder());
  const work = useMemo(() => workOn(toolId, options, folder, runFile), [toolId, options, folder, runFile]);
  useEffect(() => {
    queue.restart(work);
    return folder.close;
  }, [queue, work, folder, files]);

  const hasUnread = useHasUnreadBox();
  const isBusy = items.some(({ status }) => status === 'running' || status === 'waiting');
  const ready = items.filter(
    ({ status, result }) => status === 'done' && result?.options === options && !hasUnread,
  );
  const resultCount = ready.reduce((sum, { result }) => sum + (result?.result.parts.length ?? 0), 0);
  const canceled = items.filter(({ status }) => status === 'canceled').length;
  return (
    <TextTool options={optionFields} status={describeBatch(items, ready.length)}>
      <section
        className={`col-span-full min-w-0 p-4 ${stage ? 'grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : ''}`}
        aria-label="Files"
      >
        {stage?.(items.map(({ file }) => file))}
        <div className="min-w-0">
          <div className="flex flex-wrap gap-2">
            <Button
              icon="download"
              tone="primary"
              disabled={isBusy || ready.length === 0}
              onClick={() => saveAll(namedBlobs(ready), `${toolId}.zip`, folder)}
            >
              {items.length > 1 || resultCount > 1 ? downloadAll : 'Download'}
            </Button>
            <FileInputButton icon="plus" isMultiple onFiles={queue.add}>
              <span>
                Add <span className="max-md:sr-only">files</span>
              </span>
            </FileInputButton>
            {isBusy && <Button onClick={queue.cancel}>Cancel</Button>}
            {!isBusy && canceled > 0 && (
              <Button
                onClick={() => {
                  queue.start(work);
                }}
              >
                Go on with {formatCount(canceled, 'file')}
              </Button>
            )}
            <Button icon="x" onClick={onClose}>
              <span className="max-md:sr-only">Close</span>
            </Button>
          </div>
          <BatchRows
            items={items}
            isStale={({ result }) => result?.options !== options || hasUnread}
            isAlone={items.length === 1 && !stage}
            onRemove={queue.remove}
          />
        </div>
      </section>
    </TextTool>
  );
}

interface BatchRowsProps {
  readonly items: readonly QueueItem<BatchResult>[];
  readonly isStale: (item: QueueItem<BatchResult>) => boolean;
  readonly isAlone: boolean;
  readonly onRemove: (id: number) => void;
}

/** A thousand rows would keep the page from answering for a second. */
const rowsAtOnce = 50;

function BatchRows({ items, isStale, isAlone, onRemove }: BatchRowsProps) {
  const [rowCount, setRowCount] = useState(rowsAtOnce);
  // Failed files must be visible at any position.
  const shown = items
    .filter(({ status }, index) => index < rowCount || status === 'failed')
    .slice(0, rowCount + rowsAtOnce);
  return (
    <>
      <ul className="mt-3" aria-label="Files">
        {shown.map((item) => (
          <BatchRow key={item.id} {...{ item, isAlone, onRemove }} isStale={isStale(item)} />
        ))}
      </ul>
      {shown.length < items.length && (
        <Button isSmall onClick={() => setRowCount(rowCount + rowsAtOnce)}>
          Show more of {formatCount(items.length, 'file')}
        </Button>
      )}
    </>
  );
}

const downloadAll = (
  <span>
    Download all <span className="max-md:sr-only">(zip)</span>
  </span>
);

/** Saves one file as it is, several as a zip. */
function saveAll(results: readonly NamedBlob[], zipName: string, folder: DiskFolder): void {
  const [first, ...others] = results;
  if (first && others.length === 0) downloadBlob(first.blob, first.name);
  else downloadZip(results, zipName, folder).catch(reportFailure);
}

function describeBatch(items: readonly QueueItem<BatchResult>[], readyCount: number): string {
  const count = (wanted: string) => items.filter(({ status }) => status === wanted).length;
  if (count('running') + count('waiting') > 0)
    return `${readyCount} of ${formatCount(items.length, 'file')} done`;
  const [failed, canceled] = [count('failed'), count('canceled')];
  return [
    `${formatCount(readyCount, 'file')} done`,
    ...(failed > 0 ? [`${failed} not`] : []),
    ...(canceled > 0 ? [`${canceled} canceled`] : []),
  ].join(', ');
}

import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useDroppedFiles } from '#client/tool-kit/files/use-dropped-files.ts';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import type { StartWords } from '#client/tool-kit/operations/page-words.ts';
import { UnreachableError } from '#client/lib/loading/unreachable-code.ts';
import { Fault } from '#client/tool-kit/running/fault.ts';
import { OptionStrip } from '#client/tool-kit/texts/option-strip.tsx';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { notify } from '#client/ui/toast-store.ts';
import { BatchActions } from './batch-actions.tsx';
import { namedParts, sizesOf } from './batch-results.ts';
import { BatchRows } from './batch-rows.tsx';
import { BatchStatus } from './batch-status.tsx';
import { type Batch, type BatchWork, useBatch, useEndOfWork } from './use-batch.ts';
import { downloadBlob, downloadZip } from '#client/lib/files/downloads.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';

type Placeholders = OperationResult['placeholders'];

interface BatchPanelProps extends BatchWork {
  readonly optionFields: ReactNode;
  /** Shown above the rows, for the files that have one. */
  readonly stage?: ((files: readonly File[]) => ReactNode) | undefined;
  /** For a page with a button that starts the work. */
  readonly start?: StartWords | undefined;
  readonly showsSavings?: boolean;
  readonly describeSaved?: AnyOperation['describeSaved'];
  /** Called with the values that empty boxes stand for, if there is only one file. */
  readonly onPlaceholders?: ((placeholders: Placeholders) => void) | undefined;
  readonly onClose: () => void;
}

/** Runs one operation on many files: a row for each, and one zip of all results. A bad file never stops the others. */
export function BatchPanel(props: BatchPanelProps) {
  const { toolId, optionFields, stage, start, showsSavings = false, onPlaceholders, onClose } = props;
  const batch = useBatch(props, start !== undefined);
  const { items, ready, isBusy } = batch;
  useDroppedFiles(batch.add);
  const save = () => saveResults(batch, toolId, start?.onlyName);
  // Work that begins by itself, with a file or an option, shows its end only in the rows.
  const wasPressed = useRef(false);
  const run = () => {
    if (start && items.length === 0) notify({ ...start.missing, tone: 'destructive' });
    else {
      wasPressed.current = true;
      batch.run();
    }
  };
  const placeholders = items.length === 1 ? items[0]?.result?.result.placeholders : undefined;
  useEffect(() => onPlaceholders?.(placeholders), [onPlaceholders, placeholders]);
  useEndOfWork(isBusy, () => {
    announceEnd(batch, props, wasPressed.current);
    wasPressed.current = false;
  });
  useShortcuts({
    run: start && !isBusy ? run : undefined,
    download: ready.length > 0 && !isBusy ? save : undefined,
    cancel: isBusy ? batch.cancel : undefined,
  });
  // The bar measures itself whenever it is drawn, and the progress of one file must not lay out a hundred rows.
  const bar = useMemo(() => optionFields && <OptionStrip options={optionFields} />, [optionFields]);
  return (
    <div className="text-tool">
      {bar}
      <section
        className={`min-w-0 p-4 ${stage ? 'staged grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : ''}`}
        aria-label="Files"
        data-print=""
      >
        {stage?.(items.map(({ file }) => file))}
        <div className="min-w-0">
          <BatchRows batch={batch} showsSavings={showsSavings} isAlone={items.length === 1 && !stage} />
        </div>
      </section>
      <BatchActions
        {...{ batch, start, onClose }}
        status={<BatchStatus batch={batch} showsSavings={showsSavings} />}
        onRun={run}
        onSave={save}
      />
    </div>
  );
}

/** Says how a run ended that a person started and did not cancel, or why no file could be read. */
function announceEnd(
  { items, ready, canceledCount }: Batch,
  { start, describeSaved }: Pick<BatchPanelProps, 'start' | 'describeSaved'>,
  wasPressed: boolean,
): void {
  if (canceledCount > 0) return;
  const failed = items.filter(({ status }) => status === 'failed');
  if (ready.length > 0) {
    if (!describeSaved || !wasPressed) return;
    const text = failed.length === 0 ? {} : { text: `Skipped: ${listNames(failed)}` };
    notify({ title: describeSaved(ready.map(sizesOf)), ...text });
    return;
  }
  const error = failed[0]?.error;
  // A fault of the program, or a missing part of it, is not the file's fault.
  if (start && error && !(error instanceof Fault || error instanceof UnreachableError)) {
    notify({ title: start.failed, text: error.message, tone: 'destructive' });
  }
}

function listNames(items: Batch['items']): string {
  const shown = items.slice(0, 3).map(({ file }) => file.name);
  return shown.join(', ') + (items.length > 3 ? ` and ${items.length - 3} more` : '');
}

/** Saves one file as it is, several as a zip. `onlyName` is the name of a single result. */
export function saveResults({ items, ready, folder }: Batch, zipName: string, onlyName?: string): void {
  const parts = namedParts(ready);
  const [first, ...others] = parts;
  if (!first || others.length > 0) {
    downloadZip(parts, `${zipName}.zip`, folder).catch(reportFailure);
    return;
  }
  const isOnly = onlyName !== undefined && items.length === 1;
  downloadBlob(first.blob, isOnly ? `${onlyName}.${first.kind}` : first.name);
}

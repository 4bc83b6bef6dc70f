import type { ReactNode } from 'react';
import { FileInputButton } from '#client/tool-kit/files/file-input-button.tsx';
import type { StartWords } from '#client/tool-kit/operations/page-words.ts';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { Button } from '#client/ui/button.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { formatCount } from '#core/numbers/number-format.ts';
import { areUnchanged, namedParts } from './batch-results.ts';
import type { Batch } from './use-batch.ts';

interface BatchActionsProps {
  readonly batch: Batch;
  readonly start: StartWords | undefined;
  /** At the start of the row, above the progress. */
  readonly status: ReactNode;
  readonly onRun: () => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** The actions for all files, at the foot of the screen: the next thing to do is always the last one. */
export function BatchActions({ batch, start, status, onRun, onSave, onClose }: BatchActionsProps) {
  const { items, ready, isBusy, canceledCount } = batch;
  return (
    <div className="foot-row px-4 max-md:[&_.button]:px-2">
      <div className="flex-1 basis-40 max-md:basis-full max-md:empty:hidden" role="status">
        {status}
        {start && isBusy && <ProgressBar label={start.busy} fraction={ready.length / items.length} />}
      </div>
      <Button icon="x" onClick={onClose}>
        <span className="max-md:sr-only">Clear</span>
      </Button>
      <FileInputButton icon="plus" isMultiple onFiles={batch.add}>
        <span className="max-md:sr-only">Add files</span>
      </FileInputButton>
      {!isBusy && ready.length > 1 && <SendResults ready={ready} />}
      {isBusy && <Button onClick={batch.cancel}>Cancel</Button>}
      {!start && !isBusy && canceledCount > 0 && (
        <Button onClick={batch.run}>Go on with {formatCount(canceledCount, 'file')}</Button>
      )}
      {start && <StartButton {...{ batch, start, onRun }} />}
      {(!start || ready.length > 0) && (
        <Button
          icon="download"
          className="max-md:flex-1 max-md:[&_.icon]:hidden"
          tone={(start && isWaiting(batch)) || areUnchanged(ready) ? 'normal' : 'primary'}
          disabled={isBusy || ready.length === 0}
          onClick={onSave}
        >
          {isSavedAlone(batch) ? 'Download' : downloadAll}
        </Button>
      )}
    </div>
  );
}

function StartButton({
  batch,
  start,
  onRun,
}: Pick<BatchActionsProps, 'batch' | 'onRun'> & { start: StartWords }) {
  return (
    <Button
      className="max-md:flex-1"
      tone={isWaiting(batch) ? 'primary' : 'normal'}
      disabled={batch.isBusy}
      onClick={onRun}
    >
      {batch.isBusy ? start.busy : start.button}
    </Button>
  );
}

/** True while the next thing to do is to start the work. */
function isWaiting({ items, ready }: Batch): boolean {
  return !items.every((item) => item.status === 'failed' || ready.includes(item)) || ready.length === 0;
}

/** True if what is saved is one file, and not a zip, as soon as the work on the others is over. */
function isSavedAlone({ items, ready }: Batch): boolean {
  const hoped = items.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  return hoped.length < 2 && (ready[0]?.result?.result.parts.length ?? 0) < 2;
}

/** Sends all results on, if a tool may take them as one kind. */
function SendResults({ ready }: Pick<Batch, 'ready'>) {
  const parts = namedParts(ready);
  const kinds = new Set(parts.map(({ kind }) => kind));
  const [kind] = kinds;
  if (!kind || kinds.size > 1) return null;
  const files = () => parts.map(({ name, blob }) => new File([blob], name, { type: blob.type }));
  // A narrow window has no room for it; each row has its own.
  return (
    <span className="max-lg:hidden">
      <SendTo kind={kind} getData={() => ({ files: files() })} />
    </span>
  );
}

const downloadAll = (
  <span>
    Download all <span className="max-lg:sr-only">(zip)</span>
  </span>
);

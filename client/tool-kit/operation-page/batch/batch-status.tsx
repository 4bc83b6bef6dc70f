import { addSizes, formatSaved } from '#client/tool-kit/files/savings.ts';
import { formatBytes, formatCount } from '#core/numbers/number-format.ts';
import { areUnchanged, sizesOf } from './batch-results.ts';
import type { Batch } from './use-batch.ts';

interface BatchStatusProps {
  readonly batch: Batch;
  readonly showsSavings: boolean;
}

/** The progress of a batch, and its savings. */
export function BatchStatus({ batch, showsSavings }: BatchStatusProps) {
  const { items, ready } = batch;
  if (items.length === 0) return null;
  const words = describeBatch(batch);
  if (!showsSavings || ready.length === 0) return words;
  const sizes = addSizes(ready.map(sizesOf));
  return (
    <span className="tabular">
      <b className="text-ok me-1">{formatSaved(sizes)}</b> {formatBytes(sizes.before)} →{' '}
      {formatBytes(sizes.after)} · {words}
    </span>
  );
}

function describeBatch({ items, ready, isBusy, canceledCount }: Batch): string {
  if (isBusy) return `${ready.length} of ${formatCount(items.length, 'file')} done`;
  const failedCount = items.filter(({ status }) => status === 'failed').length;
  return [
    `${formatCount(ready.length, 'file')} ready`,
    ...(areUnchanged(ready) ? ['nothing to change'] : []),
    ...(failedCount > 0 ? [`${failedCount} failed`] : []),
    ...(canceledCount > 0 ? [`${canceledCount} canceled`] : []),
  ].join(', ');
}

import { useDeferredValue, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { formatCount } from '#core/numbers/number-format.ts';
import { BatchRow } from './batch-row.tsx';
import type { Batch } from './use-batch.ts';

interface BatchRowsProps {
  readonly batch: Batch;
  readonly showsSavings: boolean;
  readonly isAlone: boolean;
}

/** A thousand rows would keep the page from answering for a second. */
const rowsAtOnce = 50;
const noItems: Batch['items'] = [];

export function BatchRows({ batch, showsSavings, isAlone }: BatchRowsProps) {
  const [rowCount, setRowCount] = useState(rowsAtOnce);
  // Many new rows are drawn in parts, so that the page stays responsive.
  const items = useDeferredValue(batch.items, noItems);
  // Failed files must be visible at any position.
  const shown = items
    .filter(({ status }, index) => index < rowCount || status === 'failed')
    .slice(0, rowCount + rowsAtOnce);
  return (
    <>
      <ul aria-label="Files">
        {shown.map((item) => (
          <BatchRow
            key={item.id}
            {...{ item, isAlone, showsSavings }}
            isStale={batch.isStale(item)}
            onRemove={batch.remove}
          />
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

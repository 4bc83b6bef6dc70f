import { type KeyboardEvent, useState } from 'react';
import { copyText } from '#client/lib/sharing/clipboard.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { type CopyFormat, selectionText } from '../exporting/copy-selection.ts';
import { type CellPlace, cellAfter } from '../grid/grid-keys.ts';
import type { TableGridProps } from './table-grid-props.ts';

/**
 * Handles keys and clicks in the grid: moving, selecting with Shift, copying. Enter opens the column; in the header,
 * Space sorts by it.
 */
export function useGridKeys(props: TableGridProps, current: CellPlace, viewRows: number) {
  const { client, table, info, columns, rowCount, onActive, onSort, onColumn } = props;
  const [anchor, setAnchor] = useState<CellPlace>();

  const copy = async (format: CopyFormat) => {
    const names = columns.map((column) => info.columns[column] ?? '');
    const range = { columns, names, from: anchor ?? current, to: current };
    const { text, cellCount } = await selectionText(client, table, range, format);
    await copyText(text);
    notify({ title: 'Copied!', text: formatCount(cellCount, 'cell') });
  };
  const onPress = (cell: CellPlace, isExtending: boolean) => {
    setAnchor(isExtending ? (anchor ?? current) : undefined);
    onActive(cell);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const hasControl = event.ctrlKey || event.metaKey;
    const column = columns[current.column];
    if (hasControl && event.key.toLowerCase() === 'c' && !event.shiftKey) {
      event.preventDefault();
      copy('tsv').catch(reportFailure);
    } else if (hasControl && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      setAnchor({ row: 0, column: 0 });
      onActive({ row: rowCount - 1, column: columns.length - 1 });
    } else if ((event.key === 'Enter' || event.key === ' ') && column !== undefined) {
      event.preventDefault();
      if (current.row === -1 && event.key === ' ') onSort(column);
      else onColumn(column);
    } else {
      const size = { rows: rowCount, columns: columns.length, viewRows };
      const target = cellAfter(event.key, hasControl, current, size);
      if (!target) return;
      event.preventDefault();
      onPress(target, event.shiftKey);
    }
  };
  return { anchor, copy, onKeyDown, onPress };
}

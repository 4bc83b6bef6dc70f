import { useMemo, useState } from 'react';
import { notifyUndo } from '#client/ui/toast-store.ts';
import { type AddedColumn, columnOrder, putBeside, withAdded } from '../arranging/added-columns.ts';
import { clampWidth, columnWidth, spreadFactor } from '../grid/grid-geometry.ts';
import type { TableInfo } from '#core/csv/reading/table-info.ts';
import type { CsvTable } from './use-csv-table.ts';

const noColumns: readonly AddedColumn[] = [];

/** Manages which columns are shown, their order and their widths. */
export function useShownColumns(table: CsvTable, fileInfo: TableInfo) {
  const { added, arranging, addColumn, removeColumn } = table;
  const fileColumns = fileInfo.columns.length;
  const [wanted, setWanted] = useState<readonly number[]>(() => columnOrder(fileColumns, added));
  const [chosenWidths, setChosenWidths] = useState<Readonly<Record<number, number>>>({});
  // A newly added column is shown as soon as its cells can be read.
  const readable = arranging.output?.table.overlay?.added ?? noColumns;
  const info = useMemo(() => withAdded(fileInfo, readable), [fileInfo, readable]);
  const columns = useMemo(() => wanted.filter((column) => column < info.columns.length), [wanted, info]);
  const [framePx, setFramePx] = useState(0);
  const widths = useMemo(() => {
    const own = info.widths.map(columnWidth);
    const factor = spreadFactor(
      columns.filter((column) => chosenWidths[column] === undefined).map((column) => own[column] ?? 0),
      columns.flatMap((column) => chosenWidths[column] ?? []),
      framePx,
    );
    return own.map((width, column) => chosenWidths[column] ?? Math.floor(width * factor));
  }, [info, columns, chosenWidths, framePx]);
  const natural = columnOrder(fileColumns, added);

  return {
    info,
    columns,
    widths,
    setFramePx,
    hiddenCount: natural.length - wanted.length,
    isReordered: wanted.some((column, place) => column !== natural[place]),
    showAll: () => setWanted(natural),
    isAdded: (column: number) => column >= fileColumns,
    setWidth: (column: number, width: number) =>
      setChosenWidths((current) => ({ ...current, [column]: clampWidth(width) })),
    move: (column: number, step: 1 | -1) =>
      setWanted((current) => moved(current, current.indexOf(column), step)),
    hide: (column: number) => setWanted((current) => current.filter((one) => one !== column)),
    /** Inserts a new column beside another. */
    insert: (column: AddedColumn) => {
      addColumn(column);
      setWanted((current) => putBeside(current, column.beside, column.side, fileColumns + added.length));
    },
    remove: (column: number) => {
      const place = wanted.indexOf(column);
      const bringBack = removeColumn(column);
      setWanted((current) => current.filter((one) => one !== column));
      const undo = () => {
        bringBack();
        setWanted((current) => current.toSpliced(place, 0, column));
      };
      notifyUndo('Column removed', undo, info.columns[column]);
    },
  };
}

export type ShownColumns = ReturnType<typeof useShownColumns>;

/** Swaps the column at `place` with its neighbor. */
function moved(columns: readonly number[], place: number, step: 1 | -1): readonly number[] {
  const [column, neighbor] = [columns[place], columns[place + step]];
  return column === undefined || neighbor === undefined
    ? columns
    : columns.with(place, neighbor).with(place + step, column);
}

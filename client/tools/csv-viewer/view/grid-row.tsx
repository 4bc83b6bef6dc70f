import type { CellPages } from '../grid/cell-pages.ts';
import { type DecimalMark, numberOf } from '#core/csv/detection/cell-values.ts';
import { faultMeanings } from '#core/csv/reading/fault-words.ts';
import { cellPosition, numberWidthPx, rowHeightPx } from '../grid/grid-geometry.ts';
import type { CellPlace } from '../grid/grid-keys.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface GridRowProps {
  readonly id: string;
  readonly row: number;
  /** The numbers of the rows with more or fewer cells than the first. */
  readonly uneven: ReadonlySet<number>;
  readonly pages: CellPages;
  /** The indexes of the visible columns, except the frozen one. */
  readonly shown: readonly number[];
  readonly offsets: readonly number[];
  readonly isFrozen: boolean;
  readonly selection: { readonly anchor: CellPlace; readonly active: CellPlace };
  readonly mark: DecimalMark;
  /** The search text to highlight. */
  readonly search: string;
  readonly onPress: (cell: CellPlace, isExtending: boolean) => void;
}

/** One row: its number in the file, and its visible cells. */
export function GridRow(props: GridRowProps) {
  const { row, uneven, pages, shown, offsets, isFrozen } = props;
  const number = pages.number(row, shown[0] ?? 0) ?? pages.number(row, shown.at(-1) ?? 0);
  const isUneven = number !== undefined && uneven.has(number);
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className="border-line relative border-b"
      style={{ height: rowHeightPx }}
    >
      <div role="presentation" className="bg-surface sticky left-0 z-10 inline-flex">
        <span
          role="rowheader"
          className={`${isUneven ? 'bg-warn-soft text-warn' : 'text-ink-3'} tabular px-2 text-end text-[0.8125rem] leading-[33px]`}
          title={isUneven ? faultMeanings.width : undefined}
          style={{ width: numberWidthPx, height: rowHeightPx - 1 }}
        >
          {number !== undefined && writeNumber(number)}
        </span>
        {isFrozen && <Cell {...props} place={0} style={{ width: offsets[1] ?? 0 }} />}
      </div>
      {shown.map((place) => (
        <Cell key={place} {...props} place={place} style={cellPosition(offsets, place)} />
      ))}
    </div>
  );
}

interface CellProps extends GridRowProps {
  readonly place: number;
  readonly style: {
    readonly position?: 'absolute';
    readonly top?: number;
    readonly left?: number;
    readonly width: number;
  };
}

function Cell({ id, row, pages, selection, mark, search, onPress, place, style }: CellProps) {
  const text = pages.cell(row, place);
  const isActive = selection.active.row === row && selection.active.column === place;
  const isSelected = isBetween(selection, row, place);
  const look = [
    'border-line block cursor-default truncate border-s px-2 text-[0.875rem] leading-[33px]',
    isActive ? 'outline-2 -outline-offset-2 outline-(--focus)' : isSelected ? 'bg-accent-soft' : '',
    text !== undefined && numberOf(text, mark) !== undefined ? 'tabular text-end' : '',
  ];
  return (
    <span
      id={`${id}-${row}-${place}`}
      role="gridcell"
      aria-colindex={place + 1}
      aria-selected={isSelected}
      className={look.join(' ')}
      style={{ ...style, height: rowHeightPx - 1 }}
      dir="auto"
      onMouseDown={(event) => onPress({ row, column: place }, event.shiftKey)}
      onMouseEnter={(event) => {
        if (event.buttons === 1) onPress({ row, column: place }, true);
      }}
    >
      {text === undefined ? (
        <span className="text-ink-3">…</span>
      ) : (
        <Found text={oneLine(text)} search={search} />
      )}
    </span>
  );
}

function Found({ text, search }: { readonly text: string; readonly search: string }) {
  const at = search === '' ? -1 : text.toLowerCase().indexOf(search.toLowerCase());
  if (at < 0) return text;
  const end = at + search.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}

function isBetween({ anchor, active }: GridRowProps['selection'], row: number, column: number): boolean {
  const isRow = row >= Math.min(anchor.row, active.row) && row <= Math.max(anchor.row, active.row);
  const isColumn =
    column >= Math.min(anchor.column, active.column) && column <= Math.max(anchor.column, active.column);
  return isRow && isColumn;
}

function oneLine(text: string): string {
  return text.replaceAll(/\r\n|\r|\n/g, ' ⏎ ');
}

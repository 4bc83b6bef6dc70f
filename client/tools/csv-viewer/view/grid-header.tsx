import type { PointerEvent } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import type { Arrangement } from '../arranging/arrangement.ts';
import type { TableInfo } from '#core/csv/reading/table-info.ts';
import { cellPosition, clampWidth, numberWidthPx, rowHeightPx } from '../grid/grid-geometry.ts';

interface GridHeaderProps {
  readonly id: string;
  readonly info: TableInfo;
  readonly columns: readonly number[];
  /** The indexes of the visible columns, except the frozen one. */
  readonly shown: readonly number[];
  readonly offsets: readonly number[];
  readonly isFrozen: boolean;
  readonly activePlace: number | undefined;
  readonly sort: Arrangement['sort'];
  readonly onColumn: (column: number) => void;
  readonly onSort: (column: number) => void;
  readonly onResize: (column: number, width: number) => void;
}

/** The column names: click a name for details, its arrow to sort, its edge to resize. */
export function GridHeader(props: GridHeaderProps) {
  const { shown, offsets, isFrozen } = props;
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="bg-surface-2 border-line sticky top-0 z-20 border-b"
      style={{ height: rowHeightPx }}
    >
      <div role="presentation" className="bg-surface-2 sticky left-0 z-20 inline-flex">
        <span
          role="columnheader"
          className="text-ink-3 px-2 text-end text-[0.8125rem] leading-[33px]"
          style={{ width: numberWidthPx, height: rowHeightPx - 1 }}
        >
          Row
        </span>
        {isFrozen && (
          <HeaderCell {...props} place={0} style={{ position: 'relative', width: offsets[1] ?? 0 }} />
        )}
      </div>
      {shown.map((place) => (
        <HeaderCell key={place} {...props} place={place} style={cellPosition(offsets, place)} />
      ))}
    </div>
  );
}

interface HeaderCellProps extends GridHeaderProps {
  readonly place: number;
  readonly style: {
    readonly position: 'absolute' | 'relative';
    readonly top?: number;
    readonly left?: number;
    readonly width: number;
  };
}

function HeaderCell(props: HeaderCellProps) {
  const { id, info, columns, place, style, activePlace, sort, onColumn, onSort, onResize } = props;
  const column = columns[place] ?? 0;
  const name = info.columns[column] ?? '';
  const isSorted = sort?.column === column;
  const direction = isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none';
  const icons = { descending: 'arrow-down', ascending: 'arrow-up', none: 'chevrons-up-down' } as const;
  return (
    <div
      id={`${id}--1-${place}`}
      role="columnheader"
      aria-colindex={place + 1}
      aria-sort={direction}
      className={`border-line flex items-center border-s ${activePlace === place ? 'outline-2 -outline-offset-2 outline-(--focus)' : ''}`}
      style={{ ...style, height: rowHeightPx - 1 }}
    >
      <button
        type="button"
        tabIndex={-1}
        className={`min-w-0 flex-1 cursor-pointer truncate px-2 text-[0.875rem] font-semibold ${info.numeric.has(column) ? 'text-end' : 'text-start'}`}
        title={name}
        onClick={() => onColumn(column)}
      >
        {name}
      </button>
      <button
        type="button"
        tabIndex={-1}
        className={`h-full w-7 shrink-0 cursor-pointer ${isSorted ? 'text-accent' : 'text-ink-3'}`}
        aria-label={`Sort by ${name}`}
        onClick={() => onSort(column)}
      >
        <Icon name={icons[direction]} />
      </button>
      <span
        className="absolute end-0 top-0 h-full w-2 cursor-col-resize touch-none"
        onPointerDown={(event) => dragEdge(event, style.width, (width) => onResize(column, width))}
      />
    </div>
  );
}

function dragEdge(event: PointerEvent<HTMLElement>, width: number, onWidth: (width: number) => void): void {
  const handle = event.currentTarget;
  const startX = event.clientX;
  handle.setPointerCapture(event.pointerId);
  const move = (moved: globalThis.PointerEvent) => onWidth(clampWidth(width + moved.clientX - startX));
  handle.addEventListener('pointermove', move);
  // A drag ends on release, or when the browser cancels the pointer.
  handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), {
    once: true,
  });
}

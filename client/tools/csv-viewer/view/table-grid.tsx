import { useId, useMemo, type RefObject, useEffect, useRef } from 'react';
import { CellDetail } from './cell-detail.tsx';
import { CopySelection } from './copy-selection-menu.tsx';
import {
  columnOffsets,
  columnsBetween,
  firstRowAt,
  gridHeight,
  numberWidthPx,
  rowHeightPx,
  rowsTop,
  scrollTopFor,
} from '../grid/grid-geometry.ts';
import { GridHeader } from './grid-header.tsx';
import { GridRow } from './grid-row.tsx';
import { useCellPages } from './use-cell-pages.ts';
import type { TableGridProps } from './table-grid-props.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useScrollArea } from '#client/tool-kit/use-scroll-area.ts';
import type { CellPlace } from '../grid/grid-keys.ts';

/** Rows drawn beyond the edges, so that scrolling shows no gaps. */
const marginRows = 6;
const scrollBarPx = 18;
const edgePx = 16;

/** A table of any size that only draws visible cells. Keyboard: the ARIA grid pattern. */
export function TableGrid(props: TableGridProps) {
  const { client, table, info, columns, rowCount, isFrozen, active } = props;
  const id = useId();
  const { ref, scroll, onScroll, offsets, tableWidth, viewRows, area, pages } = useGridView(props);
  const shown = range(Math.max(isFrozen ? 1 : 0, area.startColumn), area.endColumn);
  const current = {
    row: Math.min(active.row, rowCount - 1),
    column: Math.max(0, Math.min(active.column, columns.length - 1)),
  };
  const frozenPx = numberWidthPx + (isFrozen ? (offsets[1] ?? 0) : 0);
  useReveal(ref, current, { offsets, rowCount, viewRows, frozenPx });
  const { anchor, copy, onKeyDown, onPress } = useGridKeys(props, current, viewRows);
  const selection = { anchor: anchor ?? current, active: current };
  const shared = { id, shown, offsets, isFrozen, pages, selection, onPress };
  const heightPx = gridHeight(rowCount) + rowHeightPx;
  return (
    <div className={`relative ${props.isStale ? 'stale' : ''}`}>
      <div
        ref={ref}
        role="grid"
        aria-label="Table"
        aria-rowcount={rowCount + 1}
        aria-colcount={columns.length}
        aria-activedescendant={`${id}-${current.row}-${current.column}`}
        aria-multiselectable="true"
        tabIndex={0}
        className="relative max-h-[50dvh] min-h-40 md:max-h-[calc(100dvh-31rem)] overflow-auto focus-visible:-outline-offset-2"
        style={{ height: heightPx + scrollBarPx }}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        <div
          role="presentation"
          className="relative min-w-full"
          style={{ width: tableWidth, height: heightPx }}
        >
          <GridHeader {...props} {...shared} activePlace={current.row === -1 ? current.column : undefined} />
          <div
            role="presentation"
            className="absolute inset-x-0"
            style={{ top: rowHeightPx + rowsTop(area.startRow, scroll.top, rowCount, viewRows) }}
          >
            {range(area.startRow, area.endRow).map((row) => (
              <GridRow
                key={row}
                {...shared}
                row={row}
                uneven={props.uneven}
                mark={info.decimalMark}
                search={table.arrangement.search}
              />
            ))}
          </div>
        </div>
      </div>
      {scroll.left + scroll.width < tableWidth && (
        <RightEdge left={scroll.width} height={Math.min(scroll.height, heightPx)} />
      )}
      {rowCount === 0 && <p className="text-ink-2 p-4">No rows to show.</p>}
      {current.row >= 0 && columns.length > 0 && (
        <CellDetail
          client={client}
          table={table}
          row={current.row}
          column={columns[current.column] ?? 0}
          info={info}
          onFind={props.onFind}
        >
          <CopySelection selection={selection} onCopy={copy} />
        </CellDetail>
      )}
    </div>
  );
}

/** A shadow where the table goes on beyond the frame. */
function RightEdge({ left, height }: { readonly left: number; readonly height: number }) {
  return (
    <div
      className="pointer-events-none absolute top-0 z-20"
      style={{
        left: left - edgePx,
        width: edgePx,
        height,
        background: 'linear-gradient(90deg, transparent, color-mix(in srgb, var(--ink) 20%, transparent))',
      }}
    />
  );
}

/** Computes the visible area of the table and loads its cells. */
function useGridView({ client, table, columns, widths, rowCount, onFrame }: TableGridProps) {
  const offsets = useMemo(
    () => columnOffsets(columns.map((column) => widths[column] ?? 0)),
    [columns, widths],
  );
  const { ref, area: scroll, onScroll } = useScrollArea();
  useEffect(() => onFrame(scroll.width - numberWidthPx), [onFrame, scroll.width]);
  const viewRows = Math.max(1, Math.floor((scroll.height - rowHeightPx) / rowHeightPx));
  const first = firstRowAt(scroll.top, rowCount, viewRows);
  const inView = columnsBetween(offsets, scroll.left, scroll.left + scroll.width);
  const area = {
    startRow: Math.max(0, first - marginRows),
    endRow: Math.min(rowCount, first + viewRows + marginRows),
    startColumn: inView.start,
    endColumn: inView.end,
  };
  const pages = useCellPages(client, table, columns, area);
  const tableWidth = numberWidthPx + (offsets.at(-1) ?? 0);
  return { ref, scroll, onScroll, offsets, tableWidth, viewRows, area, pages };
}

function range(start: number, end: number): readonly number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
}

interface GridSize {
  readonly offsets: readonly number[];
  readonly rowCount: number;
  readonly viewRows: number;
  /** The width of the frozen part at the left edge. */
  readonly frozenPx: number;
}

/** Scrolls the active cell into view whenever it changes. */
function useReveal(ref: RefObject<HTMLDivElement | null>, { row, column }: CellPlace, size: GridSize): void {
  const latest = useRef(size);
  useEffect(() => {
    latest.current = size;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { offsets, rowCount, viewRows, frozenPx } = latest.current;
    const top = row < 0 ? undefined : scrollTopFor(row, element.scrollTop, rowCount, viewRows);
    if (top !== undefined) element.scrollTop = top;
    const left = numberWidthPx + (offsets[column] ?? 0);
    const right = numberWidthPx + (offsets[column + 1] ?? 0);
    if (left < element.scrollLeft + frozenPx) element.scrollLeft = left - frozenPx;
    else if (right > element.scrollLeft + element.clientWidth) {
      element.scrollLeft = right - element.clientWidth;
    }
  }, [ref, row, column]);
}

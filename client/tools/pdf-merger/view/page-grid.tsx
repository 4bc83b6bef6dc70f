import { type KeyboardEvent, type MouseEvent, useRef, useSyncExternalStore } from 'react';
import type { ArrangedPage } from '../arranging/arrangement.ts';
import { thumbnailKey } from './browser.ts';
import {
  cellPosition,
  cellsInView,
  gapPosition,
  type GridGeometry,
  layOutGrid,
} from '../arranging/grid-geometry.ts';
import type { AddedFile } from '../arranging/merger-store.ts';
import { PageCell } from './page-cell.tsx';
import { pagesInWords } from '../arranging/page-commands.ts';
import { pageKeyAction } from '../arranging/page-keys.ts';
import { type SelectMode, selectPage } from '../arranging/selection.ts';
import type { MergerOptions } from '../state.ts';
import type { ThumbnailStore } from '../arranging/thumbnail-store.ts';
import {
  indicesInDocument,
  spareRows,
  useFocusOnPage,
  useScrollView,
  useVisibleThumbnails,
} from './use-grid-view.ts';
import { type PageDrag, usePageDrag } from './use-page-drag.ts';
import type { PageSelection } from './use-page-selection.ts';

interface PageGridProps extends PageSelection {
  readonly pages: readonly ArrangedPage[];
  readonly files: ReadonlyMap<string, AddedFile>;
  readonly thumbnails: ThumbnailStore;
  readonly size: MergerOptions['thumbnailSize'];
}

const minCellWidths = { small: 92, medium: 128, large: 210 } as const;

/** The grid of the result's pages. Only visible ones are in the DOM, so 10,000 pages are as fast as 10. */
export function PageGrid(props: PageGridProps) {
  const { pages, files, thumbnails, size, selection, setSelection, commands } = props;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const view = useScrollView(scrollerRef);
  const geometry = layOutGrid(view.width, minCellWidths[size], pages.length);
  const focusIndex = placeOf(pages, selection.focusId);
  const wantsFocusRef = useRef(false);
  useSyncExternalStore(thumbnails.subscribe, thumbnails.version, thumbnails.version);

  const shown = cellsInView(geometry, view.top, view.height, spareRows);
  const indices = indicesInDocument(shown.from, Math.min(shown.to, pages.length), focusIndex, pages.length);
  useVisibleThumbnails(thumbnails, pages, geometry, view);
  useFocusOnPage(scrollerRef, wantsFocusRef, selection.focusId, geometry, focusIndex);

  const { drag, press, wasDragged } = usePageDrag({
    geometry,
    pageCount: pages.length,
    scrollerRef,
    contentRef,
    begin(id) {
      if (selection.ids.has(id)) return selection.ids;
      const only = selectPage(pages, selection, id, 'only');
      setSelection(only);
      return only.ids;
    },
    drop: (_ids, gap) => commands.moveTo(gap),
  });

  function handleKeyDown(event: KeyboardEvent): void {
    const rowsInView = Math.max(1, Math.floor(view.height / geometry.cellHeight));
    const action = pageKeyAction(event, { columnCount: geometry.columnCount, rowsInView, ...props });
    if (!action) return;
    event.preventDefault();
    wantsFocusRef.current = true;
    action();
  }

  return (
    <div ref={scrollerRef} className="max-h-[clamp(20rem,62dvh,44rem)] overflow-y-auto p-3">
      <div
        ref={contentRef}
        role="listbox"
        aria-label="Pages of the result"
        aria-multiselectable
        className="relative"
        style={{ height: geometry.height }}
        onKeyDown={handleKeyDown}
      >
        {indices.map((index) => {
          const page = pages[index];
          if (!page) return null;
          return (
            <PageCell
              key={page.id}
              page={page}
              added={page.sourceId === undefined ? undefined : files.get(page.sourceId)}
              index={index}
              pageCount={pages.length}
              thumbnail={pictureOf(page, thumbnails)}
              isSelected={selection.ids.has(page.id)}
              isFocusTarget={index === focusIndex}
              isDragged={drag?.ids.has(page.id) ?? false}
              {...cellPosition(geometry, index)}
              width={geometry.cellWidth}
              height={geometry.cellHeight}
              onFocus={() => {
                if (selection.focusId !== page.id) setSelection({ ...selection, focusId: page.id });
              }}
              onPointerDown={(event) => press(event, page.id)}
              onClick={(event) => {
                if (!wasDragged()) setSelection(selectPage(pages, selection, page.id, modeOf(event)));
              }}
            />
          );
        })}
        {drag && <DropMark drag={drag} geometry={geometry} pageCount={pages.length} />}
      </div>
    </div>
  );
}

function placeOf(pages: readonly ArrangedPage[], id: number | undefined): number {
  return Math.max(0, id === undefined ? 0 : pages.findIndex((page) => page.id === id));
}

function pictureOf({ sourceId, pageIndex }: ArrangedPage, thumbnails: ThumbnailStore) {
  return sourceId === undefined ? undefined : thumbnails.get(thumbnailKey(sourceId, pageIndex));
}

/** Returns the selection mode of a click. Touch has no Shift or Ctrl, so it toggles. */
function modeOf(event: MouseEvent): SelectMode {
  if (event.shiftKey) return 'extend';
  const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
  return event.ctrlKey || event.metaKey || isTouch ? 'toggle' : 'only';
}

interface DropMarkProps {
  readonly drag: PageDrag;
  readonly geometry: GridGeometry;
  readonly pageCount: number;
}

function DropMark({ drag, geometry, pageCount }: DropMarkProps) {
  const { x, y } = gapPosition(geometry, drag.gap, pageCount, drag.gridY);
  return (
    <>
      <div
        aria-hidden="true"
        className="bg-accent pointer-events-none absolute w-1 rounded-full"
        style={{ height: geometry.cellHeight, transform: `translate(${x - 2}px, ${y}px)` }}
      />
      <div
        aria-hidden="true"
        className="bg-ink text-bg pointer-events-none fixed top-0 left-0 z-50 rounded-md px-2 py-1 text-[0.875rem] font-semibold"
        style={{ transform: `translate(${drag.clientX + 14}px, ${drag.clientY + 10}px)` }}
      >
        {pagesInWords(drag.ids.size)}
      </div>
    </>
  );
}

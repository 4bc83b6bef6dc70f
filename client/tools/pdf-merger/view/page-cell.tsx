import type { MouseEvent, PointerEvent } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import type { ArrangedPage } from '../arranging/arrangement.ts';
import { type AddedFile, fileLetter } from '../arranging/merger-store.ts';

interface PageCellProps {
  readonly page: ArrangedPage;
  readonly added: AddedFile | undefined;
  /** The zero-based index of the page. */
  readonly index: number;
  readonly pageCount: number;
  readonly thumbnail: string | null | undefined;
  readonly isSelected: boolean;
  readonly isFocusTarget: boolean;
  readonly isDragged: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly onFocus: () => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

const captionPx = 30;
const centered = 'absolute top-1/2 left-1/2 -translate-1/2';

/** One page of the result: its thumbnail, its number, and its file and page. */
export function PageCell(props: PageCellProps) {
  const { page, added, index, pageCount, isSelected, isFocusTarget, isDragged, x, y, width, height } = props;
  return (
    <div
      role="option"
      data-page-id={page.id}
      tabIndex={isFocusTarget ? 0 : -1}
      aria-selected={isSelected}
      aria-posinset={index + 1}
      aria-setsize={pageCount}
      className="group border-line aria-selected:border-accent aria-selected:bg-accent-soft bg-surface-2 absolute cursor-pointer rounded-lg border-2 select-none data-[dragged=true]:opacity-40"
      data-dragged={isDragged}
      style={{ width, height, transform: `translate(${x}px, ${y}px)` }}
      onFocus={props.onFocus}
      onPointerDown={props.onPointerDown}
      onClick={props.onClick}
    >
      <PagePicture {...props} boxWidth={width - 4} boxHeight={height - captionPx - 4} />
      <p
        className="tabular flex items-center justify-between gap-1 px-1.5 text-[0.8125rem]"
        style={{ height: captionPx }}
      >
        <span className="font-semibold">{index + 1}</span>{' '}
        <span className="text-ink-2 truncate">
          {added ? `${fileLetter(added.number)} ${page.pageIndex + 1}` : 'blank'}
        </span>{' '}
        <span className="visually-hidden">{describePage(page, added)}</span>
      </p>
      <span
        data-drag-handle
        aria-hidden="true"
        className="bg-surface/90 border-line absolute end-1 top-1 hidden size-10 touch-none place-items-center rounded-md border pointer-coarse:grid"
      >
        <Icon name="grip" />
      </span>
    </div>
  );
}

interface PagePictureProps extends Pick<PageCellProps, 'page' | 'added' | 'thumbnail'> {
  readonly boxWidth: number;
  readonly boxHeight: number;
}

function PagePicture({ page, added, thumbnail, boxWidth, boxHeight }: PagePictureProps) {
  const isSideways = page.turn % 180 !== 0;
  const margin = 8;
  const [width, height] = [boxWidth - margin * 2, boxHeight - margin * 2];
  const frame = isSideways ? { width: height, height: width } : { width, height };
  const sheet = { width: width * 0.76, height: height * 0.92 };
  return (
    <div className="relative overflow-hidden" style={{ width: boxWidth, height: boxHeight }}>
      {added === undefined ? (
        <div className={`border-line border ${centered}`} style={{ ...sheet, background: '#fff' }} />
      ) : (
        <Picture thumbnail={thumbnail} frame={frame} sheet={sheet} turn={page.turn} />
      )}
    </div>
  );
}

interface PictureProps {
  readonly thumbnail: string | null | undefined;
  readonly frame: { readonly width: number; readonly height: number };
  readonly sheet: { readonly width: number; readonly height: number };
  readonly turn: number;
}

function Picture({ thumbnail, frame, sheet, turn }: PictureProps) {
  if (thumbnail === undefined) {
    return <div className={`bg-surface rounded-sm ${centered}`} style={sheet} />;
  }
  if (thumbnail === null) {
    return <p className={`text-ink-3 w-full text-center text-[0.8125rem] ${centered}`}>No preview</p>;
  }
  return (
    <img
      src={thumbnail}
      alt=""
      draggable={false}
      className={`max-w-none object-contain [filter:drop-shadow(0_1px_2px_#00000026)] ${centered}`}
      style={{ ...frame, rotate: `${turn}deg` }}
    />
  );
}

function describePage(page: ArrangedPage, added: AddedFile | undefined): string {
  const source = added ? `${added.file.name}, page ${page.pageIndex + 1}` : 'page';
  return page.turn === 0 ? source : `${source}, turned ${page.turn} degrees`;
}

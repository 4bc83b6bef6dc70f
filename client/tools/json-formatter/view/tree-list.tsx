import { type KeyboardEvent, useEffect, useId } from 'react';
import { useRowInView, useScrollArea } from '#client/tool-kit/use-scroll-area.ts';
import { TreeRowView } from './tree-row.tsx';
import type { PageRequest, TreeRows } from '#core/json/browsing/tree-rows.ts';
import { firstRowAt, keyTarget, listHeight, rowHeightPx, rowsTop, scrollTopFor } from '../tree/tree-keys.ts';

interface TreeListProps {
  readonly rows: TreeRows;
  /** Changes whenever `rows` changes. */
  readonly version: number;
  readonly selected: number;
  readonly onSelect: (position: number) => void;
  readonly onToggle: (position: number) => void;
  /** Requests the pages of visible rows. */
  readonly onPages: (requests: readonly PageRequest[]) => void;
}

/** Rows drawn beyond the edges, so that scrolling shows no gaps. */
const marginRows = 8;

/** The visible rows of a tree of any size. Keyboard: the ARIA tree pattern. */
export function TreeList({ rows, version, selected, onSelect, onToggle, onPages }: TreeListProps) {
  const id = useId();
  const total = rows.count;
  const { ref, area, onScroll } = useScrollArea();
  const viewRows = Math.max(1, Math.floor(area.height / rowHeightPx));
  useRowInView(ref, selected, { scrollTopFor, total, viewRows });
  const first = firstRowAt(area.top, total, viewRows);
  const start = Math.max(0, first - marginRows);
  const end = Math.min(total, first + viewRows + marginRows);

  useEffect(() => {
    const requests = rows.missingPages(start, end);
    if (requests.length > 0) onPages(requests);
  }, [rows, version, start, end, onPages]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const target =
      event.ctrlKey || event.metaKey || event.altKey
        ? undefined
        : keyTarget(event.key, rows, selected, viewRows);
    if (target === undefined) return;
    event.preventDefault();
    if (target === 'toggle') onToggle(selected);
    else onSelect(target);
  };

  return (
    <div
      ref={ref}
      role="tree"
      aria-label="Document"
      aria-activedescendant={`${id}-${selected}`}
      tabIndex={0}
      className="mono min-h-0 flex-1 overflow-auto text-[0.875rem] focus-visible:-outline-offset-2"
      onScroll={onScroll}
      onKeyDown={handleKeyDown}
    >
      <div role="presentation" className="relative min-w-max" style={{ height: listHeight(total) }}>
        <div
          role="presentation"
          className="relative"
          style={{ top: rowsTop(start, area.top, total, viewRows) }}
        >
          {Array.from({ length: Math.max(0, end - start) }, (_, offset) => (
            <TreeRowView
              key={start + offset}
              id={`${id}-${start + offset}`}
              row={rows.at(start + offset)}
              isSelected={start + offset === selected}
              onSelect={() => onSelect(start + offset)}
              onToggle={() => onToggle(start + offset)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

import { rowScroll } from '#client/lib/row-scroll.ts';
import type { TreeRows } from '#core/json/browsing/tree-rows.ts';

export const rowHeightPx = 28;
export const { listHeight, firstRowAt, scrollTopFor, rowsTop } = rowScroll(rowHeightPx);

/**
 * Returns the action of a key in a tree, by the ARIA tree pattern: moving to a row, or expanding or collapsing the
 * selected one.
 */
export function keyTarget(
  key: string,
  rows: TreeRows,
  selected: number,
  viewRows: number,
): number | 'toggle' | undefined {
  const move = keyMove(key, rows, selected, viewRows);
  if (move === undefined || move === 'toggle') return move;
  return Math.min(Math.max(move, 0), rows.count - 1);
}

function keyMove(
  key: string,
  rows: TreeRows,
  selected: number,
  viewRows: number,
): number | 'toggle' | undefined {
  const { node, isExpanded, parentId } = rows.at(selected);
  const isContainer = (node?.childCount ?? 0) > 0;
  switch (key) {
    case 'ArrowDown':
      return selected + 1;
    case 'ArrowUp':
      return selected - 1;
    case 'PageDown':
      return selected + viewRows - 1;
    case 'PageUp':
      return selected - viewRows + 1;
    case 'Home':
      return 0;
    case 'End':
      return rows.count - 1;
    case 'ArrowRight':
      if (isExpanded) return selected + 1;
      return isContainer ? 'toggle' : undefined;
    case 'ArrowLeft':
      if (isExpanded) return 'toggle';
      return parentId === undefined ? undefined : rows.positionOf(parentId, 0) - 1;
    case 'Enter':
    case ' ':
      return isContainer ? 'toggle' : undefined;
    default:
      return undefined;
  }
}

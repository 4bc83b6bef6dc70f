import type { LineChange } from '#core/text/diff/line-diff.ts';

/** A row of the comparison: a line of either text or of both, or lines that are folded away. Lines count from 0. */
export type DiffRow =
  | { readonly type: 'same'; readonly old: number; readonly now: number }
  | {
      readonly type: 'changed';
      readonly old: number | undefined;
      readonly now: number | undefined;
      /** The matching line of the other text, if it has a separate row. */
      readonly partner?: number | undefined;
    }
  | { readonly type: 'fold'; readonly old: number; readonly count: number };

export interface RowOptions {
  readonly changes: readonly LineChange[];
  readonly oldCount: number;
  /** True to show both sides of a change in one row, not one after the other. */
  readonly isSplit: boolean;
  readonly context: number;
  /** The first old lines of unchanged parts to show. */
  readonly unfolded: ReadonlySet<number>;
}

/** The rows of a comparison, and the first row of each change. */
export function buildRows({ changes, oldCount, isSplit, context, unfolded }: RowOptions) {
  const rows: DiffRow[] = [];
  const starts: number[] = [];
  let at = 0;
  let shift = 0;
  for (const change of changes) {
    addSame(rows, {
      from: at,
      to: change.oldStart,
      shift,
      context,
      unfolded,
      isFirst: at === 0,
      isLast: false,
    });
    starts.push(rows.length);
    addChange(rows, change, isSplit);
    at = change.oldEnd;
    shift = change.newEnd - change.oldEnd;
  }
  addSame(rows, {
    from: at,
    to: oldCount,
    shift,
    context,
    unfolded,
    isFirst: changes.length === 0,
    isLast: true,
  });
  return { rows, starts };
}

interface SameStretch {
  readonly from: number;
  readonly to: number;
  /** New line numbers less old ones. */
  readonly shift: number;
  readonly context: number;
  readonly unfolded: ReadonlySet<number>;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function addSame(
  rows: DiffRow[],
  { from, to, shift, context, unfolded, isFirst, isLast }: SameStretch,
): void {
  const foldFrom = isFirst ? from : Math.min(to, from + context);
  const foldTo = isLast ? to : Math.max(from, to - context);
  const isFolded = foldTo - foldFrom > 1 && !unfolded.has(foldFrom);
  for (let line = from; line < to; line += 1) {
    if (isFolded && line === foldFrom) {
      rows.push({ type: 'fold', old: foldFrom, count: foldTo - foldFrom });
      line = foldTo - 1;
    } else rows.push({ type: 'same', old: line, now: line + shift });
  }
}

function addChange(
  rows: DiffRow[],
  { oldStart, oldEnd, newStart, newEnd }: LineChange,
  isSplit: boolean,
): void {
  const oldCount = oldEnd - oldStart;
  const newCount = newEnd - newStart;
  if (isSplit) {
    for (let index = 0; index < Math.max(oldCount, newCount); index += 1) {
      rows.push({
        type: 'changed',
        old: index < oldCount ? oldStart + index : undefined,
        now: index < newCount ? newStart + index : undefined,
      });
    }
    return;
  }
  for (let index = 0; index < oldCount; index += 1) {
    const partner = index < newCount ? newStart + index : undefined;
    rows.push({ type: 'changed', old: oldStart + index, now: undefined, partner });
  }
  for (let index = 0; index < newCount; index += 1) {
    const partner = index < oldCount ? oldStart + index : undefined;
    rows.push({ type: 'changed', old: undefined, now: newStart + index, partner });
  }
}

import { useImperativeHandle, useMemo, useState, type Ref } from 'react';
import { useScrollArea } from '#client/tool-kit/use-scroll-area.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import type { DiffDetail } from '../compare.ts';
import { buildRows } from '../rows/rows.ts';
import type { Comparison } from '../state.ts';
import { DiffLine } from './diff-line.tsx';

export interface DiffTableHandle {
  /** Scrolls to the next change, or the one before. */
  step(direction: 1 | -1): void;
}

interface DiffTableProps {
  readonly shown: NonNullable<DiffDetail['shown']>;
  readonly changes: DiffDetail['changes'];
  readonly comparison: Comparison;
  readonly isSplitWished: boolean;
  readonly ref: Ref<DiffTableHandle>;
}

const rowPx = 22;
const marginRows = 12;
/** Narrower than this, two sides would show too little of each line. */
const leastSplitPx = 640;
const longestShown = 600;

/** The rows of a comparison; only the visible ones are drawn. */
export function DiffTable({ shown, changes, comparison, isSplitWished, ref }: DiffTableProps) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const { ref: areaRef, area, onScroll } = useScrollArea();
  const isSplit = isSplitWished && area.width >= leastSplitPx;
  const { rows, starts } = useMemo(
    () => buildRows({ changes, oldCount: shown.old.length, isSplit, context: comparison.context, unfolded }),
    [changes, shown, isSplit, comparison.context, unfolded],
  );
  const longest = useMemo(() => longestLine(shown), [shown]);
  useImperativeHandle(ref, () => ({
    step: (direction) => {
      const element = areaRef.current;
      if (!element) return;
      const current = Math.round(element.scrollTop / rowPx) + 2;
      const next =
        direction === 1 ? starts.find((row) => row > current) : starts.findLast((row) => row < current);
      if (next !== undefined) element.scrollTop = Math.max(0, next - 2) * rowPx;
    },
  }));
  const first = Math.max(0, Math.floor(area.top / rowPx) - marginRows);
  const last = Math.min(rows.length, Math.ceil((area.top + area.height) / rowPx) + marginRows);
  const widthCh = (longest + 3) * (isSplit ? 2 : 1) + 14;
  return (
    <div
      ref={areaRef}
      role="table"
      aria-label="Differences"
      aria-rowcount={rows.length}
      tabIndex={0}
      className="mono h-full overflow-auto text-[0.8125rem] focus-visible:-outline-offset-2"
      style={{ lineHeight: `${rowPx}px` }}
      onScroll={onScroll}
    >
      <div
        role="rowgroup"
        className="relative min-w-full"
        style={{ height: rows.length * rowPx, width: `${widthCh}ch` }}
      >
        {rows.slice(first, last).map((row, index) => (
          <div
            key={first + index}
            role="row"
            aria-rowindex={first + index + 1}
            className="absolute inset-x-0 flex"
            style={{ top: (first + index) * rowPx, height: rowPx }}
          >
            {row.type === 'fold' ? (
              <span role="cell" className="bg-surface-2 flex grow">
                <button
                  type="button"
                  className="text-ink-2 sticky start-0 px-4 underline"
                  onClick={() => setUnfolded(new Set([...unfolded, row.old]))}
                >
                  {`Show ${formatCount(row.count, 'line')} that ${row.count === 1 ? 'is' : 'are'} the same`}
                </button>
              </span>
            ) : (
              <DiffLine row={row} shown={shown} comparison={comparison} isSplit={isSplit} />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function longestLine({ old, now }: NonNullable<DiffDetail['shown']>): number {
  let longest = 0;
  for (const lines of [old, now]) for (const line of lines) longest = Math.max(longest, line.length);
  return Math.min(longest, longestShown);
}

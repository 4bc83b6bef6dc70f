import type { TextLine } from '#client/lib/pdf/text/lines.ts';
import { splitAtGaps, type TextRun } from '#client/lib/pdf/text/text-run.ts';

/** Tiers of columns and blocks of columns are at least this many letter heights apart. */
const tierGap = 0.8;
/** Tall tiers may be closer: newspapers put a rule between them. */
const tallTier = { gap: 0.4, height: 8 };
const blockGap = 2.2;
/** Wider gaps in a column than this many letter heights are a space. */
const wideSpace = 0.8;

/**
 * Returns vertical text as lines, in reading order: tiers from top to bottom, and the columns of each from right to left.
 * Each line is given as if it were horizontal: its start is its left end, and its column its baseline.
 */
export function orderColumns(runs: readonly TextRun[]): TextLine[][] {
  if (runs.length === 0) return [];
  const sizes = runs.map((run) => run.size).toSorted((one, other) => one - other);
  const size = sizes[sizes.length >> 1] ?? 0;
  const lines = groupColumns(runs);
  if (lines.length < 2) return [lines.map(toLine)];
  const tiers = splitTiers(runs, size);
  if (tiers.length > 1) return tiers.flatMap(orderColumns);
  const blocks = splitAtGaps(runs, blockGap * size, ({ left, right }) => [left, right]);
  return blocks.length > 1 ? blocks.toReversed().flatMap(orderColumns) : [lines.map(toLine)];
}

function splitTiers(runs: readonly TextRun[], size: number): TextRun[][] {
  const spanOf = ({ baseline, length = 0 }: TextRun) => [baseline, baseline + length] as const;
  const tiers = splitAtGaps(runs, tierGap * size, spanOf);
  if (tiers.length > 1) return tiers;
  const close = splitAtGaps(runs, tallTier.gap * size, spanOf);
  const isTall = (tier: readonly TextRun[]) => {
    const spans = tier.map(spanOf);
    const top = Math.min(...spans.map(([start]) => start));
    return Math.max(...spans.map(([, end]) => end)) - top >= tallTier.height * size;
  };
  return close.every(isTall) ? close : tiers;
}

function groupColumns(runs: readonly TextRun[]): TextRun[][] {
  const columns: TextRun[][] = [];
  for (const run of runs.toSorted((one, other) => other.left - one.left)) {
    const first = columns.at(-1)?.[0];
    const isSame = first && first.left + first.right - run.left - run.right < first.size;
    if (isSame) columns.at(-1)?.push(run);
    else columns.push([run]);
  }
  return columns;
}

function toLine(column: readonly TextRun[]): TextLine {
  const runs = column.toSorted((one, other) => one.baseline - other.baseline);
  const [first] = runs;
  const ends = runs.map(({ baseline, length = 0 }) => baseline + length);
  const spaced = runs.map(({ text, baseline, size }, index) => {
    const end = ends[index - 1] ?? baseline;
    return baseline - end > wideSpace * size ? `\u3000${text}` : text;
  });
  return {
    text: spaced
      .join('')
      .replace(/[^\S\u3000]+/g, ' ')
      .trim(),
    left: first?.baseline ?? 0,
    right: Math.max(...ends),
    baseline: -(first?.left ?? 0),
    size: first?.size ?? 0,
    isRightToLeft: false,
    isBold: false,
    runs,
  };
}

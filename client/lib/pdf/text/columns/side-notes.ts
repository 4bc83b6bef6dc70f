import type { TextLine } from '#client/lib/pdf/text/lines.ts';

/** Text with side notes has at least this many lines with this many letters on average. */
const leastText = { lines: 4, letters: 25 };
/** Notes are narrower than this part of the text, and have fewer lines than this part. */
const mostWidth = 0.5;
const mostLines = 0.7;
/** At least this part of the lines of prose reaches the right edge. */
const leastFull = 0.6;
/** Baselines further apart than this part of the letter height are not one row. */
const sameRow = 0.1;
const blockGap = 1.9;

/**
 * Returns whether lines beside a text are margin notes and not a table column. Margin notes have text beyond them, and
 * are smaller, lie between its lines, or wrap over several lines.
 */
export function areSideNotes(notes: readonly TextLine[], text: readonly TextLine[]): boolean {
  const letters = text.reduce((sum, line) => sum + line.text.length, 0);
  if (text.length < leastText.lines || letters / text.length < leastText.letters) return false;
  if (widthOf(notes) > mostWidth * widthOf(text) || notes.length > mostLines * text.length) return false;
  if (fullShare(text) < leastFull) return false;
  const apart = linesApart(notes, text);
  const isSmaller = sizeOf(notes) <= 0.92 * sizeOf(text);
  return isSmaller || apart * 2 >= notes.length || notes.length >= 2 * countBlocks(notes);
}

/** At least this part of a sidebar's lines is between the lines of the text beside it. */
const leastApart = 0.45;
/** Blocks of a sidebar have more lines than this on average; cells of a table column have one. */
const blockLines = 1.5;
const leastSidebar = 5;
/** Lines of a sidebar may be double-spaced. */
const sidebarGap = 2.4;

/**
 * Returns whether lines beside a text are a sidebar, as that of a CV: its lines are short as those of a table column, but
 * do not begin where those of the text do.
 */
export function isSidebar(lines: readonly TextLine[], text: readonly TextLine[]): boolean {
  const letters = text.reduce((sum, line) => sum + line.text.length, 0);
  if (lines === text || lines.length < leastSidebar || letters / text.length < leastText.letters)
    return false;
  if (isTable(lines) || isTable(text)) return false;
  const words = lines.filter((line) => /\p{L}{2}/u.test(line.text)).length;
  return (
    words >= mostLines * lines.length &&
    linesApart(lines, text) >= leastApart * lines.length &&
    countBlocks(lines, sidebarGap) * blockLines <= lines.length
  );
}

/** Gaps of table rows are wider than this many letter heights; less than this part of other lines has such gaps. */
const rowGap = 1.5;
const mostRows = 0.3;

/** Returns whether lines are rows of cells. */
export function isTable(lines: readonly TextLine[]): boolean {
  const rows = lines.filter(({ runs, size }) =>
    runs.some((run, index) => run.left - (runs[index - 1]?.right ?? Infinity) > rowGap * size),
  );
  return rows.length > mostRows * lines.length;
}

/** Returns how many lines are not in one row with a line of the text beside them. */
export function linesApart(lines: readonly TextLine[], text: readonly TextLine[]): number {
  return lines.filter(({ baseline, size }) =>
    text.every((line) => Math.abs(line.baseline - baseline) > sameRow * size),
  ).length;
}

function widthOf(lines: readonly TextLine[]): number {
  return Math.max(...lines.map(({ right }) => right)) - Math.min(...lines.map(({ left }) => left));
}

function sizeOf(lines: readonly TextLine[]): number {
  const sizes = lines.map(({ size }) => size).toSorted((one, other) => one - other);
  return sizes[sizes.length >> 1] ?? 0;
}

function fullShare(lines: readonly TextLine[]): number {
  const right = Math.max(...lines.map((line) => line.right));
  const left = Math.min(...lines.map((line) => line.left));
  return lines.filter((line) => right - line.right < 0.2 * (right - left)).length / lines.length;
}

/** Returns how many groups lines form that are apart from each other. */
export function countBlocks(lines: readonly TextLine[], gap = blockGap): number {
  return lines.filter((line, index) => {
    const before = lines[index - 1];
    return !before || line.baseline - before.baseline > gap * line.size;
  }).length;
}

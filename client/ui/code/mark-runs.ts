/** Combining marks that need not be drawn, as UTF-16 offsets, and their number. */
export interface MarkRun {
  readonly start: number;
  readonly end: number;
  readonly count: number;
}

/** The Unicode Stream-Safe Text Format (UAX 15) allows 30; real languages need far fewer. */
const maxDrawn = 30;
const longRun = new RegExp(`(?:\\p{M}{${maxDrawn}})\\p{M}+`, 'gu');

/** Finds combining marks beyond the first 30 on a letter: browsers take the square of their number in time to draw them. */
export function findMarkRuns(text: string): MarkRun[] {
  return [...text.matchAll(longRun)].map(({ 0: run, index }) => {
    const marks = Array.from(run);
    const drawn = marks.slice(0, maxDrawn).join('').length;
    return { start: index + drawn, end: index + run.length, count: marks.length - maxDrawn };
  });
}

/** The text with no more than 30 combining marks on a letter, for boxes that draw every part. */
export function withoutMarkRuns(text: string): string {
  const runs = findMarkRuns(text);
  const ends = [0, ...runs.map(({ end }) => end)];
  return ends.map((start, index) => text.slice(start, runs[index]?.start)).join('');
}

/** Browsers lay the whole of a plain box out at once. */
const maxPlainLength = 20_000;

/**
 * Returns the part of a text that a plain box can draw without blocking the page; the whole text if that is all. A box
 * has no carriage returns (HTML, 4.10.11).
 */
export function drawableText(text: string): string {
  return withoutMarkRuns(text.slice(0, maxPlainLength)).replaceAll(/\r\n?/g, '\n');
}

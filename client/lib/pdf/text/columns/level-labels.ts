import { makeLine, type TextLine } from '#client/lib/pdf/text/lines.ts';

/** The distances of a label to the lines beside it differ by at most this part of the letter height. */
const sameDistance = 0.15;
/** Lines of one cell are at most this many letter heights apart, and other rows this many times as far. */
const mostApart = 1.6;
const rowDistance = 1.15;

/** Moves labels that are centered beside a text of two lines into the first of them. */
export function levelLabels(lines: readonly TextLine[]): TextLine[] {
  const centered = new Set(lines.filter((_, index) => isCentered(lines, index)));
  return lines.flatMap((line, index) => {
    if (centered.has(line)) return [];
    const label = lines[index + 1];
    if (!label || !centered.has(label)) return line;
    const { baseline } = line;
    return makeLine([...line.runs, ...label.runs.map((run) => ({ ...run, baseline }))]);
  });
}

/** Returns whether a line is in the middle between two lines that are beside it, with no other line near them. */
function isCentered(lines: readonly TextLine[], index: number): boolean {
  const [above, line, below] = lines.slice(Math.max(0, index - 1), index + 2);
  if (!above || !line || !below || index === 0) return false;
  const [before, after] = [line.baseline - above.baseline, below.baseline - line.baseline];
  const leading = before + after;
  const isFar = (other: TextLine | undefined, own: TextLine) =>
    !other || Math.abs(other.baseline - own.baseline) > rowDistance * leading;
  return (
    Math.abs(before - after) < sameDistance * line.size &&
    leading < mostApart * line.size &&
    Math.abs(above.left - below.left) < line.size &&
    [above, below].every(({ left, right }) => right < line.left || left > line.right) &&
    isFar(lines[index - 2], above) &&
    isFar(lines[index + 2], below)
  );
}

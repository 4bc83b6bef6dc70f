import { addSizes, savedPercent, type SizePair } from '#client/tool-kit/files/savings.ts';
import { formatCount } from '#core/numbers/number-format.ts';

/** Writes the message at the end of a run: the specification's text for one picture. */
export function describeCompletion(done: readonly SizePair[]): string {
  const { before, after } = addSizes(done);
  const percent = savedPercent({ before, after });
  if (done.length === 1) {
    if (before === after) return 'Kept the original: already smaller';
    return percent >= 0
      ? `Image compressed by ${percent}%`
      : `Image is ${-percent}% larger than the original`;
  }
  const count = formatCount(done.length, 'image');
  return percent >= 0
    ? `${count} compressed by ${percent}%`
    : `${count} done, ${-percent}% larger than the originals`;
}

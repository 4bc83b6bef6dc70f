import { savedPercent, type SizePair } from '../compressing/saved-percent.ts';
import { formatCount } from '#core/numbers/number-format.ts';

/** Writes `−87%`, `+5%` or `0%`. */
export function formatSaved(sizes: SizePair): string {
  const percent = savedPercent(sizes);
  return percent > 0 ? `−${percent}%` : percent < 0 ? `+${-percent}%` : '0%';
}

export function addSizes(pairs: readonly SizePair[]): SizePair {
  return {
    originalBytes: pairs.reduce((sum, { originalBytes }) => sum + originalBytes, 0),
    compressedBytes: pairs.reduce((sum, { compressedBytes }) => sum + compressedBytes, 0),
  };
}

/** Writes the message at the end of a run: the specification's text for one picture. */
export function describeCompletion(done: readonly (SizePair & { readonly isOriginal: boolean })[]): string {
  const percent = savedPercent(addSizes(done));
  const [only] = done;
  if (done.length === 1 && only) {
    if (only.isOriginal && percent <= 0) return 'Kept the original: already smaller';
    return percent >= 0
      ? `Image compressed by ${percent}%`
      : `Image is ${-percent}% larger than the original`;
  }
  const count = formatCount(done.length, 'image');
  return percent >= 0
    ? `${count} compressed by ${percent}%`
    : `${count} done, ${-percent}% larger than the originals`;
}

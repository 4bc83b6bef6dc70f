/** A file's size before and after, in bytes. */
export interface SizePair {
  readonly before: number;
  readonly after: number;
}

/** Returns the savings in percent; negative if the file grew. All displays use the same rounding. */
export function savedPercent({ before, after }: SizePair): number {
  if (before === 0) return 0;
  const percent = ((before - after) / before) * 100;
  // Never rounds up to 100 %, and never hides growth of even one byte.
  if (percent > 99 && percent < 100) return Math.floor(percent);
  return percent < 0 ? Math.floor(percent) : Math.round(percent);
}

/** Writes `−87%`, `+5%` or `0%`. */
export function formatSaved(sizes: SizePair): string {
  const percent = savedPercent(sizes);
  return percent > 0 ? `−${percent}%` : percent < 0 ? `+${-percent}%` : '0%';
}

export function addSizes(pairs: readonly SizePair[]): SizePair {
  return {
    before: pairs.reduce((sum, { before }) => sum + before, 0),
    after: pairs.reduce((sum, { after }) => sum + after, 0),
  };
}

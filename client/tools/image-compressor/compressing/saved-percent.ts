export interface SizePair {
  readonly originalBytes: number;
  readonly compressedBytes: number;
}

/** By how many percent something got smaller; negative when it grew. One rounding for all that is shown. */
export function savedPercent({ originalBytes, compressedBytes }: SizePair): number {
  if (originalBytes === 0) return 0;
  const percent = (1 - compressedBytes / originalBytes) * 100;
  // Almost nothing left is not nothing, and a byte more is not the same.
  if (percent > 99 && percent < 100) return Math.floor(percent);
  return percent < 0 ? Math.floor(percent) : Math.round(percent);
}

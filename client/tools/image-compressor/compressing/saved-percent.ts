export interface SizePair {
  readonly originalBytes: number;
  readonly compressedBytes: number;
}

/** Returns the savings in percent; negative if the file grew. All displays use the same rounding. */
export function savedPercent({ originalBytes, compressedBytes }: SizePair): number {
  if (originalBytes === 0) return 0;
  const percent = (1 - compressedBytes / originalBytes) * 100;
  // Never rounds up to 100 %, and never hides growth of even one byte.
  if (percent > 99 && percent < 100) return Math.floor(percent);
  return percent < 0 ? Math.floor(percent) : Math.round(percent);
}

/** How much pictures may be changed. */
export interface PictureRequest {
  /** The target resolution in pixels per inch; pictures with a much higher one are scaled down. */
  readonly pixelsPerInch: number;
  /** The JPEG quality, 1 to 100. */
  readonly quality: number;
}

/** The steps from the mildest on; each is smaller than the one before. */
export const steps = [
  { pixelsPerInch: 300, quality: 88 },
  { pixelsPerInch: 225, quality: 82 },
  { pixelsPerInch: 180, quality: 77 },
  { pixelsPerInch: 150, quality: 72 },
  { pixelsPerInch: 120, quality: 65 },
  { pixelsPerInch: 96, quality: 58 },
  { pixelsPerInch: 72, quality: 45 },
] as const satisfies readonly PictureRequest[];

export const levels = { good: steps[1], small: steps[3], smallest: steps[5] } as const;

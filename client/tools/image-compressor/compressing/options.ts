import type { ChromaMode, Effort } from '#client/lib/images/encoder-choices.ts';
import type { MetadataPolicy } from '#client/lib/images/metadata-choices.ts';
import type { OutputFormat } from '#client/lib/images/editing/output-kind.ts';

export const qualityLimits = { min: 10, max: 100, standard: 80 } as const;

/** The options for one picture. Sizes are in pixels. */
export interface CompressOptions {
  readonly format: OutputFormat;
  /** From 10 to 100; with a target size, the highest quality to try. */
  readonly quality: number;
  readonly isLossless: boolean;
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly keepsRatio: boolean;
  readonly targetBytes: number | undefined;
  /** Whether the picture may be scaled down to reach the target size. */
  readonly mayShrink: boolean;
  readonly metadata: MetadataPolicy;
  readonly convertsToSrgb: boolean;
  /** The color behind transparent pixels in JPEG: `#rrggbb`. */
  readonly matte: string;
  readonly effort: Effort;
  readonly chroma: ChromaMode;
  readonly isDithered: boolean;
}

export const standardOptions: CompressOptions = {
  format: 'jpeg',
  quality: qualityLimits.standard,
  isLossless: false,
  width: undefined,
  height: undefined,
  keepsRatio: true,
  targetBytes: undefined,
  mayShrink: false,
  metadata: 'strip',
  convertsToSrgb: false,
  matte: '#ffffff',
  effort: 'balanced',
  chroma: 'auto',
  isDithered: true,
};

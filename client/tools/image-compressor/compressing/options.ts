import type { ChromaMode, Effort } from '#client/lib/images/encoder-choices.ts';
import type { MetadataPolicy } from '#client/lib/images/metadata-choices.ts';
import type { OutputFormat } from '#client/lib/images/editing/output-kind.ts';

export const qualityLimits = { min: 10, max: 100, standard: 80 } as const;

/** What is asked of a picture. Sizes are pixels. */
export interface CompressOptions {
  readonly format: OutputFormat;
  /** 10 to 100; with a target size, the highest one that is tried. */
  readonly quality: number;
  readonly isLossless: boolean;
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly keepsRatio: boolean;
  readonly targetBytes: number | undefined;
  /** Whether a target size may also be reached by fewer pixels. */
  readonly mayShrink: boolean;
  readonly metadata: MetadataPolicy;
  readonly convertsToSrgb: boolean;
  /** What stands behind transparent pixels in JPEG: `#rrggbb`. */
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

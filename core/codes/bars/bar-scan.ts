import { blur } from '#core/codes/scanning/gray-image.ts';
import { type Outcome, outcomeOf } from '#core/codes/scanning/scanning.ts';
import type { BarFormat, ZxingReader } from '#core/codes/scanning/zxing-reader.ts';
import type { BarPicture } from './bar-picture.ts';
import { photographBars } from './bar-pixels.ts';
import type { BarColors } from './bar-svg.ts';
import type { CodeContent } from './content-parts.ts';

/** What an independent reader makes of a barcode. */
export interface BarScan {
  readonly outcome: Outcome;
  /** The other text that it finds. */
  readonly found?: string | undefined;
  /** Whether it is still read at two pixels a module, and blurred by a quarter of a module; undefined where that was not tried. */
  readonly isSmallRead?: boolean;
  readonly isBlurRead?: boolean;
}

/** Enough that sampling plays no part. */
const clearPx = 4;
/** So much that a blur is more than one pixel wide. */
const blurredPx = 6;
/** In modules; no matrix is higher. */
const mostSeen = 300;

/** Reads the drawn bars back and compares what they say with what they should. */
export async function scanBars(
  picture: BarPicture,
  colors: BarColors,
  { expected }: CodeContent,
  format: BarFormat,
  { readBars }: ZxingReader,
  isThorough: boolean,
): Promise<BarScan> {
  // Bars that are higher say no more, and would take all memory.
  const seen = { ...picture, height: Math.min(picture.height, mostSeen) };
  const photograph = (modulePx: number) => photographBars(seen, colors, modulePx);
  const found = await readBars(photograph(clearPx), format);
  const outcome = outcomeOf(found, expected);
  if (outcome === 'other') return { outcome, found };
  if (outcome === 'nothing' || !isThorough) return { outcome };
  return {
    outcome,
    isSmallRead: (await readBars(photograph(2), format)) === expected,
    isBlurRead: (await readBars(blur(photograph(blurredPx), 0.25 * blurredPx), format)) === expected,
  };
}

import { blur } from '#core/codes/scanning/gray-image.ts';
import { type Outcome, outcomeOf } from '#core/codes/scanning/scanning.ts';
import type { BarFormat, ZxingReader } from '#core/codes/scanning/zxing-reader.ts';
import type { BarPicture } from './bar-picture.ts';
import { photographBars } from './bar-pixels.ts';
import type { BarColors } from './bar-svg.ts';
import type { CodeContent } from './code-content.ts';

/** What an independent reader makes of a barcode. */
export interface BarScan {
  readonly outcome: Outcome;
  /** The other text that it finds. */
  readonly found?: string | undefined;
  /** Whether it is still read at two pixels a module, and blurred by 0.3 of a module; undefined where that was not tried. */
  readonly isSmallRead?: boolean;
  readonly isBlurRead?: boolean;
}

/** Enough that sampling plays no part. */
const clearPx = 4;

/** Reads the drawn bars back and compares what they say with what they should. */
export async function scanBars(
  picture: BarPicture,
  colors: BarColors,
  { expected }: CodeContent,
  format: BarFormat,
  { readBars }: ZxingReader,
  isThorough: boolean,
): Promise<BarScan> {
  const clear = photographBars(picture, colors, clearPx);
  const found = await readBars(clear, format);
  const outcome = outcomeOf(found, expected);
  if (outcome === 'other') return { outcome, found };
  if (outcome === 'nothing' || !isThorough) return { outcome };
  return {
    outcome,
    isSmallRead: (await readBars(photographBars(picture, colors, 2), format)) === expected,
    isBlurRead: (await readBars(blur(clear, 0.3 * clearPx), format)) === expected,
  };
}

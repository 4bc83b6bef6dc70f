import { blur } from '#core/codes/scanning/gray-image.ts';
import { type Outcome, outcomeOf } from '#core/codes/scanning/scanning.ts';
import type { BarFormat, ZxingReader } from '#core/codes/scanning/zxing-reader.ts';
import type { BarPicture } from './bar-picture.ts';
import { photographBars } from './bar-pixels.ts';
import type { BarColors } from './bar-svg.ts';
import type { CodeContent } from './content-parts.ts';

/** The result of reading a barcode with an independent reader. */
export interface BarScan {
  readonly outcome: Outcome;
  /** The text that the reader found, if it differs from the content. */
  readonly found?: string | undefined;
  /**
   * True if the reader still reads it at two pixels a module, or blurred by a quarter of a module. Undefined if this
   * was not tried.
   */
  readonly isSmallRead?: boolean;
  readonly isBlurRead?: boolean;
}

/** Pixels per module; enough that sampling does not affect the result. */
const clearPx = 4;
/** Pixels per module; enough that the blur is more than one pixel wide. */
const blurredPx = 6;
/** The largest height to scan, in modules; no matrix code is higher. */
const mostSeen = 300;

/** Reads the drawn bars back and compares the text found with the expected text. */
export async function scanBars(
  picture: BarPicture,
  colors: BarColors,
  { expected }: CodeContent,
  format: BarFormat,
  { readBars }: ZxingReader,
  isThorough: boolean,
): Promise<BarScan> {
  // Higher bars hold no more data, and would take too much memory.
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

import type { Note } from '#core/errors.ts';

/** In steps of the last decimal: enough for a drawing that fills a screen. */
const leastSteps = 10_000;

/**
 * Returns how many decimals coordinates keep: those asked for, or more where the view box is smaller than one unit, as
 * that of a map in degrees is.
 */
export function fitPrecision(
  svg: string,
  asked: number,
): { readonly decimals: number; readonly note?: Note } {
  const [, box = ''] = /<(?:[\w.-]+:)?svg\b[^>]*?\sviewBox\s*=\s*["']([^"']*)/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const size = Math.min(width, height);
  const decimals = size > 0 && size < 1 ? Math.ceil(Math.log10(leastSteps / size)) : 0;
  if (decimals <= asked) return { decimals: asked };
  const sentence = `The view box is only ${width} × ${height} units, so coordinates keep ${decimals} decimals.`;
  return { decimals, note: { severity: 'info', sentence } };
}

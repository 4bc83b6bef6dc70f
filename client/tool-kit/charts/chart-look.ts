/** Hues that are distinguishable with red-green color blindness: blue, orange, green, purple, yellow, red. */
const hues = [255, 55, 165, 310, 95, 20] as const;
const dashes = ['none', '9 5', '2 4', '12 4 2 4', '5 3', '1 3'] as const;

/** The color of a series, readable in both themes. */
export function seriesColor(index: number): string {
  const hue = hues[index % hues.length] ?? 255;
  return `light-dark(oklch(54% 0.14 ${hue}), oklch(76% 0.12 ${hue}))`;
}

/** Returns the dash pattern of a line, which distinguishes it without color. */
export function seriesDash(index: number): string {
  return dashes[index % dashes.length] ?? 'none';
}

/**
 * The color of a band in an order: green where one wants to be, and from there bluer and darker downwards, and from
 * yellow to red upwards. No two are alike.
 */
export function bandColor(index: number, best: number, count: number): string {
  if (index === best) return `light-dark(oklch(62% 0.14 150), oklch(76% 0.14 150))`;
  const isBelow = index < best;
  // 0 next to the best band, 1 at the end.
  const steps = isBelow ? best : count - 1 - best;
  const share = steps <= 1 ? 0 : (Math.abs(index - best) - 1) / (steps - 1);
  const hue = isBelow ? 245 : 85 - 65 * share;
  const lightness = 78 - 28 * share;
  return `oklch(${lightness.toFixed(1)}% 0.13 ${hue.toFixed(0)})`;
}

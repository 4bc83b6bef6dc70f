/** Hues that people with red-green color blindness can tell apart, too: blue, orange, green, purple, yellow, red. */
const hues = [255, 55, 165, 310, 95, 20] as const;
const dashes = ['none', '9 5', '2 4', '12 4 2 4', '5 3', '1 3'] as const;

/** The color of a series, readable in both themes. */
export function seriesColor(index: number): string {
  const hue = hues[index % hues.length] ?? 255;
  return `light-dark(oklch(54% 0.14 ${hue}), oklch(76% 0.12 ${hue}))`;
}

/** Dashes tell the lines apart without colors. */
export function seriesDash(index: number): string {
  return dashes[index % dashes.length] ?? 'none';
}

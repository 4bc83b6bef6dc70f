import type { Raster } from './raster.ts';

/**
 * Makes the corners transparent, in place. Each is a quarter of an ellipse with these radii in pixels (half of each
 * side gives an oval). Edges are smooth.
 */
export function roundCorners({ pixels, width, height }: Raster, radiusX: number, radiusY: number): void {
  const across = Math.min(radiusX, width / 2);
  const down = Math.min(radiusY, height / 2);
  if (across <= 0 || down <= 0) return;
  for (let y = 0; y < height; y += 1) {
    const rowDistance = Math.max(0, down - Math.min(y + 0.5, height - y - 0.5)) / down;
    if (rowDistance === 0) continue;
    for (let x = 0; x < width; x += 1) {
      const columnDistance = Math.max(0, across - Math.min(x + 0.5, width - x - 0.5)) / across;
      if (columnDistance === 0) continue;
      const at = (y * width + x) * 4 + 3;
      pixels[at] = (pixels[at] ?? 0) * coverage(columnDistance, rowDistance, across, down);
    }
  }
}

/** Returns how much of a pixel lies within the ellipse: a first-order estimate from its distance to the edge. */
function coverage(x: number, y: number, across: number, down: number): number {
  const value = x * x + y * y - 1;
  const slope = 2 * Math.hypot(x / across, y / down);
  return Math.max(0, Math.min(1, 0.5 - value / slope));
}

/** Colors as points: alpha, and red, green and blue multiplied by alpha and weighted by the eye's sensitivity. */
export const pointSize = 4;
const weights = [0.8, 1, 0.65, 1] as const;

/** Writes the point of one RGBA color. */
export function writePoint(
  target: Float32Array,
  at: number,
  red: number,
  green: number,
  blue: number,
  alpha: number,
) {
  const factor = alpha / 255;
  target[at] = red * factor * weights[0];
  target[at + 1] = green * factor * weights[1];
  target[at + 2] = blue * factor * weights[2];
  target[at + 3] = alpha * weights[3];
}

/** Returns the RGBA colors of points. */
export function toColors(points: Float32Array): Uint8Array {
  const colors = new Uint8Array(points.length);
  for (let at = 0; at < points.length; at += pointSize) {
    const alpha = Math.round(points[at + 3] ?? 0);
    colors[at + 3] = alpha;
    if (alpha === 0) continue;
    const factor = 255 / (points[at + 3] ?? 255);
    for (let channel = 0; channel < 3; channel += 1) {
      const value = ((points[at + channel] ?? 0) / (weights[channel] ?? 1)) * factor;
      colors[at + channel] = Math.max(0, Math.min(255, Math.round(value)));
    }
  }
  return colors;
}

import type { Coordinates } from './color-source.ts';

/** Saturation and value of HSV, each from 0 to 1: where a color lies on the plane of its hue. */
export interface PlanePoint {
  readonly saturation: number;
  readonly value: number;
}

/** The point of an HSL color (degrees, percent, percent). Black keeps the saturation that HSL holds for it. */
export function planePoint([, saturation, lightness]: Coordinates): PlanePoint {
  const [share, level] = [saturation / 100, lightness / 100];
  const value = level + share * Math.min(level, 1 - level);
  return { value, saturation: value === 0 ? (2 * share) / (1 + share) : 2 * (1 - level / value) };
}

/** The HSL color of a hue at a point of its plane. */
export function colorAt(hue: number, { saturation, value }: PlanePoint): Coordinates {
  const level = value * (1 - saturation / 2);
  const room = Math.min(level, 1 - level);
  // At black, and at white, the quotient has no value of its own: its limit is taken.
  const share = level <= 0 ? saturation / (2 - saturation) : room <= 0 ? 0 : (value - level) / room;
  return [hue, Math.min(100, share * 100), level * 100];
}

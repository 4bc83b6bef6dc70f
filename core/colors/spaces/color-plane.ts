import type { Coordinates } from './color-source.ts';

/** HSV saturation and value, each from 0 to 1: a position on the plane of one hue. */
export interface PlanePoint {
  readonly saturation: number;
  readonly value: number;
}

/** Returns the point of an HSL color (degrees, percent, percent). Black keeps its HSL saturation. */
export function planePoint([, saturation, lightness]: Coordinates): PlanePoint {
  const [share, level] = [saturation / 100, lightness / 100];
  const value = level + share * Math.min(level, 1 - level);
  return { value, saturation: value === 0 ? (2 * share) / (1 + share) : 2 * (1 - level / value) };
}

/** Returns the HSL color of a hue at a point of its plane. */
export function colorAt(hue: number, { saturation, value }: PlanePoint): Coordinates {
  const level = value * (1 - saturation / 2);
  const room = Math.min(level, 1 - level);
  // The quotient is undefined at black and at white, so its limit is used.
  const share = level <= 0 ? saturation / (2 - saturation) : room <= 0 ? 0 : (value - level) / room;
  return [hue, Math.min(100, share * 100), level * 100];
}

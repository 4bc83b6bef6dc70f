import type { CropperState } from '../state.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of a picture after a rotation. */
export function turnedSize({ width, height }: Size, turn: CropperState['turn']): Size {
  return turn === '90' || turn === '270' ? { width: height, height: width } : { width, height };
}

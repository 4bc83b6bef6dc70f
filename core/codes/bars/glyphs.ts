import bwip from 'bwip-js/generic';
import type { PlacedText } from './bar-shapes.ts';

/** A curve of second degree from where the last one ended; straight where its control point lies between. */
export interface Curve {
  readonly cx: number;
  readonly cy: number;
  readonly x: number;
  readonly y: number;
}

/** A closed line around or within a letter. */
export interface Contour {
  readonly x: number;
  readonly y: number;
  readonly curves: readonly Curve[];
}

/** OCR-B has one width for all letters: so much of its size. */
export const letterWidth = 0.6356;

/** Whether the font has a letter for it; it knows ASCII alone. */
export function hasGlyph(character: string): boolean {
  return /^[ -~]$/.test(character);
}

/** The outlines of a text in OCR-B, so that files need no font. What it has no letter for stays blank. */
export function outlineText({ text, x, y, size }: PlacedText): readonly Contour[] {
  const font = bwip.FontLib.lookup('OCR-B');
  return Array.from(text).flatMap((character, index) => {
    if (character === ' ' || !hasGlyph(character)) return [];
    const path = bwip.FontLib.getpaths(font, character.charCodeAt(0), size, size);
    const left = x + index * letterWidth * size;
    return readContours(
      path,
      (across) => left + across,
      (up) => y - up,
    );
  });
}

function readContours(
  path: bwip.FontLib.PathData,
  toX: (across: number) => number,
  toY: (up: number) => number,
): readonly Contour[] {
  const contours: { x: number; y: number; curves: Curve[] }[] = [];
  let [lastX, lastY] = [0, 0];
  for (const step of path) {
    const [x, y] = [toX(step.x), toY(step.y)];
    if (step.type === 'M') contours.push({ x, y, curves: [] });
    else {
      const isCurve = step.type === 'Q';
      const [cx, cy] = isCurve ? [toX(step.cx), toY(step.cy)] : [(lastX + x) / 2, (lastY + y) / 2];
      contours.at(-1)?.curves.push({ cx, cy, x, y });
    }
    [lastX, lastY] = [x, y];
  }
  return contours;
}

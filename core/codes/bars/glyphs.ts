import bwip from 'bwip-js/generic';

/** A dark rectangle; lengths are in modules, and y grows downwards. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A text whose baseline is at `y`. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A quadratic curve from the end of the last one. It is straight if its control point lies between the ends. */
interface Curve {
  readonly cx: number;
  readonly cy: number;
  readonly x: number;
  readonly y: number;
}

/** A closed line around a letter, or around a hole in it. */
export interface Contour {
  readonly x: number;
  readonly y: number;
  readonly curves: readonly Curve[];
}

/** The width of every OCR-B letter as a fraction of the font size. */
export const letterWidth = 0.6356;

/** True if the font has a letter for the character; it has only ASCII. */
export function hasGlyph(character: string): boolean {
  return /^[ -~]$/.test(character);
}

/**
 * Returns the outlines of a text in OCR-B, because files must not depend on fonts. Characters without a letter stay
 * blank.
 */
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

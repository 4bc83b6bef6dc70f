import { listShades } from '#core/codes/drawing/pixel-files.ts';
import { readHex } from '#core/codes/drawing/picture-style.ts';
import type { GrayImage } from '#core/codes/scanning/gray-image.ts';
import { ToolInputError } from '#core/errors.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import { writeIndexedPng } from '#core/images/containers/indexed-png.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { BarPicture } from './bar-picture.ts';
import type { BarColors } from './bar-svg.ts';
import type { Contour } from './glyphs.ts';

/** How dark each pixel is, 0 to `fullShade`. */
interface Shaded {
  readonly width: number;
  readonly height: number;
  readonly shades: Uint8Array;
}

const fullShade = 16;
/** Samples per pixel in each direction, for letters; also the number of shades. */
const samples = 4;
const mostPixels = 40_000_000;

/**
 * Writes a PNG file in which every module is a whole number of pixels wide. Only letters have shades at their edges.
 */
export async function writeBarPng(
  picture: BarPicture,
  colors: BarColors,
  modulePx: number,
  dpi: number,
): Promise<Bytes> {
  const { width, height, shades } = shade(picture, modulePx);
  return writeIndexedPng(width, height, shades, listShades(colors, fullShade), dpi / 0.0254);
}

/** Draws the same picture in gray, as a camera sees it. */
export function photographBars(picture: BarPicture, colors: BarColors, modulePx: number): GrayImage {
  const { width, height, shades } = shade(picture, modulePx);
  const [dark, light] = [colors.foreground, colors.isTransparent ? '#ffffff' : colors.background].map(
    brightness,
  );
  if (dark === undefined || light === undefined) throw new Error('A color is missing.');
  const tones = Array.from({ length: fullShade + 1 }, (_, each) =>
    Math.round(light + ((dark - light) * each) / fullShade),
  );
  const pixels = new Uint8ClampedArray(shades.length);
  for (let at = 0; at < shades.length; at += 1) pixels[at] = tones[shades[at] ?? 0] ?? light;
  return { width, height, pixels };
}

function brightness(hex: string): number {
  const { red, green, blue } = readHex(hex);
  return Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
}

function shade(picture: BarPicture, modulePx: number): Shaded {
  const [width, height] = [picture.width, picture.height].map((modules) => Math.round(modules * modulePx));
  if (width === undefined || height === undefined) throw new Error('A length is missing.');
  if (width * height > mostPixels) {
    throw new ToolInputError(
      `The picture would have ${writeNumber(width)} × ${writeNumber(height)} pixels: too many.`,
      {
        hint: 'Use fewer dots per inch, a narrower module, or SVG.',
      },
    );
  }
  const shades = new Uint8Array(width * height);
  for (const bar of picture.bars) {
    const [left, right] = [bar.x, bar.x + bar.width].map((x) => Math.round(x * modulePx));
    const [top = 0, bottom = 0] = [bar.y, bar.y + bar.height].map((y) => Math.round(y * modulePx));
    for (let y = top; y < Math.min(bottom, height); y += 1)
      shades.fill(fullShade, y * width + (left ?? 0), y * width + (right ?? 0));
  }
  shadeLetters({ width, height, shades }, picture.letters, modulePx);
  return { width, height, shades };
}

/** Samples each pixel. Points inside the contours are dark (the non-zero rule). */
function shadeLetters(into: Shaded, letters: readonly Contour[], modulePx: number): void {
  const scale = modulePx * samples;
  const rows = new Map<number, { x: number; turn: number }[]>();
  for (const contour of letters) crossRows(contour, scale, rows);
  for (const [row, crossings] of rows) {
    crossings.sort((one, other) => one.x - other.x);
    let winding = 0;
    crossings.forEach(({ x, turn }, index) => {
      winding += turn;
      const next = crossings[index + 1];
      if (winding !== 0 && next) shadeRun(into, row, Math.round(x), Math.round(next.x));
    });
  }
}

function shadeRun({ width, height, shades }: Shaded, row: number, from: number, to: number): void {
  const y = Math.floor(row / samples);
  if (y < 0 || y >= height) return;
  for (let sample = Math.max(0, from); sample < Math.min(to, width * samples); sample += 1) {
    const at = y * width + Math.floor(sample / samples);
    shades[at] = Math.min(fullShade, (shades[at] ?? 0) + 1);
  }
}

const piecesOfCurve = 6;

/** Records where a contour crosses the middle of each row of samples. */
function crossRows(contour: Contour, scale: number, rows: Map<number, { x: number; turn: number }[]>): void {
  let [x, y] = [contour.x * scale, contour.y * scale];
  const [startX, startY] = [x, y];
  const lineTo = (toX: number, toY: number) => {
    crossLine(x, y, toX, toY, rows);
    [x, y] = [toX, toY];
  };
  for (const curve of contour.curves) {
    const [fromX, fromY] = [x, y];
    for (let piece = 1; piece <= piecesOfCurve; piece += 1) {
      const t = piece / piecesOfCurve;
      const bend = (from: number, control: number, to: number) =>
        (1 - t) ** 2 * from + 2 * t * (1 - t) * control * scale + t ** 2 * to * scale;
      lineTo(bend(fromX, curve.cx, curve.x), bend(fromY, curve.cy, curve.y));
    }
  }
  lineTo(startX, startY);
}

function crossLine(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  rows: Map<number, { x: number; turn: number }[]>,
): void {
  const turn = toY > fromY ? 1 : -1;
  const [low, high] = turn > 0 ? [fromY, toY] : [toY, fromY];
  for (let row = Math.ceil(low - 0.5); row + 0.5 < high; row += 1) {
    const x = fromX + ((row + 0.5 - fromY) / (toY - fromY)) * (toX - fromX);
    const known = rows.get(row);
    if (known) known.push({ x, turn });
    else rows.set(row, [{ x, turn }]);
  }
}

import { averageArea, type PlacedLogo } from '#core/codes/drawing/logo-picture.ts';
import { coverShapes, fullCoverage } from '#core/codes/drawing/shape-coverage.ts';
import type { Modules, Shapes } from '#core/codes/drawing/shapes.ts';

/** Brightness from 0 (black) to 255, rows from the top. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** The brightness of dark and of light modules. */
export interface Tones {
  readonly dark: number;
  readonly light: number;
}

interface Drawn extends Modules {
  readonly logo?: PlacedLogo | undefined;
  readonly shapes?: Shapes | undefined;
}

/** How many parts a module side is divided into for drawing shapes; finer than the pixels of any picture to scan. */
const partsAcross = 6;

function createImage(width: number, height: number): GrayImage {
  return { width, height, pixels: new Uint8ClampedArray(width * height) };
}

/**
 * Draws the symbol with a quiet zone of `quiet` modules in a square of `sizePx` pixels. A module that covers part of a
 * pixel adds that part of its tone, as in a camera.
 */
export function drawGray(drawn: Drawn, quiet: number, sizePx: number, tones: Tones): GrayImage {
  const { shapes, logo } = drawn;
  const image = createImage(sizePx, sizePx);
  if (shapes) {
    const parts = { across: drawn.across * partsAcross, modules: coverShapes(drawn, shapes, partsAcross) };
    fillImage(image, parts, quiet * partsAcross, tones, fullCoverage);
  } else {
    fillImage(image, drawn, quiet, tones, 1);
  }
  if (logo) layLogo(image, logo, quiet, sizePx / (drawn.across + 2 * quiet));
  return image;
}

/** Fills the image; modules have values from 0 (light) to `full` (dark). */
function fillImage(
  image: GrayImage,
  { across, modules }: Modules,
  quiet: number,
  tones: Tones,
  full: number,
): void {
  const sizePx = image.width;
  const total = across + 2 * quiet;
  const shares = Array.from({ length: sizePx }, (_, at) => moduleShares(at, total / sizePx, quiet));
  const span = (tones.dark - tones.light) / full;
  for (let y = 0; y < sizePx; y += 1) {
    for (let x = 0; x < sizePx; x += 1) {
      let darkness = 0;
      for (const [row, height] of shares[y] ?? []) {
        if (row < 0 || row >= across) continue;
        for (const [column, width] of shares[x] ?? []) {
          if (column >= 0 && column < across) {
            darkness += height * width * (modules[row * across + column] ?? 0);
          }
        }
      }
      image.pixels[y * sizePx + x] = tones.light + span * darkness;
    }
  }
}

function layLogo(image: GrayImage, { picture, box }: PlacedLogo, quiet: number, modulePx: number): void {
  const [left, top] = [(box.left + quiet) * modulePx, (box.top + quiet) * modulePx];
  const [width, height] = [box.width * modulePx, box.height * modulePx];
  for (let y = Math.floor(top); y < Math.min(image.height, top + height); y += 1) {
    for (let x = Math.floor(left); x < Math.min(image.width, left + width); x += 1) {
      const color = averageArea(picture, (x - left) / width, (y - top) / height, 1 / width, 1 / height);
      const tone = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue;
      const at = y * image.width + x;
      image.pixels[at] = tone * color.alpha + (image.pixels[at] ?? 255) * (1 - color.alpha);
    }
  }
}

/** Returns the modules that a pixel overlaps, and by how much. */
function moduleShares(
  pixel: number,
  modulesPerPixel: number,
  quiet: number,
): readonly (readonly [number, number])[] {
  const start = pixel * modulesPerPixel;
  const end = start + modulesPerPixel;
  const shares: [number, number][] = [];
  for (let module = Math.floor(start + 1e-9); module < end - 1e-9; module += 1) {
    const share = (Math.min(end, module + 1) - Math.max(start, module)) / modulesPerPixel;
    shares.push([module - quiet, share]);
  }
  return shares;
}

/** Blurs the image. Three passes of a moving average approximate a Gaussian of that standard deviation, in pixels. */
export function blur(image: GrayImage, deviationPx: number): GrayImage {
  const reach = Math.max(1, Math.round((Math.sqrt(4 * deviationPx ** 2 + 1) - 1) / 2));
  let pixels: Float32Array = Float32Array.from(image.pixels);
  const { width, height } = image;
  for (let pass = 0; pass < 3; pass += 1) {
    pixels = averageLines(pixels, width, height, reach);
    pixels = averageLines(pixels, height, width, reach);
  }
  return { width, height, pixels: Uint8ClampedArray.from(pixels) };
}

/** Averages along the rows and transposes, so that two calls handle both directions. */
function averageLines(source: Float32Array, width: number, height: number, reach: number): Float32Array {
  const result = new Float32Array(source.length);
  const count = 2 * reach + 1;
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const at = (x: number) => source[row + Math.min(width - 1, Math.max(0, x))] ?? 0;
    let sum = 0;
    for (let x = -reach; x <= reach; x += 1) sum += at(x);
    for (let x = 0; x < width; x += 1) {
      result[x * height + y] = sum / count;
      sum += at(x + reach + 1) - at(x - reach);
    }
  }
  return result;
}

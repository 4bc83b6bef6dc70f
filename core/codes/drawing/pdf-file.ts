import { zlibCompress } from '#core/images/byte-access.ts';
import type { Raster } from '#core/images/pixels/raster.ts';
import type { Box } from './logo-place.ts';
import type { PlacedLogo } from './logo-picture.ts';
import { listRuns } from './module-runs.ts';
import { joinPdf, pdfColor, pointsPerMillimeter } from './pdf-objects.ts';
import type { PictureStyle } from './picture-style.ts';
import { bendsOf, type Outline, outlineShapes, type Point } from './shape-outline.ts';
import type { Modules } from './shapes.ts';

/** Writes a PDF file of one page, exactly as large as the code. All is vector graphics, except a logo (ISO 32000-1). */
export async function writePdf(
  symbol: Modules,
  style: PictureStyle,
  widthMm: number,
  logo?: PlacedLogo,
): Promise<string> {
  const total = symbol.across + 2 * style.quietZone;
  const side = (widthMm * pointsPerMillimeter).toFixed(4);
  const scale = ((widthMm * pointsPerMillimeter) / total).toFixed(6);
  const content = [
    `${scale} 0 0 ${scale} 0 0 cm`,
    ...(style.isTransparent ? [] : [`${pdfColor(style.background)} rg 0 0 ${total} ${total} re f`]),
    `${pdfColor(style.foreground)} rg`,
    ...(style.shapes
      ? drawOutlines(outlineShapes(symbol, style.shapes), total, style.quietZone)
      : drawSquares(symbol, total, style.quietZone)),
    'f',
    ...(style.shapes ? ['Q'] : []),
    ...(logo ? [placeImage(logo.box, total, style.quietZone)] : []),
  ].join('\n');
  const resources = logo ? '<< /XObject << /Logo 5 0 R >> >>' : '<< >>';
  return joinPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${side} ${side}] /Contents 4 0 R /Resources ${resources} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...(logo ? await imageObjects(logo.picture) : []),
  ]);
}

function drawSquares(symbol: Modules, total: number, quietZone: number): readonly string[] {
  return listRuns(symbol).map(
    ({ x, y, length }) => `${x + quietZone} ${total - y - quietZone - 1} ${length} 1 re`,
  );
}

/** The distance of a curve's control points from its ends that approximates a quarter of a circle. */
const kappa = 0.5523;

/** Draws with the origin at the symbol's upper left corner, until the operator `Q`. */
function drawOutlines(outlines: readonly Outline[], total: number, quietZone: number): readonly string[] {
  const write = (...points: readonly Point[]) =>
    points.map(({ x, y }) => `${Number(x.toFixed(4))} ${Number(y.toFixed(4))}`).join(' ');
  const paths = outlines.map((outline) => {
    const bends = bendsOf(outline);
    const lines = bends.map(({ start, corner, end }, index) => {
      const way = `${write(start)} ${index === 0 ? 'm' : 'l'}`;
      if (corner.radius === 0) return way;
      return `${way} ${write(between(start, corner, kappa), between(end, corner, kappa), end)} c`;
    });
    return `${lines.join(' ')} h`;
  });
  return [`q 1 0 0 -1 ${quietZone} ${total - quietZone} cm`, ...paths];
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Scales and moves an image's unit square to its box. The page's origin is its lower left corner. */
function placeImage({ left, top, width, height }: Box, total: number, quietZone: number): string {
  const bottom = total - (top + quietZone) - height;
  return `q ${[width, 0, 0, height, left + quietZone, bottom].map((value) => value.toFixed(4)).join(' ')} cm /Logo Do Q`;
}

/** Returns the picture as object 5 and its transparency as object 6. */
async function imageObjects({ width, height, pixels }: Raster): Promise<readonly string[]> {
  const count = width * height;
  const color = Uint8Array.from(
    { length: count * 3 },
    (_, at) => pixels[Math.floor(at / 3) * 4 + (at % 3)] ?? 0,
  );
  const alpha = Uint8Array.from({ length: count }, (_, at) => pixels[at * 4 + 3] ?? 255);
  const head = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8`;
  return [
    await hexStream(`${head} /ColorSpace /DeviceRGB /SMask 6 0 R`, color),
    await hexStream(`${head} /ColorSpace /DeviceGray`, alpha),
  ];
}

async function hexStream(entries: string, bytes: Uint8Array): Promise<string> {
  const packed = await zlibCompress(bytes);
  const hex = Array.from(packed, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const filters = '/Filter [/ASCIIHexDecode /FlateDecode]';
  return `<< ${entries} ${filters} /Length ${hex.length + 1} >>\nstream\n${hex}>\nendstream`;
}

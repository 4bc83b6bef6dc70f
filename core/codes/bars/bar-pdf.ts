import { joinPdf, pdfColor, pointsPerMillimeter } from '#core/codes/drawing/pdf-objects.ts';
import type { BarPicture } from './bar-picture.ts';
import type { BarColors } from './bar-svg.ts';
import type { Contour } from './glyphs.ts';

/** A picture on a page, in millimeters from the page's upper left corner. */
export interface PlacedPicture {
  readonly picture: BarPicture;
  readonly moduleMm: number;
  readonly xMm: number;
  readonly yMm: number;
}

/** A page with the pictures on it. */
export interface PdfPage {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly placed: readonly PlacedPicture[];
}

/** Writes a PDF file with vector graphics only (ISO 32000-1). It needs no fonts. */
export function writeBarPdf(pages: readonly PdfPage[], colors: BarColors): string {
  const kids = pages.map((_, index) => `${3 + index * 2} 0 R`).join(' ');
  return joinPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...pages.flatMap((page, index) => {
      const box = [page.widthMm, page.heightMm].map((length) => points(length)).join(' ');
      const content = page.placed.map((placed) => drawPlaced(placed, page.heightMm, colors)).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${box}] /Contents ${4 + index * 2} 0 R /Resources << >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ]);
}

function drawPlaced(
  { picture, moduleMm, xMm, yMm }: PlacedPicture,
  pageMm: number,
  colors: BarColors,
): string {
  const { width, height, bars, letters } = picture;
  const scale = (moduleMm * pointsPerMillimeter).toFixed(6);
  return [
    // Switches to modules, measured downwards from the picture's upper left corner.
    `q ${scale} 0 0 -${scale} ${points(xMm)} ${points(pageMm - yMm)} cm`,
    ...(colors.isTransparent
      ? []
      : [`${pdfColor(colors.background)} rg 0 0 ${short(width)} ${short(height)} re f`]),
    `${pdfColor(colors.foreground)} rg`,
    ...bars.map((bar) => `${short(bar.x)} ${short(bar.y)} ${short(bar.width)} ${short(bar.height)} re`),
    'f',
    ...(letters.length === 0 ? [] : [...letters.map(drawContour), 'f']),
    'Q',
  ].join('\n');
}

/** PDF has only cubic curves. A quadratic curve becomes cubic with control points two thirds of the way to its own. */
function drawContour({ x, y, curves }: Contour): string {
  let [fromX, fromY] = [x, y];
  const lines = curves.map((curve) => {
    const controls = [
      fromX + (2 / 3) * (curve.cx - fromX),
      fromY + (2 / 3) * (curve.cy - fromY),
      curve.x + (2 / 3) * (curve.cx - curve.x),
      curve.y + (2 / 3) * (curve.cy - curve.y),
      curve.x,
      curve.y,
    ];
    [fromX, fromY] = [curve.x, curve.y];
    return `${controls.map(short).join(' ')} c`;
  });
  return `${short(x)} ${short(y)} m ${lines.join(' ')} h`;
}

function points(millimeters: number): string {
  return (millimeters * pointsPerMillimeter).toFixed(4);
}

function short(value: number): string {
  return String(Number(value.toFixed(4)));
}

import type { QrSymbol } from './logic.ts';
import { listRuns } from './module-runs.ts';
import { type PictureStyle, readHex } from './picture-style.ts';

type Modules = Pick<QrSymbol, 'across' | 'modules'>;

/** An SVG file with all dark modules in one path; `side` is its width and height with their unit, as `200` or `30mm`. */
export function writeSvg(symbol: Modules, style: PictureStyle, side: string): string {
  const { foreground, background, isTransparent, quietZone } = style;
  const total = symbol.across + 2 * quietZone;
  const path = listRuns(symbol)
    .map(({ x, y, length }) => `M${x + quietZone} ${y + quietZone}h${length}v1h-${length}z`)
    .join('');
  const ground = isTransparent ? '' : `<path fill="${background}" d="M0 0h${total}v${total}H0z"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"`,
    ` viewBox="0 0 ${total} ${total}" shape-rendering="crispEdges">`,
    `${ground}<path fill="${foreground}" d="${path}"/></svg>\n`,
  ].join('');
}

const pointsPerMillimetre = 72 / 25.4;

/** A PDF file of one page, exactly as large as the code, in vectors (ISO 32000-1). */
export function writePdf(symbol: Modules, style: PictureStyle, widthMm: number): string {
  const total = symbol.across + 2 * style.quietZone;
  const side = (widthMm * pointsPerMillimetre).toFixed(4);
  const scale = ((widthMm * pointsPerMillimetre) / total).toFixed(6);
  const rectangles = listRuns(symbol).map(
    ({ x, y, length }) => `${x + style.quietZone} ${total - y - style.quietZone - 1} ${length} 1 re`,
  );
  const content = [
    `${scale} 0 0 ${scale} 0 0 cm`,
    ...(style.isTransparent ? [] : [`${pdfColor(style.background)} rg 0 0 ${total} ${total} re f`]),
    `${pdfColor(style.foreground)} rg`,
    ...rectangles,
    'f',
  ].join('\n');
  return joinPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${side} ${side}] /Contents 4 0 R /Resources << >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]);
}

function pdfColor(hex: string): string {
  const { red, green, blue } = readHex(hex);
  return [red, green, blue].map((value) => (value / 255).toFixed(4)).join(' ');
}

/** Puts the objects into a file with its table of offsets; all text here is ASCII, so characters are bytes. */
function joinPdf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return [
    file,
    `xref\n0 ${size}\n0000000000 65535 f \n${entries}`,
    `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  ].join('');
}

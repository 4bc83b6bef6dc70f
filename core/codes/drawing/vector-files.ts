import type { Box } from './logo-place.ts';
import { listRuns } from './module-runs.ts';
import type { PictureStyle } from './picture-style.ts';
import { bendsOf, type Outline, outlineShapes, type Point } from './shape-outline.ts';
import type { Modules } from './shapes.ts';

interface SvgImage {
  readonly box: Box;
  readonly dataUrl: string;
}

/**
 * Writes an SVG file with all dark modules in one path. `side` is its width and height with their unit, such as `200`
 * or `30mm`.
 */
export function writeSvg(symbol: Modules, style: PictureStyle, side: string, logo?: SvgImage): string {
  const { foreground, background, isTransparent, quietZone, shapes } = style;
  const total = symbol.across + 2 * quietZone;
  const path = shapes ? roundedPath(outlineShapes(symbol, shapes), quietZone) : squarePath(symbol, quietZone);
  const ground = isTransparent ? '' : `<path fill="${background}" d="M0 0h${total}v${total}H0z"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"`,
    ` viewBox="0 0 ${total} ${total}"${shapes ? '' : ' shape-rendering="crispEdges"'}>`,
    `${ground}<path fill="${foreground}" d="${path}"/>${logo ? svgImage(logo, quietZone) : ''}</svg>\n`,
  ].join('');
}

function squarePath(symbol: Modules, quietZone: number): string {
  return listRuns(symbol)
    .map(({ x, y, length }) => `M${x + quietZone} ${y + quietZone}h${length}v1h-${length}z`)
    .join('');
}

/** Writes the outlines one after another, each relative to its starting point. */
function roundedPath(outlines: readonly Outline[], quietZone: number): string {
  return outlines
    .map((outline) => {
      const [first, ...bends] = bendsOf(outline);
      if (!first) return '';
      let at = first.end;
      const line = [...bends, first].map(({ corner, start, end }) => {
        const way = stepTo(at, start);
        at = end;
        return way + arc(corner.radius, start, corner, end);
      });
      return `M${short(first.end.x + quietZone)} ${short(first.end.y + quietZone)}${line.join('')}z`;
    })
    .join('');
}

function stepTo(from: Point, to: Point): string {
  if (from.x !== to.x) return `h${short(to.x - from.x)}`;
  return from.y === to.y ? '' : `v${short(to.y - from.y)}`;
}

function arc(radius: number, start: Point, corner: Point, end: Point): string {
  if (radius === 0) return '';
  const turn =
    (corner.x - start.x) * (end.y - corner.y) - (corner.y - start.y) * (end.x - corner.x) > 0 ? 1 : 0;
  const [across, down] = [end.x - start.x, end.y - start.y].map(short);
  return `a${short(radius)} ${short(radius)} 0 0 ${turn} ${across} ${down}`;
}

/** All lengths are multiples of one half, so their text is exact. */
function short(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.');
}

function svgImage({ box, dataUrl }: SvgImage, quietZone: number): string {
  const place = `x="${box.left + quietZone}" y="${box.top + quietZone}" width="${box.width}" height="${box.height}"`;
  return `<image ${place} preserveAspectRatio="none" href="${dataUrl}"/>`;
}

import type { BarPicture } from './bar-picture.ts';
import type { Contour } from './glyphs.ts';

/** The colors of the bars and of the background. */
export interface BarColors {
  /** In the form #rrggbb. */
  readonly foreground: string;
  readonly background: string;
  /** Omits the background if the format can. */
  readonly isTransparent: boolean;
}

/** Writes an SVG file of the exact size, with letters as outlines. */
export function writeBarSvg(picture: BarPicture, colors: BarColors, moduleMm: number): string {
  const { width, height, bars, letters } = picture;
  const [widthMm, heightMm] = [width, height].map((modules) => short(modules * moduleMm));
  const ground = colors.isTransparent
    ? ''
    : `<path fill="${colors.background}" d="M0 0h${short(width)}v${short(height)}H0z"/>`;
  const drawn = bars.map(
    (bar) =>
      `M${short(bar.x)} ${short(bar.y)}h${short(bar.width)}v${short(bar.height)}h-${short(bar.width)}z`,
  );
  const text =
    letters.length === 0
      ? ''
      : `<path fill="${colors.foreground}" d="${letters.map(contourPath).join('')}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm}mm" height="${heightMm}mm"`,
    ` viewBox="0 0 ${short(width)} ${short(height)}">`,
    `${ground}<path shape-rendering="crispEdges" fill="${colors.foreground}" d="${drawn.join('')}"/>${text}</svg>\n`,
  ].join('');
}

function contourPath({ x, y, curves }: Contour): string {
  const lines = curves.map(
    (curve) => `Q${short(curve.cx)} ${short(curve.cy)} ${short(curve.x)} ${short(curve.y)}`,
  );
  return `M${short(x)} ${short(y)}${lines.join('')}z`;
}

function short(value: number): string {
  return String(Number(value.toFixed(4)));
}

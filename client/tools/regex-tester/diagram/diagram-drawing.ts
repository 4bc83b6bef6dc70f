import type { Diagram } from './diagram.ts';
import { type Box, type BoxKind, lineHeight, type Point, widthOf } from './diagram-tiles.ts';

/** The colors of a drawing: those of the page, or fixed ones in a file. */
export interface Palette {
  readonly ink: string;
  readonly faint: string;
  readonly rail: string;
  readonly text: string;
  readonly textSoft: string;
  readonly set: string;
  readonly place: string;
  readonly placeSoft: string;
  readonly mark: string;
}

export interface Look {
  readonly stroke: string;
  readonly fill: string;
  readonly ink: string;
  readonly dashes: string | undefined;
  readonly corner: number;
}

const filePalette: Palette = {
  ink: '#1c1f2b',
  faint: '#5b6070',
  rail: '#7b7f8c',
  text: '#0f6b52',
  textSoft: '#e3f6ee',
  set: '#f2f2ee',
  place: '#7a5200',
  placeSoft: '#fdf1d8',
  mark: '#1c1f2b',
};

/** The page's colors, which depend on its theme. */
export const pagePalette: Palette = {
  ink: 'var(--ink)',
  faint: 'var(--ink-2)',
  rail: 'var(--line-strong)',
  text: 'var(--accent)',
  textSoft: 'var(--accent-soft)',
  set: 'var(--surface-2)',
  place: 'var(--warn)',
  placeSoft: 'var(--warn-soft)',
  mark: 'var(--focus)',
};

/** Returns the style of a box. */
export function lookOf(box: Box, palette: Palette): Look {
  const looks: Readonly<Record<BoxKind, Partial<Look>>> = {
    text: { stroke: palette.text, fill: palette.textSoft, corner: 13 },
    set: { fill: palette.set },
    place: { stroke: palette.place, fill: palette.placeSoft },
    reference: { stroke: palette.text, fill: palette.set, dashes: '5 3' },
    group: { stroke: palette.text, corner: 8 },
    'plain-group': { dashes: '4 4', corner: 8 },
    class: { fill: palette.set, corner: 8 },
    note: { stroke: 'none', ink: palette.faint },
  };
  const look = { stroke: palette.rail, fill: 'none', ink: palette.ink, dashes: undefined, corner: 4 };
  const drawn = { ...look, ...looks[box.kind] };
  // Boxes with rails inside must not be filled.
  return box.lines.length === 0 && box.kind !== 'class' ? { ...drawn, fill: 'none' } : drawn;
}

/** Returns the lines of a box with their centers. */
export function wordsOf(box: Box): { text: string; x: number; y: number; width: number }[] {
  const top = box.y + (box.height - box.lines.length * lineHeight) / 2;
  return box.lines.map((text, index) => ({
    text,
    x: box.x + box.width / 2,
    y: top + lineHeight * index + lineHeight * 0.74,
    width: widthOf(text),
  }));
}

const maxRadius = 8;

/** Returns an SVG path along the points, with rounded corners. */
export function railPath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${pair(point)}`;
      if (!after || !isCorner(before, point, after)) return `L${pair(point)}`;
      const radius = Math.min(maxRadius, distance(before, point) / 2, distance(point, after) / 2);
      return `L${pair(toward(point, before, radius))}Q${pair(point)} ${pair(toward(point, after, radius))}`;
    })
    .join('');
}

/** Writes the diagram as an SVG file on a white background. */
export function diagramFile(diagram: Diagram): string {
  const { width, height, boxes, rails, ends } = diagram;
  const size = `width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14">`,
    '<rect width="100%" height="100%" fill="#ffffff"/>',
    `<path d="${rails.map(railPath).join('')}" fill="none" stroke="${filePalette.rail}" stroke-width="1.5"/>`,
    ...ends.map(({ x, y }) => `<circle cx="${round(x)}" cy="${round(y)}" r="5" fill="${filePalette.rail}"/>`),
    ...boxes.map(boxMarkup),
    '</svg>\n',
  ].join('\n');
}

function boxMarkup(box: Box): string {
  const { stroke, fill, ink, dashes, corner } = lookOf(box, filePalette);
  const place = `x="${round(box.x)}" y="${round(box.y)}" width="${round(box.width)}" height="${round(box.height)}"`;
  const dashed = dashes ? ` stroke-dasharray="${dashes}"` : '';
  const rect = `<rect ${place} rx="${corner}" fill="${fill}" stroke="${stroke}"${dashed}/>`;
  const words = wordsOf(box).map(
    ({ text, x, y, width }) =>
      `<text x="${round(x)}" y="${round(y)}" text-anchor="middle" textLength="${round(width)}" lengthAdjust="spacingAndGlyphs" fill="${ink}">${escaped(text)}</text>`,
  );
  return rect + words.join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function isCorner(before: Point, at: Point, after: Point): boolean {
  const isLevel = (from: Point, to: Point) => from[1] === to[1];
  const isUpright = (from: Point, to: Point) => from[0] === to[0];
  return (isLevel(before, at) && isUpright(at, after)) || (isUpright(before, at) && isLevel(at, after));
}

function toward(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1;
  return [from[0] + ((to[0] - from[0]) * length) / whole, from[1] + ((to[1] - from[1]) * length) / whole];
}

function distance(from: Point, to: Point): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

function pair([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

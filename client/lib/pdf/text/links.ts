import { type Box, boxOf } from './annotation-boxes.ts';
import type { RunLink, TextRun } from './text-run.ts';

/** pdf.js's data on a link; it gives addresses of the web, of mail and of telephones. */
export interface LinkAnnotation {
  readonly subtype: string;
  readonly url?: string;
  /** The text in the link's boxes, line by line. */
  readonly overlaidText?: string;
  readonly rect: readonly number[];
  /** The corners of each box (ISO 32000-1, 12.5.6.5): upper left, upper right, lower left, lower right. */
  readonly quadPoints?: ArrayLike<number> | null;
}

interface Link {
  readonly url: string;
  readonly texts: readonly string[];
  readonly boxes: readonly Box[];
}

/** Adds to runs which parts of their text link to an address. Sideways text has no links. */
export function addLinks(
  runs: readonly TextRun[],
  annotations: readonly LinkAnnotation[],
  view: readonly number[],
): TextRun[] {
  const links = annotations.flatMap((annotation) => toLink(annotation, view) ?? []);
  if (links.length === 0) return [...runs];
  return runs.map((run) => {
    const own = run.turn === 0 ? links.flatMap((link) => partOf(run, link) ?? []) : [];
    return own.length > 0 ? { ...run, links: own } : run;
  });
}

function toLink(
  { subtype, url, overlaidText = '', rect, quadPoints }: LinkAnnotation,
  view: readonly number[],
): Link | undefined {
  if (subtype !== 'Link' || url === undefined) return undefined;
  const points = Array.from(quadPoints ?? []);
  const quads = points.flatMap((_, index) =>
    index % 8 === 0
      ? [[points[index] ?? 0, points[index + 1] ?? 0, points[index + 6] ?? 0, points[index + 7] ?? 0]]
      : [],
  );
  const boxes = (quads.length > 0 ? quads : [rect]).map((corners) => boxOf(corners, view));
  const texts = overlaidText.split('\n').map((text) => text.trim());
  return { url, boxes, texts: texts.filter((text) => text !== '') };
}

/** Returns the part of a run that is in a link: all of it, or one of the link's texts where its box is. */
function partOf(run: TextRun, { url, texts, boxes }: Link): RunLink | undefined {
  const { text, left, right, baseline, size } = run;
  const middle = baseline - size / 3;
  const box = boxes.find(
    (own) => middle > own.top && middle < own.top + own.height && left < own.right && right > own.left,
  );
  if (!box || text.trim() === '') return undefined;
  if (left > box.left - size / 4 && right < box.right + size / 4) return { url, start: 0, end: text.length };
  // Letters differ in width, so this is only about where the text starts.
  const about = ((box.left - left) / (right - left)) * text.length;
  const found = texts.flatMap((own) =>
    placesOf(own, text).map((start) => ({ url, start, end: start + own.length })),
  );
  return found.toSorted((one, other) => Math.abs(one.start - about) - Math.abs(other.start - about))[0];
}

function placesOf(part: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at);
  return places;
}

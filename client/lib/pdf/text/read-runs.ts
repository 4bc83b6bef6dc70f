import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readOwn } from '#core/collections/read-own.ts';
import { throwIfRefused } from '#client/lib/pdf/parsing/refuse-bombs.ts';
import { actualTextKey, type ActualTexts } from './actual-text.ts';
import { findBold, loadFonts } from './fonts/bold-fonts.ts';
import { gatherColumns } from './directions/gather-columns.ts';
import { levelRows } from './directions/level-rows.ts';
import { dropDoubled } from './marks/drop-doubled.ts';
import { type Mark, numberContents } from './tagged/number-contents.ts';
import { settleMarks } from './marks/settle-marks.ts';
import { settleRaised } from './marks/settle-raised.ts';
import { type FilledAnnotation, findFilledRuns } from './filled-runs.ts';
import { addLinks, type LinkAnnotation } from './links.ts';
import { joinSpaced } from './marks/spaced-letters.ts';
import type { TextItem, TextRun } from './text-run.ts';

interface Reading {
  readonly actualTexts?: ActualTexts;
  /** Whether each run gets the number of its marked content. */
  readonly isTagged?: boolean;
  /** Whether runs say if they are bold and what they link to. */
  readonly isRich?: boolean;
}

/**
 * Reads the text of a page in drawing order, followed by filled-in fields and notes. Text drawn twice at the same
 * position is read once.
 */
export async function readTextRuns(
  page: PDFPageProxy,
  { actualTexts = new Map(), isTagged = false, isRich = false }: Reading = {},
): Promise<TextRun[]> {
  const { transform: view } = page.getViewport({ scale: 1 });
  const options = { disableNormalization: true, includeMarkedContent: isTagged || actualTexts.size > 0 };
  const [{ items, styles }, annotations] = await Promise.all([
    page.getTextContent(options).finally(throwIfRefused),
    page.getAnnotations() as Promise<readonly (FilledAnnotation & LinkAnnotation)[]>,
    isRich ? loadFonts(page) : undefined,
  ]);
  const bold = isRich ? findBold(page, Object.keys(styles)) : new Set<string>();
  const filled = findFilledRuns(annotations, view);
  const fields = isTagged ? filled.map((run) => ({ ...run, content: 'field' as const })) : filled;
  const runs: TextRun[] = [];
  const seen = new Map<string, TextRun>();
  const marked = isTagged ? numberContents(items) : items;
  for (const item of joinSpaced([...putActualTexts(marked, actualTexts)])) {
    if (item.str === '') continue;
    const isFixed = readOwn(styles, item.fontName)?.fontFamily === 'monospace';
    const run = { ...toRun(item, view), isBold: bold.has(item.fontName), isFixed };
    // Bold is sometimes faked by drawing twice, and OCR text may lie under text.
    if (run.text.trim() !== '' && isDrawn(run, seen)) continue;
    runs.push(run);
  }
  const settled = gatherColumns(settleMarks(settleRaised(dropDoubled(levelRows(runs)))));
  return [...(isRich ? addLinks(settled, annotations, view) : settled), ...fields];
}

/** Text drawn again within these parts of its size is the same text, as in poppler. */
const sameAlong = 0.1;
const sameAcross = 0.2;

/** Returns whether a text was drawn before in nearly the same place; if not, notes it. */
function isDrawn(run: TextRun, seen: Map<string, TextRun>): boolean {
  const { text, turn, left, baseline, size } = run;
  const cell = Math.max(size, 0.1) * sameAcross;
  const [column, row] = [Math.round(left / cell), Math.round(baseline / cell)];
  const keyOf = (across: number, down: number) => `${text}|${turn}|${column + across}|${row + down}`;
  for (const across of [-1, 0, 1]) {
    for (const down of [-1, 0, 1]) {
      const other = seen.get(keyOf(across, down));
      if (!other) continue;
      const isSame =
        Math.abs(other.left - left) <= sameAlong * size &&
        Math.abs(other.baseline - baseline) <= sameAcross * size;
      if (isSame) return true;
    }
  }
  seen.set(keyOf(0, 0), run);
  return false;
}

/** Yields the text items; marked content with an actual text is replaced by it. */
function* putActualTexts(items: readonly (TextItem | Mark)[], texts: ActualTexts): Generator<TextItem> {
  let depth = 0;
  let replaced: { readonly text: string; readonly depth: number; readonly items: TextItem[] } | undefined;
  for (const item of items) {
    if ('str' in item) {
      if (replaced) replaced.items.push(item);
      else yield item;
    } else if (item.type.startsWith('begin')) {
      const text = typeof item.id === 'string' ? texts.get(actualTextKey(item.id)) : undefined;
      if (text !== undefined) replaced ??= { text, depth, items: [] };
      depth += 1;
    } else {
      depth -= 1;
      if (replaced?.depth !== depth) continue;
      yield* replacementOf(replaced.text, replaced.items);
      replaced = undefined;
    }
  }
}

/** Returns the actual text at the position of the first replaced item, as wide as its neighbors on the line. */
function replacementOf(text: string, items: readonly TextItem[]): TextItem[] {
  // A space before marked content is the first item inside it.
  const start = Math.max(
    0,
    items.findIndex(({ str }) => str.trim() !== ''),
  );
  const shown = items.slice(start).filter(({ str }) => str.trim() !== '');
  if (shown.length === 0) return [];
  // Accents may come first, above their letter.
  const widest = shown.reduce((most, item) => (item.width > most.width ? item : most));
  const line = items.slice(start).filter(({ transform }) => transform[5] === widest.transform[5]);
  const first = line.find(({ str }) => str.trim() !== '') ?? widest;
  const width = line.reduce((sum, item) => sum + item.width, 0);
  const dir = shown.some((item) => item.dir === 'rtl') ? 'rtl' : first.dir;
  return [...items.slice(0, start), { ...first, str: text, width, dir }];
}

const quarter = Math.PI / 2;
/** Scans are turned by less than this part of a quarter turn. */
const leastSlant = 0.1;

function toRun({ str, dir, transform, width, height, content }: TextItem, view: readonly number[]): TextRun {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = multiply(view, transform);
  const size = Math.hypot(c, d) || height;
  const length = Math.hypot(a, b) || 1;
  const quarters = Math.atan2(b, a) / quarter;
  const turn = Math.round(quarters + 4) % 4;
  const isSlanted = Math.abs(quarters - Math.round(quarters)) > leastSlant;
  const [cosine, sine] = [Math.round(Math.cos(turn * quarter)), Math.round(Math.sin(turn * quarter))];
  const isVertical = dir === 'ttb';
  // The origin of vertical letters is at the center of their top (ISO 32000-1, 9.7.4.3).
  const start = e * cosine + f * sine - (isVertical ? size / 2 : 0);
  const end = start + (isVertical ? size : ((a * cosine + b * sine) / length) * width);
  return {
    text: str,
    left: Math.min(start, end),
    right: Math.max(start, end),
    baseline: f * cosine - e * sine,
    size,
    isRightToLeft: dir === 'rtl',
    turn,
    isVertical,
    ...(isSlanted ? { isSlanted } : {}),
    ...(isVertical ? { length: height } : {}),
    ...(content === undefined ? {} : { content }),
  };
}

/** Returns the transformation that applies `inner` first (ISO 32000-1, 8.3.4). */
function multiply(outer: readonly number[], inner: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

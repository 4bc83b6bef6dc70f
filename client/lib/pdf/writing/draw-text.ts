import {
  beginText,
  endText,
  PDFHexString,
  type PDFOperator,
  type PDFPage,
  setFillingRgbColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from '@cantoo/pdf-lib';
import type { ShapedRun, ShapedText } from './shape-text.ts';

/** Color channels from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number];

export interface TextPlace {
  /** The left end and baseline of the line, in points from the page's lower left corner. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: Color;
}

/** Draws a line on a page. */
export function drawText(page: PDFPage, text: ShapedText, place: TextPlace): void {
  const operators: PDFOperator[] = [beginText(), setFillingRgbColor(...place.color)];
  for (const run of text.runs) {
    if (run.glyphs.length === 0) continue;
    operators.push(setFontAndSize(fontKey(page, run), place.size), ...placeGlyphs(run, place));
  }
  page.pushOperators(...operators, endText());
}

const keys = new WeakMap<PDFPage, Map<string, ReturnType<PDFPage['node']['newFontDictionary']>>>();

/** Returns a font's key on a page; each font is added to a page once. */
function fontKey(page: PDFPage, { font }: ShapedRun) {
  const own = keys.get(page) ?? new Map<string, ReturnType<PDFPage['node']['newFontDictionary']>>();
  keys.set(page, own);
  const key = own.get(font.name) ?? page.node.newFontDictionary(font.name, font.ref);
  own.set(font.name, key);
  return key;
}

/** Writes glyphs with their default advance as one string, and others one by one. */
function placeGlyphs({ glyphs }: ShapedRun, { x, y, size }: TextPlace): PDFOperator[] {
  const operators: PDFOperator[] = [];
  let codes = '';
  let start = glyphs[0];
  let expected = 0;
  const flush = () => {
    if (!start || codes === '') return;
    const [left, base] = [x + (start.x * size) / 1000, y + (start.y * size) / 1000];
    operators.push(setTextMatrix(1, 0, 0, 1, left, base), showText(PDFHexString.of(codes)));
    codes = '';
  };
  for (const glyph of glyphs) {
    const follows = codes !== '' && Math.abs(glyph.x - expected) < 0.5 && glyph.y === start?.y;
    if (!follows) {
      flush();
      start = glyph;
      expected = glyph.x;
    }
    codes += glyph.code;
    expected += glyph.width;
  }
  flush();
  return operators;
}

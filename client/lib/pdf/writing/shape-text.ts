import bidiFactory from 'bidi-js';
import type { EmbeddedFont, FontBook, Weight } from './font-book.ts';

/** A glyph's code in its font, and its position from the line's start, in thousandths of the font size. */
export interface PlacedGlyph {
  readonly code: string;
  readonly x: number;
  readonly y: number;
  /** The default advance to the next glyph. */
  readonly width: number;
}

export interface ShapedRun {
  readonly font: EmbeddedFont;
  readonly glyphs: readonly PlacedGlyph[];
}

/** One line of text in drawing order, from left to right. */
export interface ShapedText {
  readonly runs: readonly ShapedRun[];
  /** The width in thousandths of the font size. */
  readonly width: number;
  readonly isRightToLeft: boolean;
}

interface LogicalRun {
  text: string;
  readonly level: number;
  readonly font: EmbeddedFont;
}

const bidi = bidiFactory();

/** Chooses fonts and glyphs for one line, in visual order. The fonts of its characters must be loaded. */
export function shapeText(text: string, weight: Weight, fonts: FontBook): ShapedText {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, 'auto');
  const runs = inVisualOrder(splitRuns(text, levels, weight, fonts));
  let x = 0;
  const shaped = runs.map((run): ShapedRun => {
    const { glyphs, width } = shapeRun(run, x);
    x += width;
    return { font: run.font, glyphs };
  });
  return { runs: shaped, width: x, isRightToLeft: (paragraphs[0]?.level ?? 0) % 2 === 1 };
}

/** Splits text into runs of one direction and one font, in logical order. */
function splitRuns(text: string, levels: Uint8Array, weight: Weight, fonts: FontBook): LogicalRun[] {
  const runs: LogicalRun[] = [];
  let index = 0;
  let before: EmbeddedFont | undefined;
  for (const character of text) {
    const level = levels[index] ?? 0;
    index += character.length;
    const font = fonts.fontOf(character, weight, before);
    if (!font) continue;
    before = font;
    const last = runs.at(-1);
    const seen = isDrawn(character, font) ? character : '';
    if (last?.level === level && last.font === font) last.text += seen;
    else runs.push({ text: seen, level, font });
  }
  return runs;
}

/** Returns whether a character is drawn; invisible control characters without a glyph are not. */
function isDrawn(character: string, { font }: EmbeddedFont): boolean {
  if (!/^[\p{Cf}\p{Cc}\p{Variation_Selector}]$/u.test(character)) return true;
  return /^[\u200C\u200D]$/.test(character) && font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

/** Reorders runs by rule L2 of the Unicode bidirectional algorithm. */
function inVisualOrder(runs: readonly LogicalRun[]): readonly LogicalRun[] {
  let ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    const next: LogicalRun[] = [];
    let reversed: LogicalRun[] = [];
    for (const run of ordered) {
      if (run.level >= level) {
        reversed = [run, ...reversed];
        continue;
      }
      next.push(...reversed, run);
      reversed = [];
    }
    ordered = [...next, ...reversed];
  }
  return ordered;
}

function shapeRun({ text, level, font }: LogicalRun, start: number) {
  const written = level % 2 === 1 ? turn(text) : text;
  if (written === '') return { glyphs: [], width: 0 };
  const { glyphs, positions } = font.font.layout(written);
  const codes = font.embedder.encodeText(written).asString().match(/.{4}/g) ?? [];
  const scale = 1000 / font.font.unitsPerEm;
  let pen = 0;
  const placed = glyphs.map((glyph, index): PlacedGlyph => {
    const position = positions?.[index];
    const x = start + (pen + (position?.xOffset ?? 0)) * scale;
    pen += position?.xAdvance ?? glyph.advanceWidth;
    const y = (position?.yOffset ?? 0) * scale;
    return { code: codes[index] ?? '0000', x, y, width: glyph.advanceWidth * scale };
  });
  return { glyphs: placed, width: pen * scale };
}

/**
 * Mirrors brackets and reverses the text. The engine already reverses Arabic and Hebrew, so those are not reversed
 * here.
 */
function turn(text: string): string {
  const mirrored = Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character);
  const isTurned = /[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(text);
  return (isTurned ? mirrored : mirrored.reverse()).join('');
}

import { append } from '#core/collections/append.ts';

/** Returns the width of a text in the units of `maxWidth`. */
export type Measure = (text: string) => number;

const withoutSpaces =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
let words: Intl.Segmenter | undefined;
let graphemes: Intl.Segmenter | undefined;

/**
 * Breaks text into lines no wider than `maxWidth`: at spaces, between words in scripts without spaces, else anywhere.
 */
export function wrapText(text: string, maxWidth: number, measure: Measure): string[] {
  return text
    .split('\n')
    .flatMap((paragraph) => wrapParagraph(paragraph.replaceAll('\t', ' '), maxWidth, measure));
}

function wrapParagraph(paragraph: string, maxWidth: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(paragraph)) {
    if (line === '' || measure((line + piece).trimEnd()) <= maxWidth) {
      line += piece;
    } else {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    }
    const parts = measure(line.trimEnd()) <= maxWidth ? [line] : breakWord(line, maxWidth, measure);
    append(lines, parts.slice(0, -1));
    line = parts.at(-1) ?? '';
  }
  return [...lines, line.trimEnd()];
}

/** Splits a paragraph into words, each with the space after it. */
function pieces(paragraph: string): string[] {
  const spaced = paragraph.match(/\s*\S+\s*|\s+/g) ?? [''];
  return spaced.flatMap((piece) => {
    if (!withoutSpaces.test(piece)) return [piece];
    words ??= new Intl.Segmenter(undefined, { granularity: 'word' });
    const found: string[] = [];
    for (const { segment } of words.segment(piece)) {
      // No line begins with closing punctuation.
      if (found.length > 0 && /^[\p{Pe}\p{Po}\p{Pf}\s\p{M}]/u.test(segment))
        found.push(`${found.pop() ?? ''}${segment}`);
      else found.push(segment);
    }
    return found;
  });
}

function breakWord(word: string, maxWidth: number, measure: Measure): string[] {
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(word)) {
    if (part !== '' && measure((part + segment).trimEnd()) > maxWidth) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

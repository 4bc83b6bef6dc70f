/** A piece of the input that has no code. It is kept in the output. */
export interface Miss {
  readonly raw: string;
  /** UTF-16 offset of the first in the input. */
  readonly offset: number;
  readonly count: number;
}

const maxMisses = 1000;

/** Collects the different pieces without a code, up to a limit. */
export class MissList {
  readonly #misses = new Map<string, { raw: string; offset: number; count: number }>();

  add(raw: string, offset: number): void {
    const known = this.#misses.get(raw);
    if (known) known.count += 1;
    else if (this.#misses.size < maxMisses) this.#misses.set(raw, { raw, offset, count: 1 });
  }

  list(): Miss[] {
    return [...this.#misses.values()];
  }
}

export interface Coded {
  readonly text: string;
  readonly misses: readonly Miss[];
}

/** A character with its combining marks. */
const character = /\P{M}\p{M}*|\p{M}+/gu;
const lineOrBreak = /[^\r\n]+|\r\n|[\r\n]/g;

/** A line break, a gap between words, a gap between letters, or a token. */
const piece = /\r\n|[\r\n]|[^\S\r\n]*[/|][^\S\r\n]*|[^\S\r\n]+|[^\s/|]+/g;

export interface WordGaps {
  readonly letter: string;
  readonly word: string;
}

/** Encodes each character of each word. Line breaks stay; other spaces become the gap between words. */
export function encodeWords(
  text: string,
  gaps: WordGaps,
  codeOf: (character: string) => string | undefined,
): Coded {
  const misses = new MissList();
  const encodeWord = (word: string, base: number) =>
    Array.from(word.matchAll(character), ({ 0: raw, index }) => {
      const code = codeOf(raw.normalize('NFC'));
      if (code === undefined) misses.add(raw, base + index);
      return code ?? raw;
    }).join(gaps.letter);
  const lines = Array.from(text.matchAll(lineOrBreak), ({ 0: line, index: lineStart }) => {
    if (/[\r\n]/.test(line)) return line;
    const words = Array.from(line.matchAll(/\S+/g), ({ 0: word, index }) =>
      encodeWord(word, lineStart + index),
    );
    return words.join(gaps.word);
  });
  return { text: lines.join(''), misses: misses.list() };
}

/**
 * Decodes tokens between spaces. A slash, a bar or two spaces are a space between words; line breaks stay. An unknown
 * token is kept.
 */
export function decodeTokens(text: string, valueOf: (token: string) => string | undefined): Coded {
  const misses = new MissList();
  let decoded = '';
  let wasApart = false;
  for (const { 0: token, index } of text.matchAll(piece)) {
    if (/^[\r\n]/.test(token)) decoded += token;
    else if (/^[^\S\r\n]*[/|]|^\s{2,}/.test(token)) decoded += ' ';
    else if (token.trim() !== '') {
      const value = valueOf(token);
      if (value === undefined) misses.add(token, index);
      // A single sign without a code stays where it was: the encoder kept it, too.
      const isApart = value === undefined && token.length > 2;
      if ((isApart || wasApart) && /\S$/.test(decoded)) decoded += ' ';
      decoded += value ?? token;
      wasApart = isApart;
    }
  }
  return { text: decoded, misses: misses.list() };
}

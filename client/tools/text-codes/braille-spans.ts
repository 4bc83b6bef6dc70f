/** Places in a text that need more than their own characters to be written in Unified English Braille. */
export interface BrailleSpans {
  /** The first capital of each passage, and the end of each passage. */
  readonly passageStarts: ReadonlySet<number>;
  readonly passageEnds: ReadonlySet<number>;
  /** Typographic apostrophes that close a quotation. */
  readonly singleEnds: ReadonlySet<number>;
}

/** A passage begins with the third word of capitals (UEB 8.5). */
const minPassageWords = 3;
const straightPair = /(?<=^|[\s([{–—-])"(?=\S)([^"\r\n]*)(?<=\S)"(?![\p{L}\p{N}])/gmu;
const singlePair = /‘[^‘\r\n]*?’(?![\p{L}\p{N}])/gu;

/** Writes pairs of straight quotes as opening and closing ones, which Braille has (UEB 7.6). All offsets stay. */
export function pairQuotes(text: string): string {
  return text.replaceAll(straightPair, '“$1”');
}

export function findSpans(text: string): BrailleSpans {
  const starts = new Set<number>();
  const ends = new Set<number>();
  for (const { 0: line, index: lineStart } of text.matchAll(/[^\r\n]+/g)) {
    let words: { readonly start: number; readonly end: number }[] = [];
    const finish = () => {
      const [first, last] = [words[0], words.at(-1)];
      if (first && last && words.length >= minPassageWords) {
        starts.add(first.start);
        ends.add(last.end);
      }
      words = [];
    };
    for (const { 0: word, index } of line.matchAll(/\S+/g)) {
      const capital = word.search(/[A-Z]/);
      // Small letters end a passage, as do letters that have no cells.
      if (/[^\P{L}A-Z]|\p{M}/u.test(word)) finish();
      else if (capital >= 0)
        words.push({ start: lineStart + index + capital, end: lineStart + index + word.length });
    }
    finish();
  }
  const singleEnds = Array.from(
    text.matchAll(singlePair),
    ({ 0: quoted, index }) => index + quoted.length - 1,
  );
  return { passageStarts: starts, passageEnds: ends, singleEnds: new Set(singleEnds) };
}

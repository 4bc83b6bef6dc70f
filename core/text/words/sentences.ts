/** A sentence and its place in UTF-16 units, without the white space after it. */
export interface Sentence {
  readonly text: string;
  readonly from: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const longestPiece = 20_000;

/** Abbreviations that end with a period but usually not with the sentence. */
const abbreviations = new Set(
  (
    'mr mrs ms dr prof rev hon st sr jr capt col gen lt sgt gov sen rep pres vs e.g i.e cf approx no nos vol vols fig figs ' +
    'p pp ed eds art sec inc ltd co corp dept est al ave blvd rd mt jan feb mar apr jun jul aug sep sept oct nov dec ' +
    'bzw ca d.h z.b u.a nr str hr fr mme mlle m av sra ud uds'
  ).split(' '),
);

/**
 * Splits a text into sentences by Unicode UAX #29. Joins them again if the split is after an abbreviation (`Dr.`,
 * `e.g.`) or an initial (`J. K. Rowling`), or within a URL. Skips lines without letters or digits; an empty line always
 * ends a sentence.
 */
export function* sentencesOf(text: string): Generator<Sentence> {
  for (const paragraph of piecesOf(text)) {
    let open: { text: string; from: number } | undefined;
    for (const { segment, index } of segmenter.segment(paragraph.text)) {
      if (open) open.text += segment;
      else open = { text: segment, from: paragraph.from + index };
      if (isCutShort(segment)) continue;
      yield* trimmed(open);
      open = undefined;
    }
    if (open) yield* trimmed(open);
  }
}

function* trimmed({ text, from }: Sentence): Generator<Sentence> {
  if (!/[\p{L}\p{N}]/u.test(text)) return;
  yield { text: text.trim(), from: from + (text.length - text.trimStart().length) };
}

/** A URL continues up to white space, whatever punctuation it contains. */
const insideAddress = /(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S*[.?!]$/i;
const longestAddress = 2000;

function isCutShort(segment: string): boolean {
  if (insideAddress.test(segment.slice(-longestAddress))) return true;
  const [, last] = /(?:^|[\s("“'‘])([\p{L}.]{1,10})\.\s*$/u.exec(segment.slice(-20)) ?? [];
  if (last === undefined) return false;
  return (
    abbreviations.has(last.toLowerCase()) || /^\p{Lu}$/u.test(last) || /^(?:\p{Lu}\.)+\p{Lu}$/u.test(last)
  );
}

/** Yields paragraphs; splits very long ones where a sentence may end. */
function* piecesOf(text: string): Generator<Sentence> {
  let start = 0;
  for (const gap of text.matchAll(/\n[^\S\n]*\n|$/g)) {
    while (gap.index - start > longestPiece) {
      const cut = text.indexOf('. ', start + longestPiece);
      const end = cut < 0 || cut >= gap.index ? gap.index : cut + 2;
      yield { text: text.slice(start, end), from: start };
      start = end;
    }
    yield { text: text.slice(start, gap.index), from: start };
    start = gap.index + gap[0].length;
  }
}

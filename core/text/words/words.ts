/** How words are told apart: as a dictionary would have them, or as whatever stands between white space. */
export type WordRule = 'dictionary' | 'spaces';

/** A word and where it stands, in UTF-16 units. */
export interface Word {
  readonly text: string;
  readonly from: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
/** Letters and digits between marks, perhaps with hyphens: no dictionary is needed to see that it is one word. */
const marks = String.raw`[!-/:-@[-^{-~“”‘’«»…]*`;
const letters = String.raw`[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}]`;
const run = String.raw`(?:${letters}|[0-9])+`;
const plainToken = new RegExp(
  String.raw`^${marks}(${run}(?:(?:[-‐‑.]|(?<=${letters})['’](?=${letters}))${run})*)${marks}$`,
  'u',
);
const address = /^\(?(?:https?:\/\/|www\.|[\w.+-]+@[\w-]+\.)\S*$/i;
/** What binds two parts into one word. Browsers differ about the point in `p.m.` and `node.js`; here it always does. */
const joint = /^[-‐‑.]$/;
/** Scripts that write no spaces between words. */
const withoutSpaces = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** The segmenter keeps the whole of what it is given in memory. */
const longestPiece = 20_000;
const pieces = new RegExp(String.raw`\S{1,${longestPiece}}`, 'g');

/**
 * The words of a text in order. By `dictionary` they are those of Unicode UAX #29 with a letter or digit in them, where
 * parts joined by a hyphen or point are one (`state-of-the-art`, `p.m.`), as are addresses; Chinese, Japanese, Thai, Lao, Khmer and
 * Burmese are cut by the browser's dictionary. By `spaces` every run of other characters is one, as wc counts. A run
 * beyond 20,000 characters is no language: it is one word, unless its script writes no spaces.
 */
export function* wordsOf(text: string, rule: WordRule): Generator<Word> {
  for (const { 0: token, index: from } of text.matchAll(/\S+/g)) {
    if (rule === 'spaces') yield { text: token, from };
    else if (token.length <= longestPiece) yield* wordsOfToken(token, from);
    else if (!withoutSpaces.test(token)) yield { text: token, from };
    else for (const piece of token.matchAll(pieces)) yield* wordsOfToken(piece[0], from + piece.index);
  }
}

function* wordsOfToken(token: string, start: number): Generator<Word> {
  const plain = plainToken.exec(token)?.[1];
  if (plain !== undefined) yield { text: plain, from: start + token.indexOf(plain) };
  else if (address.test(token)) yield { text: token, from: start };
  else yield* joinParts(token, start);
}

function* joinParts(token: string, start: number): Generator<Word> {
  let word: { text: string; from: number } | undefined;
  // Taken into the word when another part follows it.
  let held = '';
  for (const { segment, index, isWordLike = false } of segmenter.segment(token)) {
    if (!isWordLike) {
      if (word && held === '' && joint.test(segment)) held = segment;
      else {
        if (word) yield word;
        [word, held] = [undefined, ''];
      }
      continue;
    }
    if (word && held !== '' && !withoutSpaces.test(segment) && !withoutSpaces.test(word.text)) {
      word.text += held + segment;
    } else {
      if (word) yield word;
      word = { text: segment, from: start + index };
    }
    held = '';
  }
  if (word) yield word;
}

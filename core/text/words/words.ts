/** How to split words: by dictionary, or at white space. */
export type WordRule = 'dictionary' | 'spaces';

/** A word and its place in UTF-16 units. */
export interface Word {
  readonly text: string;
  readonly from: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
/** Letters and digits between punctuation, optionally with hyphens: clearly one word, without a dictionary. */
const marks = String.raw`[!-/:-@[-^{-~“”‘’«»…]*`;
const letters = String.raw`[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}]`;
const run = String.raw`(?:${letters}|[0-9])+`;
const plainToken = new RegExp(
  String.raw`^${marks}(${run}(?:(?:[-‐‑.]|(?<=${letters})['’](?=${letters}))${run})*)${marks}$`,
  'u',
);
const address = /^\(?(?:https?:\/\/|www\.|[\w.+-]+@[\w-]+\.)\S*$/i;
/**
 * Characters that join two parts to one word. Browsers disagree about the point in `p.m.` and `node.js`; here it always
 * joins.
 */
const joint = /^[-‐‑.]$/;
/** Scripts without spaces between words. */
const withoutSpaces = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** The longest piece to segment, because the segmenter keeps its entire input in memory. */
const longestPiece = 20_000;
const pieces = new RegExp(String.raw`\S{1,${longestPiece}}`, 'g');

/**
 * Yields the words of a text in order. `dictionary` uses the words of Unicode UAX #29 with a letter or digit. Parts
 * joined by a hyphen or point are one word (`state-of-the-art`, `p.m.`), and so are URLs. The browser's dictionary
 * splits Chinese, Japanese, Thai, Lao, Khmer and Burmese. `spaces` counts every run of characters without white space
 * as a word, like wc. A run of more than 20,000 characters is one word, unless its script has no spaces.
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
  // A joining character, added to the word only if another part follows it.
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

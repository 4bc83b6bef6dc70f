import { capitalize, toLower, toUpper } from './letters.ts';
import { type LineWord, startsSentence, wordsOf } from './line-words.ts';
import type { CaseOptions, TitleStyle } from './options.ts';

/** Words that APA style (7th edition) writes in lowercase: short conjunctions, articles, short prepositions. */
const apaSmall = new Set(
  'a an the and as but for if nor or so yet at by in of off on per to up via vs'.split(' '),
);
/**
 * Words that the Chicago Manual (18th edition) writes in lowercase: articles, five conjunctions, and prepositions of up
 * to four letters.
 */
const chicagoSmall = new Set(
  'a an the and but for nor or as at by down from in into like near of off on onto out over past per than to up upon via vs with'.split(
    ' ',
  ),
);
const smallWords: Readonly<Record<TitleStyle, ReadonlySet<string>>> = {
  apa: apaSmall,
  chicago: chicagoSmall,
  every: new Set(),
};

/**
 * Matches the text before the start of a title or of a part of it: a colon, the end of a sentence, an opening quote.
 */
const titleStart = /[:!?–—]["'“”‘’(\s]*$|\.["'“”‘’)]*\s+["'“”‘’(]*$|(?:^|[\s([])['"“„«‘]$/u;

/** Converts to title case: all words are capitalized except for the small words of the style. */
export function toTitleCase(text: string, options: CaseOptions): string {
  const spelling = readSpelling(options.acronyms, options);
  const small = smallWords[options.titleStyle];
  return eachLine(text, (line) => {
    const words = wordsOf(line);
    return replaceWords(line, words, ({ word, offset, gap, isShouted }, index) => {
      const isFirst = index === 0 || titleStart.test(gap);
      const isLast = index === words.length - 1;
      const own = ownSpelling(word, spelling, isShouted, options);
      const isPart = line.charAt(offset - 1) === '-' && !isFirst;
      const lower = toLower(word, options.language);
      const isSmall = small.has(lower) && !isFirst && (!isLast || isPart);
      // A small word that was capitalized is still a small word: "Of Mice And Men".
      if (isSmall) return lower;
      return own ?? capitalize(word, options.language);
    });
  });
}

/** Capitalizes every word. */
export function toCapitalized(text: string, options: CaseOptions): string {
  return toTitleCase(text, { ...options, titleStyle: 'every' });
}

/** Capitalizes the first word of every sentence, and lowercases the others. */
export function toSentenceCase(text: string, options: CaseOptions): string {
  const spelling = readSpelling(options.acronyms, options);
  return eachLine(text, (line) => {
    const words = wordsOf(line);
    return replaceWords(line, words, ({ word, isShouted }, index) => {
      const isStart = index === 0 || startsSentence(words, index);
      const own = ownSpelling(word, spelling, isShouted, options);
      const lower = toLower(word, options.language);
      const isAbbreviation = words[index + 1]?.gap === '.';
      const isPronoun =
        options.language === 'any' && /^i(?:['’](?:m|ll|d|ve|s))?$/.test(lower) && !isAbbreviation;
      return own ?? (isStart || isPronoun ? capitalize(word, options.language) : lower);
    });
  });
}

/** Alternates lowercase and uppercase letters, starting with lowercase. */
export function toAlternating(text: string, { language }: CaseOptions): string {
  let isUpper = true;
  return mapLetters(text, (letter) => {
    isUpper = !isUpper;
    return isUpper ? toUpper(letter, language) : toLower(letter, language);
  });
}

/**
 * Makes each letter uppercase or lowercase pseudo-randomly, but the same each time, because the preview must equal the
 * copied text.
 */
export function toRandom(text: string, { language }: CaseOptions): string {
  let count = 0;
  return mapLetters(text, (letter) => {
    count += 1;
    // Hashes steps of the golden ratio, so that neighboring letters look independent.
    const mixed = Math.imul(count ^ (count >>> 15), 0x2c_1b_3c_6d) + Math.imul(count, 0x9e_37_79_b9);
    return ((mixed ^ (mixed >>> 13)) & 64) === 0 ? toLower(letter, language) : toUpper(letter, language);
  });
}

/** Swaps uppercase and lowercase letters. */
export function toInverse(text: string, { language }: CaseOptions): string {
  return mapLetters(text, (letter) =>
    /^\p{Lu}/u.test(letter) ? toLower(letter, language) : toUpper(letter, language),
  );
}

function mapLetters(text: string, map: (letter: string) => string): string {
  return text.replace(/[\p{Lu}\p{Ll}\p{Lt}]/gu, map);
}

function eachLine(text: string, convert: (line: string) => string): string {
  // A pattern for the line itself could exhaust the stack with a long one.
  const parts = text.split(/([\r\n]+)/);
  return parts.map((part, index) => (index % 2 === 1 || part === '' ? part : convert(part))).join('');
}

function replaceWords(
  line: string,
  words: readonly LineWord[],
  convert: (word: LineWord, index: number) => string,
): string {
  const converted = words.map((word, index) => word.gap + convert(word, index));
  const last = words.at(-1);
  return converted.join('') + line.slice(last ? last.offset + last.word.length : 0);
}

/** Returns the spelling of words by their lowercase form. */
function readSpelling(acronyms: string, { language }: CaseOptions): ReadonlyMap<string, string> {
  const words = acronyms.split(/[\s,;]+/).filter((word) => word !== '');
  return new Map(words.map((word) => [toLower(word, language), word]));
}

/**
 * Returns the fixed spelling of a word: that of the list, or its own if it has capitals inside (NASA, iPhone) and is
 * not in capitals for emphasis.
 */
function ownSpelling(
  word: string,
  spelling: ReadonlyMap<string, string>,
  isShouted: boolean,
  { language }: CaseOptions,
): string | undefined {
  const listed = spelling.get(toLower(word, language));
  if (listed !== undefined) return listed;
  return !isShouted && /^.+\p{Lu}/u.test(word) && Array.from(word).length > 1 ? word : undefined;
}

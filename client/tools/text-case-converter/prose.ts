import { capitalize, toLower, toUpper } from './letters.ts';
import type { CaseOptions, TitleStyle } from './options.ts';

/** Words that APA style (7th edition) writes small: short conjunctions, articles, short prepositions. */
const apaSmall = new Set(
  'a an the and as but for if nor or so yet at by in of off on per to up via'.split(' '),
);
/** The Chicago Manual (18th edition): articles, five conjunctions, and prepositions up to four letters. */
const chicagoSmall = new Set(
  'a an the and but for nor or as at by down from in into like near of off on onto out over past per than to up upon via with'.split(
    ' ',
  ),
);
const smallWords: Readonly<Record<TitleStyle, ReadonlySet<string>>> = {
  apa: apaSmall,
  chicago: chicagoSmall,
  every: new Set(),
};

// The bound is there because endless repeats exhaust the stack.
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’ʼ][\p{L}\p{M}]+){0,8}/gu;

/** A headline: words capitalised but for the small ones that the style names. */
export function toTitleCase(text: string, options: CaseOptions): string {
  const spelling = readSpelling(options.acronyms, options);
  const small = smallWords[options.titleStyle];
  return eachLine(text, (line) => {
    const isShouted = !/\p{Ll}/u.test(line);
    const matches = [...line.matchAll(wordPattern)];
    let end = 0;
    return line.replace(wordPattern, (word, offset: number) => {
      const gap = line.slice(end, offset);
      end = offset + word.length;
      const isFirst = offset === matches[0]?.index || /[:.!?–—]["'“”‘’(\s]*$/u.test(gap);
      const isLast = offset === matches.at(-1)?.index;
      const own = ownSpelling(word, spelling, isShouted, options);
      const isPart = line.charAt(offset - 1) === '-' && !isFirst;
      const lower = toLower(word, options.language);
      const isSmall = small.has(lower) && !isFirst && (!isLast || isPart);
      // A small word written large in running text is still small: "Of Mice And Men".
      if (isSmall) return lower;
      return own ?? capitalize(word, options.language);
    });
  });
}

/** Every word capitalised, whatever it is. */
export function toCapitalized(text: string, options: CaseOptions): string {
  return toTitleCase(text, { ...options, titleStyle: 'every' });
}

/** The first word of every sentence capitalised, the others small. */
export function toSentenceCase(text: string, options: CaseOptions): string {
  const spelling = readSpelling(options.acronyms, options);
  return eachLine(text, (line) => {
    const isShouted = !/\p{Ll}/u.test(line);
    let isStart = true;
    let end = 0;
    return line.replace(wordPattern, (word, offset: number) => {
      if (/[.!?…]["'“”‘’)\]]*\s+["'“”‘’([]*$/u.test(line.slice(end, offset))) isStart = true;
      const own = ownSpelling(word, spelling, isShouted, options);
      const lower = toLower(word, options.language);
      const isPronoun = options.language === 'any' && /^i(?:['’](?:m|ll|d|ve|s))?$/.test(lower);
      const shown = own ?? (isStart || isPronoun ? capitalize(word, options.language) : lower);
      isStart = false;
      end = offset + word.length;
      return shown;
    });
  });
}

/** Cased letters in turn small and large, beginning small. */
export function toAlternating(text: string, { language }: CaseOptions): string {
  let isUpper = true;
  return mapLetters(text, (letter) => {
    isUpper = !isUpper;
    return isUpper ? toUpper(letter, language) : toLower(letter, language);
  });
}

/** Each cased letter large or small as if by chance, but the same each time: the preview must be what is copied. */
export function toRandom(text: string, { language }: CaseOptions): string {
  let count = 0;
  return mapLetters(text, (letter) => {
    count += 1;
    // A step of the golden ratio, hashed: neighbours look independent.
    const mixed = Math.imul(count ^ (count >>> 15), 0x2c_1b_3c_6d) + Math.imul(count, 0x9e_37_79_b9);
    return ((mixed ^ (mixed >>> 13)) & 64) === 0 ? toLower(letter, language) : toUpper(letter, language);
  });
}

/** Large letters small and small ones large. */
export function toInverse(text: string, { language }: CaseOptions): string {
  return mapLetters(text, (letter) =>
    /^\p{Lu}/u.test(letter) ? toLower(letter, language) : toUpper(letter, language),
  );
}

function mapLetters(text: string, map: (letter: string) => string): string {
  return text.replace(/[\p{Lu}\p{Ll}\p{Lt}]/gu, map);
}

function eachLine(text: string, convert: (line: string) => string): string {
  return text.replace(/[^\r\n]+/g, convert);
}

/** Words by their lower case, with the spelling to use. */
function readSpelling(acronyms: string, { language }: CaseOptions): ReadonlyMap<string, string> {
  const words = acronyms.split(/[\s,;]+/).filter((word) => word !== '');
  return new Map(words.map((word) => [toLower(word, language), word]));
}

/**
 * The spelling that a word keeps: that of the list, or its own where it has large letters inside (NASA, iPhone) and
 * the line is not all in capitals.
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

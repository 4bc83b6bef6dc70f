/** A word of a line, with its context in the sentence. */
export interface LineWord {
  readonly word: string;
  readonly offset: number;
  /** The text between this word and the previous one. */
  readonly gap: string;
  /** True if it is in capitals for emphasis and not an acronym. */
  readonly isShouted: boolean;
}

type FoundWord = Omit<LineWord, 'isShouted'>;

// The limit prevents a stack overflow by endless repetitions.
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’ʼ][\p{L}\p{M}]+){0,8}/gu;
const sentenceEnd = /[.!?…]["'“”‘’)\]]*\s+["'“”‘’([]*$/u;
const notBlank = /\S/;

/** Few acronyms are longer (UNESCO, NASDAQ). */
const longestAcronym = 6;
/** Acronyms in a row are short (AWS IAM API). */
const longestInRow = 4;

/** Abbreviations that never end a sentence. */
const neverLast = new Set(
  'e.g i.e cf vs viz approx ca mr mrs ms mx dr prof st rev hon gen col capt lt sgt fig vol ed eds trans op resp'.split(
    ' ',
  ),
);
/** Abbreviations that may end a sentence; a capital in the next word shows that they do. */
const maybeLast = new Set(
  'etc al inc ltd co corp jr sr dept est no nos p pp a.m p.m u.s u.k u.n ph.d b.c a.d'.split(' '),
);

/** Splits a line into words. */
export function wordsOf(line: string): LineWord[] {
  let end = 0;
  const words = [...line.matchAll(wordPattern)].map(({ 0: word, index: offset }): FoundWord => {
    const gap = line.slice(end, offset);
    end = offset + word.length;
    return { word, offset, gap };
  });
  const shouted = shoutedOf(words, !/\p{Ll}/u.test(line));
  return words.map((word) => ({ ...word, isShouted: shouted.has(word) }));
}

/** Returns whether a word begins a sentence; a period after an abbreviation does not end one. */
export function startsSentence(words: readonly LineWord[], index: number): boolean {
  const { word = '', gap = '', isShouted = false } = words[index] ?? {};
  if (!sentenceEnd.test(gap)) return false;
  if (!/^\.\s/.test(gap)) return true;
  const before = abbreviationBefore(words, index);
  if (neverLast.has(before)) return false;
  return !maybeLast.has(before) || isShouted || /^\p{Lu}/u.test(word);
}

/** Returns the abbreviation before the last period: `e.g` in `e.g. this`. */
function abbreviationBefore(words: readonly LineWord[], index: number): string {
  let at = index - 1;
  let text = words[at]?.word ?? '';
  while (words[at]?.gap === '.') {
    at -= 1;
    text = `${words[at]?.word ?? ''}.${text}`;
  }
  return text.toLowerCase();
}

/** Returns the words in capitals that are not acronyms: long words, whole sentences, and three or more in a row. */
function shoutedOf(words: readonly FoundWord[], isWholeLine: boolean): ReadonlySet<FoundWord> {
  if (isWholeLine) return new Set(words);
  const sentences = groupBy(words, sentenceEnd).filter((group) => group.length > 1 && group.every(isUpper));
  const rows = groupBy(words, notBlank)
    .flatMap(upperRuns)
    .filter((run) => run.length > 2 && run.some(({ word }) => word.length > longestInRow));
  const long = words.filter((each) => isUpper(each) && each.word.length > longestAcronym);
  return new Set([...sentences.flat(), ...rows.flat(), ...long]);
}

/** Groups words; a new group begins where the gap before a word matches. */
function groupBy(words: readonly FoundWord[], cut: RegExp): FoundWord[][] {
  const groups: FoundWord[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    if (group && !cut.test(word.gap)) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

function upperRuns(words: readonly FoundWord[]): FoundWord[][] {
  const runs: FoundWord[][] = [[]];
  for (const word of words) {
    if (isUpper(word)) runs.at(-1)?.push(word);
    else runs.push([]);
  }
  return runs;
}

function isUpper({ word }: FoundWord): boolean {
  return /\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word);
}

/** A word of a line, and what tells its place in a sentence. */
export interface LineWord {
  readonly word: string;
  readonly offset: number;
  /** What stands between it and the word before. */
  readonly gap: string;
  /** In capitals for loudness, not because it is an acronym. */
  readonly isShouted: boolean;
}

type FoundWord = Omit<LineWord, 'isShouted'>;

// The bound is there because endless repeats exhaust the stack.
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’ʼ][\p{L}\p{M}]+){0,8}/gu;
const sentenceEnd = /[.!?…]["'“”‘’)\]]*\s+["'“”‘’([]*$/u;
const notBlank = /\S/;

/** Few acronyms are longer (UNESCO, NASDAQ). */
const longestAcronym = 6;
/** Acronyms that stand side by side are short (AWS IAM API). */
const longestInRow = 4;

/** They never end a sentence. */
const neverLast = new Set(
  'e.g i.e cf vs viz approx ca mr mrs ms mx dr prof st rev hon gen col capt lt sgt fig vol ed eds trans op resp'.split(
    ' ',
  ),
);
/** They may: what follows tells, by its own capital. */
const maybeLast = new Set(
  'etc al inc ltd co corp jr sr dept est no nos p pp a.m p.m u.s u.k u.n ph.d b.c a.d'.split(' '),
);

/** The words of a line. */
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

/** Whether a word begins a sentence: a point after an abbreviation ends none. */
export function startsSentence(words: readonly LineWord[], index: number): boolean {
  const { word = '', gap = '', isShouted = false } = words[index] ?? {};
  if (!sentenceEnd.test(gap)) return false;
  if (!/^\.\s/.test(gap)) return true;
  const before = abbreviationBefore(words, index);
  if (neverLast.has(before)) return false;
  return !maybeLast.has(before) || isShouted || /^\p{Lu}/u.test(word);
}

/** `e.g` before the last point in `e.g. this`. */
function abbreviationBefore(words: readonly LineWord[], index: number): string {
  let at = index - 1;
  let text = words[at]?.word ?? '';
  while (words[at]?.gap === '.') {
    at -= 1;
    text = `${words[at]?.word ?? ''}.${text}`;
  }
  return text.toLowerCase();
}

/** The words in capitals that are no acronyms: long ones, whole sentences, and three and more side by side. */
function shoutedOf(words: readonly FoundWord[], isWholeLine: boolean): ReadonlySet<FoundWord> {
  if (isWholeLine) return new Set(words);
  const sentences = groupBy(words, sentenceEnd).filter((group) => group.length > 1 && group.every(isUpper));
  const rows = groupBy(words, notBlank)
    .flatMap(upperRuns)
    .filter((run) => run.length > 2 && run.some(({ word }) => word.length > longestInRow));
  const long = words.filter((each) => isUpper(each) && each.word.length > longestAcronym);
  return new Set([...sentences.flat(), ...rows.flat(), ...long]);
}

/** Words cut into groups where the gap before one matches. */
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

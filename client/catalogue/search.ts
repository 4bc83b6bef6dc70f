import { editDistance } from '#core/text/edit-distance.ts';

/** Something that can be found. */
export interface Findable {
  readonly name: string;
  /** Words and phrases people use for it, lower case. */
  readonly keywords: readonly string[];
  readonly description: string;
}

interface Prepared<Item> {
  readonly item: Item;
  readonly fields: readonly {
    readonly weight: number;
    readonly text: string;
    /** The text without words that say nothing: `yaml json` for “YAML to JSON”. */
    readonly bare: string;
    readonly words: readonly string[];
  }[];
}

const weights = { name: 5, keyword: 4, description: 2 } as const;
/** Words without meaning for a search, unless there are no others. */
const fillers = new Set(
  'a an the to in into of from for my me with and or how do i can make create convert get is it on online free tool please'.split(
    ' ',
  ),
);
/** Words for what contains the thing, not for the thing itself. */
const containers = new Set(['file', 'files', 'document', 'documents']);
const exactBonus = 1.5;
const prefixFactor = 0.8;
const typoFactor = 0.55;
/** Results far worse than the best one only get in the way. */
const minShareOfBest = 0.35;
const minHolderShare = 0.3;

export interface Found<Item> {
  readonly item: Item;
  /** Comparable between searches of other items. */
  readonly score: number;
  /** Everything asked for is one item's name or keyword, whatever the order of its words, and no other's. */
  readonly isSure: boolean;
}

/** Prepares items for many searches, whose results come best first. */
export function createSearch<Item extends Findable>(
  items: readonly Item[],
): (query: string) => Found<Item>[] {
  const prepared = items.map(prepare);
  const names = new Set(prepared.flatMap(({ fields }) => fields[0]?.words.map(stem) ?? []));
  const search = (words: readonly string[]): Found<Item>[] => {
    if (words.length === 0) return [];
    const table = prepared.map((entry) => words.map((word) => scoreWordIn(entry, word, words.length === 1)));
    const rarities = words.map((_, column) => rarityOf(table.map((row) => row[column] ?? 0)));
    const ranked = prepared
      .map((entry, index) => ({
        entry,
        index,
        score: scoreEntry(entry, words, table[index] ?? [], rarities),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.index - b.index);
    // If a long question has no match, search only for the words that name something.
    const named = words.filter((word) => names.has(stem(word)));
    if (ranked.length === 0 && named.length < words.length) {
      const share = named.length / words.length;
      return search(named).map((each) => ({ ...each, score: each.score * share, isSure: false }));
    }
    const best = ranked[0]?.score ?? 0;
    const found = ranked.filter(({ score }) => score >= best * minShareOfBest);
    const sure = surelyMeant(
      found.map(({ entry }) => entry),
      words,
    );
    return found.map(({ entry, score }) => ({ item: entry.item, score, isSure: entry === sure }));
  };
  return (query) => search(meaningfulWords(normalize(query)));
}

/** The only one whose name or keyword says the same; a lone word must find nothing else besides. */
function surelyMeant(
  found: readonly Prepared<unknown>[],
  words: readonly string[],
): Prepared<unknown> | undefined {
  const asked = signOf(words.filter((word) => words.length === 1 || !containers.has(word)));
  const [only, ...others] = found.filter(({ fields }) =>
    fields.some(({ words: own }) => signOf(own.filter((word) => !fillers.has(word))) === asked),
  );
  const isName = only?.fields[0]?.text === words.join(' ');
  return others.length === 0 && (isName || words.length > 1 || found.length === 1) ? only : undefined;
}

/** The same for words that differ in order and endings only. */
function signOf(words: readonly string[]): string {
  return words.map(stem).sort().join(' ');
}

function prepare<Item extends Findable>(item: Item): Prepared<Item> {
  const field = (weight: number, raw: string) => {
    const text = normalize(raw);
    const words = text.split(' ');
    return { weight, text, bare: words.filter((word) => !fillers.has(word)).join(' '), words };
  };
  return {
    item,
    fields: [
      field(weights.name, item.name),
      ...item.keywords.map((keyword) => field(weights.keyword, keyword)),
      field(weights.description, item.description),
    ],
  };
}

/** Lower case, without accents, letters and digits only, one space between words. */
function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function meaningfulWords(normal: string): string[] {
  const words = normal.split(' ').filter((word) => word !== '');
  const meaningful = words.filter((word) => !fillers.has(word) && !/^\d+$/.test(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** A word that few items hold says more than one that many hold. */
function rarityOf(scores: readonly number[]): number {
  // Similar spelling does not count where another word matches exactly.
  const best = Math.max(...scores);
  const holders = scores.filter((score) => score > 0 && score >= best * minHolderShare).length;
  return holders === 0 ? 1 : Math.log(1 + scores.length / holders);
}

/** The matches of the query's words, the rarer the heavier, and a bonus for whole phrases; zero when too little matches. */
function scoreEntry(
  entry: Prepared<unknown>,
  words: readonly string[],
  scores: readonly number[],
  rarities: readonly number[],
): number {
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const matched = rarities
    .filter((_, index) => (scores[index] ?? 0) > 0)
    .reduce((sum, rarity) => sum + rarity, 0);
  if (matched < total / 3) return 0;
  const weighted = scores.reduce((sum, score, index) => sum + score * (rarities[index] ?? 0), 0);
  const phrase = words.join(' ');
  const squashed = words.join('');
  const bonus = Math.max(
    ...entry.fields.map(({ weight, text, bare }) => {
      if (text === phrase || (bare === phrase && words.length > 1) || text.replaceAll(' ', '') === squashed)
        return weight * 2;
      return words.length > 1 && text.includes(phrase) ? weight : 0;
    }),
  );
  return (weighted / total) * (matched / total) + bonus;
}

function scoreWordIn(entry: Prepared<unknown>, word: string, isAlone: boolean): number {
  return Math.max(...entry.fields.map((field) => scoreWord(word, isAlone, field)));
}

function scoreWord(
  word: string,
  isAlone: boolean,
  { weight: fullWeight, words }: Prepared<unknown>['fields'][number],
): number {
  // One word of many in a name or phrase says less about it than the only one.
  const weight = fullWeight * (0.75 + 0.25 / words.length);
  let best = 0;
  for (const candidate of words) {
    if (candidate === word || stem(candidate) === stem(word)) return weight * exactBonus;
    // A first letter begins many words, so it is looked for in names, and only while it is all that is typed.
    const isPrefix = word.length >= 2 || (isAlone && fullWeight === weights.name);
    if (isPrefix && candidate.startsWith(word)) best = Math.max(best, weight * prefixFactor);
    else if (best === 0 && isTypo(word, candidate)) best = weight * typoFactor;
  }
  return best;
}

/** Enough of English to see "images" and "image", "merging" and "merge" as one. */
function stem(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/(?:ies)$/, 'y')
    .replace(/(?:ers|er|or|ing|ed|es|s|e)$/, '')
    .replace(/(.)\1$/, '$1');
}

/** One slip in words from three letters on, two from eight (Damerau and Levenshtein). */
function isTypo(word: string, candidate: string): boolean {
  const allowed =
    word.length >= 8 ? 2 : word.length >= 4 || (word.length === 3 && candidate.length === 4) ? 1 : 0;
  if (
    allowed === 0 ||
    Math.abs(word.length - candidate.length) > allowed ||
    !candidate.startsWith(word.charAt(0))
  )
    return false;
  return editDistance(word, candidate) <= allowed;
}

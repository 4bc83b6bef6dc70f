import { hexOfPoint } from '#core/text/code-point.ts';
import { type Category, categoryNames } from './categories.ts';

/** The file `unicode-17.json`, which `unicode-data.test.ts` writes and checks. */
export interface UnicodeData {
  readonly version: string;
  /**
   * One name a line: `gap|` in base 36 where code points lie between it and the previous one, a character for the
   * length that it shares with the previous name, and the rest.
   */
  readonly names: string;
  /** A line for each run of names made of a prefix and the code point: prefix, first and last code point in base 36. */
  readonly numbered: string;
  /** Runs of categories from U+0000: two letters and the length in base 36. */
  readonly categories: string;
  /** A line for each run of a script: name, first and last code point in base 36. */
  readonly scripts: string;
  readonly blocks: string;
  /** A line for each further name: code point in base 36, kind, name. */
  readonly aliases: string;
  /** Characters and the ASCII text that they look like, with a space between pairs. */
  readonly confusables: string;
}

interface CharacterAlias {
  readonly kind: 'control' | 'correction' | 'alternate' | 'abbreviation' | 'figment';
  readonly name: string;
}

interface Run {
  readonly name: string;
  readonly first: number;
  readonly last: number;
}

/** Unicode's data about characters. */
export interface CharacterTable {
  readonly version: string;
  readonly blocks: readonly Run[];
  /** Returns the name; for a character without one a label, such as `<control-000A>`. */
  nameOf(point: number): string;
  hasName(point: number): boolean;
  aliasesOf(point: number): readonly CharacterAlias[];
  categoryOf(point: number): Category;
  /** Returns the script, `Common`, `Inherited` or `Unknown`. */
  scriptOf(point: number): string;
  blockOf(point: number): string;
  /** Returns the ASCII text that a character may be mistaken for (UTS #39). */
  confusableOf(point: number): string | undefined;
  /** Yields all names except the numbered ones and those of Hangul, in the order of their code points. */
  names(): Iterable<readonly [point: number, name: string]>;
}

const sharedDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const labels: Readonly<Partial<Record<Category, string>>> = {
  Cc: 'control',
  Cs: 'surrogate',
  Co: 'private-use',
};
const fromBase36 = (digits: string | undefined) => Number.parseInt(digits ?? '', 36);

/** Writes a code point as Unicode does: `U+00E9`, `U+1F600`. */
export function writePoint(point: number): string {
  return `U+${hexOfPoint(point)}`;
}

/** Makes the table of the data. */
export function makeCharacterTable(data: UnicodeData): CharacterTable {
  const names = readNames(data.names);
  const numbered = readRuns(data.numbered);
  const scripts = readRuns(data.scripts);
  const blocks = readRuns(data.blocks);
  const categories = readCategories(data.categories);
  const aliases = readAliases(data.aliases);
  const confusables = readConfusables(data.confusables);
  const nameOf = (point: number) => {
    const known = names.get(point) ?? hangulName(point);
    if (known !== undefined) return known;
    const run = findRun(numbered, point);
    return run && `${run.name}${hexOfPoint(point)}`;
  };
  const categoryOf = (point: number): Category => (findRun(categories, point)?.name ?? 'Cn') as Category;
  return {
    version: data.version,
    blocks,
    nameOf: (point) => nameOf(point) ?? `<${labelOf(point, categoryOf(point))}-${hexOfPoint(point)}>`,
    hasName: (point) => nameOf(point) !== undefined,
    aliasesOf: (point) => aliases.get(point) ?? [],
    categoryOf,
    scriptOf: (point) => findRun(scripts, point)?.name ?? 'Unknown',
    blockOf: (point) => findRun(blocks, point)?.name ?? 'No block',
    confusableOf: (point) => confusables.get(point),
    names: () => names,
  };
}

/** Returns the label of a code point without a name (Unicode Standard, 4.8). */
function labelOf(point: number, category: Category): string {
  const isNoncharacter = (point & 0xfffe) === 0xfffe || (point >= 0xfdd0 && point <= 0xfdef);
  return labels[category] ?? (isNoncharacter ? 'noncharacter' : 'reserved');
}

function readNames(lines: string): Map<number, string> {
  const names = new Map<number, string>();
  let point = -1;
  let name = '';
  for (const line of lines.split('\n')) {
    const bar = line.indexOf('|');
    point += 1 + (bar === -1 ? 0 : fromBase36(line.slice(0, bar)));
    name = name.slice(0, sharedDigits.indexOf(line.charAt(bar + 1))) + line.slice(bar + 2);
    names.set(point, name);
  }
  return names;
}

function readRuns(lines: string): Run[] {
  return lines.split('\n').map((line) => {
    const [name = '', first, last] = line.split('|');
    return { name, first: fromBase36(first), last: fromBase36(last) };
  });
}

function readCategories(runs: string): Run[] {
  let first = 0;
  return runs.split(' ').map((run) => {
    const name = run.slice(0, 2);
    if (!(name in categoryNames)) throw new Error(`There is no category ${name}.`);
    const last = first + fromBase36(run.slice(2)) - 1;
    const read = { name, first, last };
    first = last + 1;
    return read;
  });
}

function readAliases(lines: string): Map<number, CharacterAlias[]> {
  const aliases = new Map<number, CharacterAlias[]>();
  for (const line of lines.split('\n')) {
    const [digits, kind, name = ''] = line.split('|');
    const point = fromBase36(digits);
    const alias = { kind: kind as CharacterAlias['kind'], name };
    aliases.set(point, [...(aliases.get(point) ?? []), alias]);
  }
  return aliases;
}

function readConfusables(pairs: string): Map<number, string> {
  return new Map(
    pairs.split(' ').map((pair) => {
      const [character = ''] = pair;
      return [character.codePointAt(0) ?? 0, pair.slice(character.length)] as const;
    }),
  );
}

/** Finds the run of a code point by halving; runs are in ascending order. */
function findRun(runs: readonly Run[], point: number): Run | undefined {
  let [low, high] = [0, runs.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const run = runs[middle];
    if (!run || point < run.first) high = middle - 1;
    else if (point > run.last) low = middle + 1;
    else return run;
  }
  return undefined;
}

// Unicode Standard, 3.12: the names of Hangul syllables are made of the short names of their letters. Three of them
// are empty.
const leading = 'G GG N D DD R M B BB S SS  J JJ C K T P H'.split(' ');
const vowels = 'A AE YA YAE EO E YEO YE O WA WAE OE YO U WEO WE WI YU EU YI I'.split(' ');
const trailing = ' G GG GS N NJ NH D L LG LM LB LS LT LP LH M B BS S SS NG J C K T P H'.split(' ');
const [firstSyllable, lastSyllable] = [0xac00, 0xd7a3];

/** Returns the name of a Hangul syllable; undefined for any other character. */
function hangulName(point: number): string | undefined {
  if (point < firstSyllable || point > lastSyllable) return undefined;
  const index = point - firstSyllable;
  const letters = [
    leading[Math.floor(index / (vowels.length * trailing.length))],
    vowels[Math.floor(index / trailing.length) % vowels.length],
    trailing[index % trailing.length],
  ];
  return `HANGUL SYLLABLE ${letters.join('')}`;
}

let loading: Promise<CharacterTable> | undefined;

/** Loads the table of Unicode 17, once: about 140 kB after gzip. */
export function loadCharacters(): Promise<CharacterTable> {
  loading ??= import('./unicode-17.json', { with: { type: 'json' } }).then(({ default: data }) =>
    makeCharacterTable(data),
  );
  // After a failure, such as a lost connection, the next call tries again.
  loading.catch(() => (loading = undefined));
  return loading;
}

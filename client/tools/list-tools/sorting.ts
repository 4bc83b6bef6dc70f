import { isLanguageTag } from '#core/numbers/language-tag.ts';
import { parseLocaleNumber } from '#core/numbers/parse-locale-number.ts';
import { shuffle } from '#core/random/shuffle.ts';
import { ToolInputError } from '#core/errors.ts';
import type { ListOptions } from './schema.ts';

export interface Entry {
  readonly text: string;
  /** How often the item is in the list. */
  readonly count: number;
  /** The position of the item's first appearance. */
  readonly rank: number;
}

type SortOptions = Pick<ListOptions, 'sort' | 'isReversed' | 'ignoresCase' | 'language'>;
type Compare<Item> = (a: Item, b: Item) => number;

const firstNumber =
  /(?:(?<![\p{L}\p{N}])[-+−])?(?:\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:,\d{3})+(?![\d,])(?:\.\d+)?|\d+(?:\.\d+|,\d+(?![.,]?\d))?|\.\d+)(?:e[-+]?\d+)?/iu;

/** Sorts the entries. Equal ones keep their order. Throws a ToolInputError for an unknown language. */
export async function sortEntries(
  entries: readonly Entry[],
  options: SortOptions,
): Promise<readonly Entry[]> {
  const { sort, isReversed } = options;
  if (sort === 'random') return shuffle(entries);
  if (sort === 'none') return isReversed ? entries.toReversed() : entries;
  if (sort === 'numeric') return sortByNumber(entries, isReversed);
  if (isByWholeText(options)) return sortByText(entries, options);
  const compare = comparatorOf(options);
  return entries.toSorted(isReversed ? (a, b) => compare(b, a) : compare);
}

/** Returns the first number of an item as a plain decimal text. */
export function numberIn(text: string): string | undefined {
  const written = firstNumber.exec(text)?.[0].replace('−', '-');
  // As in number fields: 1,5 is 1.5, and 1,200 is 1200.
  return written?.replace(
    /^[^e]*,[^e]*/i,
    (body) => parseLocaleNumber(body, 'en') ?? body.replaceAll(',', ''),
  );
}

function comparatorOf({ sort }: SortOptions): Compare<Entry> {
  if (sort === 'length') {
    const segmenter = new Intl.Segmenter();
    const lengths = new Map<string, number>();
    const lengthOf = (text: string) => {
      const known = lengths.get(text) ?? countCharacters(text, segmenter);
      lengths.set(text, known);
      return known;
    };
    return (a, b) => lengthOf(a.text) - lengthOf(b.text);
  }
  if (sort === 'frequency') return (a, b) => b.count - a.count || a.rank - b.rank;
  return (a, b) => compareCodes(a.text.toLowerCase(), b.text.toLowerCase());
}

/** Whether only equal texts are equal to the sort. */
function isByWholeText({ sort, ignoresCase }: SortOptions): boolean {
  return sort === 'natural' || sort === 'alphabetical' || (sort === 'codes' && !ignoresCase);
}

/** Sorts each text once, however often it is in the list. */
function sortByText(entries: readonly Entry[], options: SortOptions): readonly Entry[] {
  const byText = Map.groupBy(entries, ({ text }) => text);
  const texts = [...byText.keys()];
  // The platform sorts by UTF-16 units, which without pairs of them is the order of code points.
  if (options.sort !== 'codes') texts.sort(collate(options));
  else if (texts.some((text) => /[\ud800-\udbff]/.test(text))) texts.sort(compareCodes);
  else texts.sort();
  if (options.isReversed) texts.reverse();
  return texts.flatMap((text) => byText.get(text) ?? []);
}

function collate({ sort, language }: SortOptions): Compare<string> {
  if (language !== '' && !isLanguageTag(language)) {
    throw new ToolInputError(`“${language}” is not a language tag.`, {
      field: 'language',
      hint: 'Use a tag such as sv, de or zh-Hant.',
    });
  }
  const { compare } = new Intl.Collator(language || 'en', { numeric: sort === 'natural' });
  return (a, b) => compare(a, b) || compareCodes(a, b);
}

function countCharacters(text: string, segmenter: Intl.Segmenter): number {
  // Segmenting is slow, and plain text does not need it.
  if (/^[ -~]*$/.test(text)) return text.length;
  return Array.from(segmenter.segment(text)).length;
}

/** Compares by code points, as UTF-8 bytes in the C locale do; UTF-16 units put emoji before U+E000. */
function compareCodes(a: string, b: string): number {
  if (a === b) return 0;
  const end = Math.min(a.length, b.length);
  for (let index = 0; index < end; index += 1) {
    if (a.charCodeAt(index) !== b.charCodeAt(index)) {
      return (a.codePointAt(index) ?? 0) - (b.codePointAt(index) ?? 0);
    }
  }
  return a.length - b.length;
}

async function sortByNumber(entries: readonly Entry[], isReversed: boolean): Promise<readonly Entry[]> {
  const { Decimal } = await import('decimal.js');
  const numbered = entries.map((entry) => {
    const written = numberIn(entry.text);
    return { entry, written, value: Number(written ?? 0) };
  });
  const sign = isReversed ? -1 : 1;
  const sorted = numbered.toSorted((a, b) => {
    if (a.written === undefined || b.written === undefined) {
      return Number(a.written === undefined) - Number(b.written === undefined);
    }
    if (a.value !== b.value) return a.value < b.value ? -sign : sign;
    // Numbers of many digits are equal as floating point only.
    return a.written === b.written ? 0 : sign * new Decimal(a.written).cmp(b.written);
  });
  return sorted.map(({ entry }) => entry);
}

import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import type { Note } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { compileTerm } from '#core/text/patterns/search-pattern.ts';
import type { ListOptions } from './schema.ts';
import { joinerOf, splitList } from './separators.ts';
import { type Entry, numberIn, sortEntries } from './sorting.ts';

const mark = /^(?:[-*+•‣◦–—]|\(?\d{1,9}[.)])\s+/;
const quoted = /^(?:"(?<a>.*)"|'(?<b>.*)'|`(?<c>.*)`|“(?<d>.*)”|‘(?<e>.*)’|«(?<f>.*)»)[,;]?$/s;

/** Does everything the options ask for. Throws a ToolInputError for a bad regular expression or language. */
export async function processList(text: string, options: ListOptions): Promise<OperationResult> {
  const list = splitList(text, options);
  const isKept = await filterOf(options);
  const first = readItems(list.items, options);
  const second =
    options.setOperation === 'none' ? [] : readItems(splitList(options.other, options).items, options);
  const combined = combine(first, second, options);
  const filtered = combined.filter(isKept);
  const entries = groupItems(filtered, options);
  const sorted = await sortEntries(entries, options);
  const joiner = joinerOf(options, text, list.between);
  const { items, notes } = writeItems(sorted, options, joiner);
  const end = list.isClosed && /[\r\n]$/.test(joiner) && items.length > 0 ? joiner : '';
  return {
    parts: [{ name: 'list.txt', kind: 'text', content: items.join(joiner) + end }],
    summary: summarize({ empty: list.items.length - first.length, combined, filtered, entries }, options),
    notes: [...notes, ...noteInput(second.length, entries, options)],
  };
}

/** Trims and unwraps the items, and removes empty ones. */
function readItems(items: readonly string[], { isTrimmed, isUnwrapped, dropsEmpty }: ListOptions): string[] {
  const read = items.map((item) => {
    const trimmed = isTrimmed || isUnwrapped ? item.trim() : item;
    return isUnwrapped ? unwrap(trimmed) : trimmed;
  });
  return dropsEmpty ? read.filter((item) => item !== '') : read;
}

function unwrap(item: string): string {
  const bare = item.replace(mark, '');
  const { groups } = quoted.exec(bare) ?? {};
  return Object.values<string | undefined>(groups ?? {}).find((inner) => inner !== undefined) ?? bare;
}

async function filterOf({ filter, term, ignoresCase }: ListOptions): Promise<(item: string) => boolean> {
  if (filter === 'none' || term === '') return () => true;
  const isRegex = filter === 'matches' || filter === 'differs';
  const regex = await compileTerm({ text: term, isRegex, ignoresCase }, '', { field: 'term' });
  const isWanted = filter === 'contains' || filter === 'matches';
  return (item) => regex.test(item) === isWanted;
}

type Comparing = Pick<ListOptions, 'ignoresCase' | 'ignoresSpaces'>;

/** Returns the text by which items are compared. */
function keyOf(item: string, { ignoresCase, ignoresSpaces }: Comparing): string {
  const spaced = ignoresSpaces ? item.replaceAll(/\s+/g, '') : item;
  return ignoresCase ? spaced.toLowerCase() : spaced;
}

/** Combines two lists as sets: each item once, in the order of its first appearance. */
function combine(
  first: readonly string[],
  second: readonly string[],
  options: ListOptions,
): readonly string[] {
  const { setOperation } = options;
  if (setOperation === 'none') return first;
  const firstByKey = toMap(first, options);
  const secondByKey = toMap(second, options);
  const onlyFirst = () => [...firstByKey].filter(([key]) => !secondByKey.has(key));
  const onlySecond = () => [...secondByKey].filter(([key]) => !firstByKey.has(key));
  const chosen = {
    union: () => [...firstByKey, ...onlySecond()],
    intersection: () => [...firstByKey].filter(([key]) => secondByKey.has(key)),
    first: onlyFirst,
    second: onlySecond,
    symmetric: () => [...onlyFirst(), ...onlySecond()],
  }[setOperation]();
  return chosen.map(([, item]) => item);
}

function toMap(items: readonly string[], options: Comparing): Map<string, string> {
  const byKey = new Map<string, string>();
  for (const item of items) {
    const key = keyOf(item, options);
    if (!byKey.has(key)) byKey.set(key, item);
  }
  return byKey;
}

/** Counts equal items, and keeps those that the options ask for. */
function groupItems(items: readonly string[], options: ListOptions): readonly Entry[] {
  const { duplicates, sort } = options;
  if (duplicates === 'keep' && sort !== 'frequency') {
    return items.map((text, rank) => ({ text, count: 1, rank }));
  }
  const groups = new Map<string, { text: string; count: number; rank: number }>();
  for (const text of items) {
    const key = keyOf(text, options);
    const group = groups.get(key);
    if (group) group.count += 1;
    else groups.set(key, { text, count: 1, rank: groups.size });
  }
  if (duplicates === 'keep') {
    return items.map((text) => ({ count: 1, rank: 0, ...groups.get(keyOf(text, options)), text }));
  }
  const all = [...groups.values()];
  if (duplicates === 'repeated') return all.filter(({ count }) => count > 1);
  return duplicates === 'single' ? all.filter(({ count }) => count === 1) : all;
}

interface Stages {
  readonly empty: number;
  readonly combined: readonly string[];
  readonly filtered: readonly string[];
  readonly entries: readonly Entry[];
}

function summarize({ empty, combined, filtered, entries }: Stages, { duplicates }: ListOptions): string {
  const merged = filtered.length - entries.length;
  const removed = [
    empty > 0 ? `${formatCount(empty, 'empty item')} removed` : '',
    combined.length > filtered.length
      ? `${formatCount(combined.length - filtered.length, 'item')} filtered out`
      : '',
    merged > 0 && duplicates === 'remove' ? `${formatCount(merged, 'duplicate')} removed` : '',
    merged > 0 && duplicates === 'count' ? `${formatCount(merged, 'duplicate')} counted` : '',
  ].filter((part) => part !== '');
  return [formatCount(entries.length, 'item'), ...removed].join(', ');
}

function noteInput(secondCount: number, entries: readonly Entry[], options: ListOptions): Note[] {
  const notes: Note[] = [];
  if (options.setOperation !== 'none' && secondCount === 0) notes.push(inform('The second list is empty.'));
  if (options.sort === 'numeric') {
    const without = entries.filter(({ text }) => numberIn(text) === undefined).length;
    if (without > 0)
      notes.push(inform(`${formatCount(without, 'item has', 'items have')} no number. They come last.`));
  }
  return notes;
}

const numberings = { dot: '. ', parenthesis: ') ', tab: '\t' } as const;

const quoting: Readonly<Record<ListOptions['quotes'], (item: string) => string>> = {
  none: (item) => item,
  double: (item) => `"${item}"`,
  single: (item) => `'${item}'`,
  json: (item) => JSON.stringify(item),
  sql: (item) => `'${item.replaceAll("'", "''")}'`,
};

/** Writes the items with quotes, prefix, count and number. Notes say where the output cannot be read back. */
function writeItems(
  entries: readonly Entry[],
  options: ListOptions,
  joiner: string,
): { readonly items: string[]; readonly notes: Note[] } {
  const { prefix, suffix, duplicates, numbering } = options;
  const quote = quoting[options.quotes];
  const items = entries.map(({ text, count }, index) => {
    const number = numbering === 'none' ? '' : `${index + 1}${numberings[numbering]}`;
    const times = duplicates === 'count' ? `${count} ` : '';
    return number + times + prefix + quote(text) + suffix;
  });
  return { items, notes: noteDoubts(entries, options, joiner) };
}

function noteDoubts(entries: readonly Entry[], { quotes }: ListOptions, joiner: string): Note[] {
  const countWith = (part: string) => entries.filter(({ text }) => text.includes(part)).length;
  if (quotes === 'double' || quotes === 'single') {
    const count = countWith(quotes === 'double' ? '"' : "'");
    if (count === 0) return [];
    const sentence = `${formatCount(count, 'item contains the quote', 'items contain the quote')} itself.`;
    const safe = quotes === 'double' ? 'json' : 'sql';
    const fix = { label: `Use ${safe.toUpperCase()} quotes`, options: { quotes: safe } };
    return [{ severity: 'warning', sentence, fix }];
  }
  if (quotes !== 'none' || entries.length < 2) return [];
  const sign = joiner.trim() || joiner;
  const count = sign === '' ? 0 : countWith(sign);
  if (count === 0) return [];
  const sentence = `${formatCount(count, 'item contains the separator', 'items contain the separator')} itself.`;
  return [warn(sentence, 'Choose another separator, or quotes.')];
}

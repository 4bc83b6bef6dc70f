import { warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import type { ListOptions } from './schema.ts';
import type { Entry } from './sorting.ts';

const numberings = { dot: '. ', parenthesis: ') ', tab: '\t' } as const;

const quoting: Readonly<Record<ListOptions['quotes'], (item: string) => string>> = {
  none: (item) => item,
  double: (item) => `"${item}"`,
  single: (item) => `'${item}'`,
  json: (item) => JSON.stringify(item),
  sql: (item) => `'${item.replaceAll("'", "''")}'`,
};

/** Writes the items with quotes, prefix, count and number. Notes say where the output cannot be read back. */
export function writeItems(
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

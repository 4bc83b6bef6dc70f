import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import type { Row } from './describing.ts';
import type { Unescaped } from './escapes.ts';
import { schema, type UnicodeOptions } from './schema.ts';

const samples = {
  inspect: 'Café e\u0301 — p\u0430per\u200b 👩‍🚀',
  search: 'left arrow',
  escape: 'Crème brûlée 🍮',
  unescape: String.raw`Cr\u00e8me &#x1F36E; U+2603 %E2%82%AC`,
  normalize: 'e\u0301 ﬁ ½ Å',
};
const placeholders = {
  inspect: 'Type or paste text',
  search: 'Words of a name, a code such as U+2190, a range or a block',
  escape: 'Type or paste text',
  unescape: 'Type or paste escapes of any kind',
  normalize: 'Type or paste text',
};

export default defineOperation({
  schema,
  takes: 'text',
  // The table of characters stays in the worker.
  quickSize: 0,
  sample: samples.inspect,
  sampleFor: ({ action }) => samples[action],
  placeholderFor: ({ action }) => placeholders[action],
  async run(input, options) {
    const text = await input.text();
    if (options.action === 'inspect') return inspect(text, options);
    if (options.action === 'search') return search(text, options);
    if (options.action === 'normalize') return normalize(text, options);
    return convert(text, options);
  },
});

async function inspect(text: string, options: UnicodeOptions): Promise<OperationResult> {
  const [{ inspectText }, { loadCharacters }] = await Promise.all([
    import('./inspect.ts'),
    import('#core/text/unicode/character-table.ts'),
  ]);
  const { rows, ...result } = inspectText(text, await loadCharacters(), options.isUnique);
  return { ...result, parts: [await writeRows(rows, options, options.isUnique)] };
}

async function search(text: string, options: UnicodeOptions): Promise<OperationResult> {
  const [{ searchCharacters }, { maxRows }, { loadCharacters }] = await Promise.all([
    import('./search.ts'),
    import('./inspect.ts'),
    import('#core/text/unicode/character-table.ts'),
  ]);
  const found = searchCharacters(text, await loadCharacters());
  const notes: Note[] =
    found.length > maxRows ? [warn(`The first ${formatCount(maxRows, 'character')} are listed.`)] : [];
  const parts = [await writeRows(found.slice(0, maxRows), options, false)];
  return { parts, notes, summary: `${formatCount(found.length, 'character')} found` };
}

async function writeRows(rows: readonly Row[], { output }: UnicodeOptions, hasCounts: boolean) {
  const [{ writeCsv, writeDetails, writeTable }, { loadCharacters }] = await Promise.all([
    import('./describing.ts'),
    import('#core/text/unicode/character-table.ts'),
  ]);
  const table = await loadCharacters();
  if (output === 'csv')
    return { name: 'characters.csv', kind: 'csv' as const, content: writeCsv(rows, table) };
  const content = output === 'details' ? writeDetails(rows, table) : writeTable(rows, table, hasCounts);
  return { name: 'characters.txt', kind: 'text' as const, content, isOfColumns: true };
}

async function convert(
  text: string,
  { action, format, keepsAscii }: UnicodeOptions,
): Promise<OperationResult> {
  const { escapeAll, unescapeAll } = await import('./escapes.ts');
  if (action === 'escape') {
    const content = escapeAll(text, format, keepsAscii);
    return { parts: [{ name: 'escaped.txt', kind: 'text', content }], notes: noteSurrogates(text, format) };
  }
  const { text: content, count, replaced } = unescapeAll(text);
  const notes: Note[] =
    count === 0 && text !== '' ? [inform('The text has no escapes: it is as it was.')] : [];
  return {
    parts: [{ name: 'unescaped.txt', kind: 'text', content }],
    notes: [...notes, ...noteReplaced(text, replaced)],
  };
}

function noteReplaced(text: string, replaced: Unescaped['replaced']): Note[] {
  const [first] = replaced;
  if (!first) return [];
  const more = replaced.length > 1 ? `, the first of ${formatCount(replaced.length, 'escape')} like it` : '';
  return [
    warn(`“${first.raw}” is not a character by itself${more}. U+FFFD (�) replaced it.`, undefined, {
      ...placeOf(text, first.offset),
      length: first.raw.length,
    }),
  ];
}

function noteSurrogates(text: string, format: UnicodeOptions['format']): Note[] {
  if (text.isWellFormed() || (format !== 'url' && format !== 'utf8')) return [];
  const sentence = 'Half of a surrogate pair has no bytes. It was replaced by U+FFFD (�).';
  return [warn(sentence)];
}

async function normalize(text: string, { form }: UnicodeOptions): Promise<OperationResult> {
  const content = text.normalize(form);
  const { pointsOf } = await import('./describing.ts');
  const isCompatible = form.startsWith('NFK') && content !== text.normalize(form === 'NFKC' ? 'NFC' : 'NFD');
  const notes: Note[] = [];
  if (content === text) notes.push(inform(`The text was in ${form} already.`));
  if (isCompatible) {
    const sentence = 'Compatibility forms replace characters, such as ² by 2. This cannot be undone.';
    notes.push(warn(sentence));
  }
  const summary = text.length <= 20 ? `${pointsOf(text)} → ${pointsOf(content)}` : '';
  return { parts: [{ name: 'normalized.txt', kind: 'text', content }], notes, summary };
}

import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import {
  defineOperation,
  type FileInput,
  type OperationContext,
} from '#client/tool-kit/operations/operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { choice, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';
import { append } from '#core/collections/append.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { checksumAlgorithms, type ChecksumId } from '#core/hashing/checksum-algorithms.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import type { FoundList } from './lists/find-lists.ts';
import type { PlacedEntry } from './lists/match.ts';

const ids = checksumAlgorithms.map(({ id }) => id);
const usual: readonly ChecksumId[] = ['SHA-256', 'SHA-512', 'SHA-1', 'MD5', 'CRC-32'];

const formatLabels = {
  list: 'Checksum list (sha256sum)',
  bsd: 'BSD-style list',
  csv: 'CSV table',
};

const schema = {
  algorithm: choice([...ids, 'usual', 'all'], 'SHA-256', 'Checksum', {
    choiceLabels: {
      ...Object.fromEntries(ids.map((id) => [id, id])),
      MD5: 'MD5 (not against forgery)',
      'SHA-1': 'SHA-1 (not against forgery)',
      'CRC-32': 'CRC-32 (SFV, ZIP)',
      usual: 'SHA-2, SHA-1, MD5, CRC-32',
      all: `All ${ids.length}`,
    },
  }),
  format: choice(formatLabels, 'list', 'Output format'),
  lists: choice({ check: 'Verify with them', sum: 'Hash them too' }, 'check', 'Checksum files'),
  expected: text('', 1_000_000, 'Verify against', {
    role: 'input',
    hint: 'Paste a checksum or a list',
    isMultiline: true,
  }),
};

type Options = StateOf<typeof schema>;

export default defineOperation({
  schema,
  takes: 'files',
  quickSize: 0,
  async run(inputs, options, context) {
    if (inputs.length === 0) {
      throw new ToolInputError('There is no file.', { hint: 'Choose files, or a folder.' });
    }
    const { findLists, readPasted } = await import('./lists/find-lists.ts');
    const found = options.lists === 'check' ? await findLists(inputs) : { lists: [], files: inputs };
    const lists =
      options.expected.trim() === '' ? found.lists : [...found.lists, readPasted(options.expected)];
    if (lists.length === 0) return sum(inputs, options, context);
    const { checkFiles } = await import('./checking.ts');
    const result = await checkFiles(
      found.files.map(toSum),
      lists.flatMap(({ placed }) => placed).map((entry) => inChosen(entry, options.algorithm)),
      context,
    );
    return {
      ...result,
      notes: [...(result.notes ?? []), ...lists.flatMap(notesOfList), ...notesOfNames(inputs)],
    };
  },
});

/** Uses the chosen algorithm for a list that does not name one, if the digests have its length. */
function inChosen(entry: PlacedEntry, chosen: Options['algorithm']): PlacedEntry {
  const facts = entry.isGuessed ? checksumAlgorithms.find(({ id }) => id === chosen) : undefined;
  return facts?.bytes === entry.expected.length / 2 ? { ...entry, algorithm: facts.id } : entry;
}

function toSum({ name, file }: FileInput) {
  return { path: name, file };
}

async function sum(
  inputs: readonly FileInput[],
  { algorithm, format }: Options,
  context: OperationContext,
): Promise<OperationResult> {
  const [{ sumFiles }, { writeList }, { commonFolder }, { unreadableNote }] = await Promise.all([
    import('./summing/sum-files.ts'),
    import('./lists/write-list.ts'),
    import('./lists/match.ts'),
    import('./checking.ts'),
  ]);
  const chosen = algorithm === 'all' ? ids : algorithm === 'usual' ? usual : [algorithm];
  const sums = await sumFiles(inputs.map(toSum), () => chosen, context);
  // A list is saved in the folder that it describes.
  const folder = commonFolder(inputs.map(({ name }) => name));
  const files = inputs.flatMap(({ name, size }, index) => {
    const own = sums[index];
    return own ? [{ path: name.slice(folder.length), sizeBytes: size, sums: own }] : [];
  });
  const notes = inputs.filter((_, index) => !sums[index]).map(({ name }) => unreadableNote(name));
  if (folder !== '') {
    notes.push(inform(`Names begin in the folder “${folder.slice(0, -1)}”: save the list there.`));
  }
  if (
    chosen.length === 1 &&
    algorithm === 'CRC-32' &&
    format === 'list' &&
    files.some(({ path }) => /[\r\n]/.test(path))
  ) {
    notes.push(
      warn(
        'A name holds a line’s end, which SFV cannot write.',
        'Write the list with names of algorithms (BSD).',
      ),
    );
  }
  const strongest = chosen.find((id) => !/^(?:CRC|Adler)/.test(id));
  if (strongest)
    append(notes, notesOfCopies(files.map(({ path, sums: own }) => [path, own.get(strongest) ?? ''])));
  return { parts: [writeList(files, chosen, format)], notes: [...notes, ...notesOfNames(inputs)] };
}

/** Writes notes on files with the same content. */
function notesOfCopies(files: readonly (readonly [path: string, digest: string])[]): Note[] {
  const copies = Map.groupBy(files, ([, digest]) => digest);
  return [...copies.values()]
    .filter(({ length }) => length > 1)
    .slice(0, 100)
    .map((same) => {
      const names = same.slice(0, 5).map(([path]) => `“${path}”`);
      const others = same.length > 5 ? ` and ${same.length - 5} more` : '';
      return inform(`The same content: ${names.join(', ')}${others}.`);
    });
}

function notesOfNames(inputs: readonly FileInput[]): Note[] {
  const names = Map.groupBy(inputs, ({ name }) => name);
  return [...names.entries()]
    .filter(([, { length }]) => length > 1)
    .map(([name, { length }]) =>
      warn(
        `${length} files are called “${name}”: a list cannot tell them apart.`,
        'Choose their folder instead.',
      ),
    );
}

function notesOfList({ path, strange, isSigned }: FoundList): Note[] {
  const [first] = strange;
  const notes: Note[] = [];
  if (first) {
    const lines = formatCount(strange.length, 'line');
    notes.push(
      warn(
        `In “${path}”, ${lines} could not be read, the first of them line ${first.line}: “${first.text}”.`,
      ),
    );
  }
  if (isSigned) notes.push(inform(`The signature in “${path}” was not checked.`));
  return notes;
}

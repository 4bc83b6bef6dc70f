import { warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import type { OperationContext } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { checksumAlgorithms, type ChecksumId, type Checksums } from '#core/hashing/checksum-algorithms.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import { fileFinder, type PlacedEntry } from './lists/match.ts';
import { joinLines } from './lists/write-list.ts';
import { type FileToSum, sumFiles } from './summing/sum-files.ts';

type Verdict = 'ok' | 'failed' | 'missing' | 'unreadable' | 'unlisted';

interface Row {
  readonly verdict: Verdict;
  readonly path: string;
  readonly entry?: PlacedEntry;
  readonly actual?: string | undefined;
}

interface Lookup {
  readonly entry: PlacedEntry;
  /** The files it may apply to; all of them for a bare checksum. */
  readonly indexes: readonly number[];
}

const maxNotes = 100;
const order: readonly Verdict[] = ['failed', 'unreadable', 'missing', 'unlisted', 'ok'];

/** Checks files against the entries of lists: each is correct, wrong, missing, unreadable, or in no list. */
export async function checkFiles(
  files: readonly FileToSum[],
  entries: readonly PlacedEntry[],
  context: OperationContext,
): Promise<OperationResult> {
  const find = fileFinder(files.map(({ path }) => path));
  const every = files.map((_, index) => index);
  const lookups = entries.map((entry): Lookup => {
    if (entry.name === undefined) return { entry, indexes: every };
    const index = find(entry);
    return { entry, indexes: index === undefined ? [] : [index] };
  });
  const wanted = files.map(() => new Set<ChecksumId>());
  for (const { entry, indexes } of lookups) for (const index of indexes) wanted[index]?.add(entry.algorithm);
  const sums = await sumFiles(files, (index) => inOrder(wanted[index] ?? new Set()), context);
  const judged = lookups.map((lookup) => judge(lookup, files, sums));
  const named = new Set(lookups.flatMap(({ indexes }) => indexes));
  const unlisted = every
    .filter((index) => !named.has(index))
    .map((index): Row => ({ verdict: 'unlisted', path: files[index]?.path ?? '' }));
  return report([...judged, ...unlisted]);
}

function inOrder(ids: ReadonlySet<ChecksumId>): ChecksumId[] {
  return checksumAlgorithms.map(({ id }) => id).filter((id) => ids.has(id));
}

function judge(
  { entry, indexes }: Lookup,
  files: readonly FileToSum[],
  sums: readonly (Checksums | undefined)[],
): Row {
  const [first] = indexes;
  if (first === undefined) return { verdict: 'missing', path: `${entry.folder}${entry.name ?? ''}`, entry };
  const right = indexes.find((index) => sums[index]?.get(entry.algorithm) === entry.expected);
  const path = files[right ?? first]?.path ?? '';
  if (right !== undefined) return { verdict: 'ok', path, entry };
  const actual = sums[first]?.get(entry.algorithm);
  if (indexes.length > 1) return { verdict: 'failed', path: 'No file', entry };
  return actual === undefined
    ? { verdict: 'unreadable', path, entry }
    : { verdict: 'failed', path, entry, actual };
}

function report(rows: readonly Row[]): OperationResult {
  const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length;
  const sorted = order.flatMap((verdict) => rows.filter((row) => row.verdict === verdict));
  const problems = sorted.filter(({ verdict }) => verdict !== 'ok');
  const figures = [
    { label: 'Right', value: writeNumber(count('ok')) },
    { label: 'Wrong', value: writeNumber(count('failed')) },
    { label: 'Missing', value: writeNumber(count('missing')) },
    ...(count('unreadable') > 0 ? [{ label: 'Not read', value: writeNumber(count('unreadable')) }] : []),
    { label: 'In no list', value: writeNumber(count('unlisted')) },
  ];
  const content = joinLines(sorted.map(writeRow));
  return {
    parts: [{ name: 'check.txt', kind: 'text', content }],
    figures,
    notes: problems.slice(0, maxNotes).map(noteOf),
  };
}

function writeRow({ verdict, path, entry, actual }: Row): string {
  const algorithm = entry?.algorithm ?? '';
  switch (verdict) {
    case 'ok':
      return `${path}: OK (${algorithm})`;
    case 'failed': {
      const is = actual === undefined ? '' : `is ${actual}, `;
      return `${path}: WRONG (${algorithm} ${is}should be ${entry?.expected ?? ''})`;
    }
    case 'missing':
      return `${path}: MISSING`;
    case 'unreadable':
      return `${path}: NOT READ`;
    case 'unlisted':
      return `${path}: in no list`;
  }
}

function noteOf({ verdict, path, entry }: Row): Note {
  switch (verdict) {
    case 'ok':
    case 'failed':
      if (entry?.name === undefined) {
        return {
          severity: 'error',
          sentence: `No file has the ${entry?.algorithm ?? ''} ${entry?.expected ?? ''}.`,
        };
      }
      return {
        severity: 'error',
        sentence: `“${path}” is not the file of the list: its ${entry.algorithm} differs.`,
        hint: entry.isGuessed
          ? 'Download it again. If the list is of another algorithm, choose that as “Checksum”.'
          : 'Download it again, and the list from a source you trust.',
      };
    case 'missing':
      return {
        severity: 'error',
        sentence: `“${path}” is in the list, but not among the files.`,
        hint: 'Add it.',
      };
    case 'unreadable':
      return unreadableNote(path);
    case 'unlisted':
      return warn(`“${path}” is in no list, and was not checked.`);
  }
}

/** Returns the error for a file that was changed, moved or unplugged since it was chosen. */
export function unreadableNote(path: string): Note {
  return {
    severity: 'error',
    sentence: `“${path}” could not be read to its end, or was changed meanwhile.`,
    hint: 'Choose it again.',
  };
}

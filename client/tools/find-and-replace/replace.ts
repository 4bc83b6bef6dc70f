import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import type { CodeHighlight } from '#client/ui/code/code-marks.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { readEscapes } from '#core/text/patterns/read-escapes.ts';
import { compileTerm } from '#core/text/patterns/search-pattern.ts';
import { type Pair, readPairs } from './pairs.ts';
import type { ReplaceOptions } from './schema.ts';
import { matchCase, substitute } from './substitution.ts';

const maxHighlights = 2000;
const maxNotes = 20;
const tones = 6;

/**
 * Replaces all matches. Throws a ToolInputError for a bad pattern, a bad pair or a result that is too long.
 */
export async function replaceText(text: string, options: ReplaceOptions): Promise<OperationResult> {
  const pairs = readTask(options, hasWindowsLines(text));
  if (pairs.length === 0) {
    const sentence = options.mode === 'pairs' ? 'Enter pairs to replace.' : 'Enter a text to find.';
    return { ...partsOf(text), notes: [inform(sentence)] };
  }
  const replaced = await replaceAll(text, pairs, options);
  const total = replaced.counts.reduce((sum, count) => sum + count, 0);
  return {
    ...partsOf(replaced.text),
    summary: formatCount(total, 'replacement'),
    notes: noteMissing(text, pairs, replaced),
    highlights: replaced.highlights,
  };
}

function partsOf(content: string): Pick<OperationResult, 'parts'> {
  return { parts: [{ name: 'replaced.txt', kind: 'text', content }] };
}

/** Returns whether all lines of a text end as in Windows, as those that are put in then do. */
function hasWindowsLines(text: string): boolean {
  return text.includes('\r\n') && !/(?<!\r)\n/.test(text);
}

/** Returns the pairs, with escapes read where that was asked for. A pattern reads its own. */
function readTask(options: ReplaceOptions, isOfWindows: boolean): readonly Pair[] {
  const { mode, find, replacement, pairs, isEscaped, isRegex } = options;
  const ended = (written: string) => (isOfWindows ? written.replaceAll(/\r?\n/g, '\r\n') : written);
  const listed = mode === 'pairs' ? readPairs(pairs) : [{ find, replacement, offset: 0 }];
  return listed
    .filter((pair) => pair.find !== '')
    .map((pair) => ({
      offset: pair.offset,
      find: isEscaped && !isRegex ? readEscapes(pair.find) : pair.find,
      replacement: ended(isEscaped ? readEscapes(pair.replacement) : pair.replacement),
    }));
}

interface Replaced {
  readonly text: string;
  /** By the pair. */
  readonly counts: readonly number[];
  /** The pattern of each pair. */
  readonly regexes: readonly RegExp[];
  readonly highlights: readonly CodeHighlight[];
}

async function replaceAll(text: string, pairs: readonly Pair[], options: ReplaceOptions): Promise<Replaced> {
  const { isRegex, mode } = options;
  const regexes = await compilePairs(pairs, options, text.includes('\r\n'));
  try {
    const replace = isRegex ? replaceInTurn : replaceAtOnce;
    return { ...replace(text, pairs, regexes, options), regexes };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ToolInputError('The result is too long to be held in memory.', {
      field: mode === 'pairs' ? 'pairs' : 'replacement',
      hint: 'Use a shorter text or a shorter replacement.',
    });
  }
}

async function compilePairs(
  pairs: readonly Pair[],
  { isRegex, ignoresCase, isWholeWord, mode, pairs: list }: ReplaceOptions,
  hasLinesOfWindows: boolean,
): Promise<readonly RegExp[]> {
  const field = mode === 'pairs' ? 'pairs' : 'find';
  const regexes = await Promise.all(
    pairs.map(({ find, offset }) =>
      compileTerm({ text: find, isRegex, ignoresCase, isWholeWord }, 'gm', {
        field,
        ...(mode === 'pairs' ? { text: list, offset } : {}),
      }),
    ),
  );
  if (!hasLinesOfWindows) return regexes;
  const { forWindowsLines } = await import('./windows-lines.ts');
  return regexes.map(forWindowsLines);
}

/** Replaces plain texts in one pass, so that no replacement is replaced again and words can be swapped. */
function replaceAtOnce(
  text: string,
  pairs: readonly Pair[],
  regexes: readonly RegExp[],
  { keepsCase }: ReplaceOptions,
): Omit<Replaced, 'regexes'> {
  const counts = pairs.map(() => 0);
  const highlights: CodeHighlight[] = [];
  const all = new RegExp(regexes.map(({ source }) => `(${source})`).join('|'), regexes[0]?.flags ?? 'g');
  const replaced = text.replaceAll(all, (found: string, ...values: unknown[]) => {
    const which = values.findIndex((value) => value !== undefined);
    const from = values[pairs.length] as number;
    counts[which] = (counts[which] ?? 0) + 1;
    if (highlights.length < maxHighlights)
      highlights.push({ from, to: from + found.length, tone: which % tones });
    const replacement = pairs[which]?.replacement ?? found;
    return keepsCase ? matchCase(replacement, found) : replacement;
  });
  return { text: replaced, counts, highlights };
}

/** Replaces patterns one after the other: each works on the result of the one before. */
function replaceInTurn(
  text: string,
  pairs: readonly Pair[],
  regexes: readonly RegExp[],
  { keepsCase }: ReplaceOptions,
): Omit<Replaced, 'regexes'> {
  const counts: number[] = [];
  const highlights: CodeHighlight[] = [];
  let replaced = text;
  for (const [which, { replacement }] of pairs.entries()) {
    let count = 0;
    const before = replaced;
    replaced = before.replaceAll(regexes[which] ?? /(?!)/g, (found: string, ...values: unknown[]) => {
      count += 1;
      const named = typeof values.at(-1) === 'object' ? (values.pop() as Record<string, string>) : undefined;
      const index = values.at(-2) as number;
      // Places are those of the input for the first pattern only.
      if (which === 0 && highlights.length < maxHighlights) {
        highlights.push({ from: index, to: index + found.length, tone: 0 });
      }
      const groups = [found, ...(values.slice(0, -2) as (string | undefined)[])];
      const written = substitute(replacement, { groups, named, index, text: before });
      return keepsCase ? matchCase(written, found) : written;
    });
    counts.push(count);
  }
  return { text: replaced, counts, highlights: pairs.length === 1 ? highlights : [] };
}

function noteMissing(text: string, pairs: readonly Pair[], { counts, regexes }: Replaced): Note[] {
  const missing = pairs
    .map(({ find }, index) => ({ find, index }))
    .filter(({ index }) => counts[index] === 0);
  const notes = missing.slice(0, maxNotes).map(({ find, index }): Note => {
    const shown = find.length > 60 ? `${find.slice(0, 60)}…` : find;
    if (text.search(regexes[index] ?? '') === -1) return inform(`“${shown}” was not found.`);
    const sentence = `“${shown}” is found only where another pair was replaced.`;
    return warn(sentence, 'Put longer texts before shorter ones.');
  });
  if (missing.length > maxNotes) {
    const more = formatCount(missing.length - maxNotes, 'more text');
    notes.push(inform(`${more} not replaced.`));
  }
  return notes;
}

import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { OperationResult, OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { type ProbeResult, probeAll, type RegexResult, type RegexTask, runRegex } from './logic.ts';
import { findForeignReplacement, findForeignSyntax } from './explaining/foreign-syntax.ts';
import { compile, toInputError } from './matching/compiling.ts';
import { writeMatches } from './matching/match-writing.ts';

export type SearchOutput = 'matches' | 'table' | 'replaced' | 'count';

/** The details that the page shows beyond the output, which is a count or the replaced text. */
export interface SearchDetail extends Omit<RegexResult, 'replaced'> {
  readonly output: SearchOutput;
}

type SearchTask = Omit<RegexTask, 'content' | 'replacement'> & { readonly replacement: string };

const maxShownLength = 100;
const parts = {
  matches: { name: 'matches.txt', kind: 'text' },
  table: { name: 'matches.tsv', kind: 'csv' },
  replaced: { name: 'replaced.txt', kind: 'text' },
  count: { name: 'count.txt', kind: 'number' },
} as const satisfies Record<SearchOutput, Omit<OutputPart, 'content'>>;

/** Searches a text with a pattern. This may take any amount of time, so run it where it can be stopped. */
export function search(text: string, task: SearchTask, output: SearchOutput): OperationResult<SearchDetail> {
  if (task.pattern === '') {
    throw new ToolInputError('There is no pattern to search for.', {
      field: 'pattern',
      hint: String.raw`Enter a regular expression, such as \d+.`,
    });
  }
  return output === 'matches' || output === 'table'
    ? listMatches(text, task, output)
    : measureMatches(text, task, output);
}

function listMatches(
  text: string,
  task: SearchTask,
  output: 'matches' | 'table',
): OperationResult<SearchDetail> {
  const regex = compile(task.pattern, task.flags);
  try {
    const { content, count } = writeMatches(regex, text, output);
    return { parts: [{ ...parts[output], content }], notes: describe(count, task, probeAll(task)) };
  } catch (error) {
    throw toInputError(error);
  }
}

function measureMatches(
  text: string,
  { replacement, ...task }: SearchTask,
  output: 'replaced' | 'count',
): OperationResult<SearchDetail> {
  const isReplacing = output === 'replaced';
  const { replaced = '', ...found } = runRegex({
    ...task,
    content: text,
    replacement: isReplacing ? replacement : undefined,
  });
  const { matches, probes } = found;
  return {
    parts: [{ ...parts[output], content: isReplacing ? replaced : String(matches.count) }],
    notes: [
      ...describe(matches.count, task, probes),
      ...(isReplacing ? findForeignReplacement(replacement) : []).map((sentence) => inform(sentence)),
    ],
    detail: { ...found, output },
    transfer: [matches.spans.buffer],
  };
}

function describe(
  count: number,
  { pattern, flags }: Pick<SearchTask, 'pattern' | 'flags'>,
  probes: readonly ProbeResult[],
): Note[] {
  const failed = probes.filter(({ isExpected, isMatch }) => isExpected !== isMatch);
  return [
    ...failed.map(({ text, isExpected }): Note => {
      const shown = text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
      return warn(
        isExpected
          ? `The pattern should match “${shown}” and does not.`
          : `The pattern should not match “${shown}” and does.`,
      );
    }),
    ...(count === 0 ? [inform('No matches found for this pattern.')] : []),
    ...(count === 1 && !flags.includes('g')
      ? [inform('Without the flag g the search ends with the first match.')]
      : []),
    ...findForeignSyntax(pattern, flags).map((sentence) => inform(sentence)),
  ];
}

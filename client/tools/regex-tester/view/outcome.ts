import { runToText } from '#client/tool-kit/operations/run-to-text.ts';
import type { OutputPart } from '#client/tool-kit/operations/operation.ts';
import type operation from '../operation.ts';
import type { SearchDetail } from '../searching.ts';
import type { RegexRun } from './use-regex-run.ts';

/** The result of a run. */
export interface Outcome extends SearchDetail {
  /** Undefined if nothing was to be replaced. */
  readonly replaced: OutputPart['content'] | undefined;
}

/** Returns the result of the last successful run; undefined before the first. */
export function outcomeOf({ output }: Pick<RegexRun, 'output'>): Outcome | undefined {
  const { detail, parts = [] } = output ?? {};
  return detail && { ...detail, replaced: detail.output === 'replaced' ? parts[0]?.content : undefined };
}

/** Writes all matches in full, one after the other or as a table with their groups. */
export function writeMatches(run: RegexRun, output: 'matches' | 'table'): Promise<string> {
  const { content, options, timeLimitMs } = run;
  return runToText<typeof operation>('regex-tester', content, { ...options, output }, { timeLimitMs });
}

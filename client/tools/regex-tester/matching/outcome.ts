import type { CodeHighlight } from '#client/ui/code/code-marks.ts';
import { highlightMatches } from './highlighting.ts';
import type { RegexResult, RegexTask } from '../logic.ts';
import { runInWorker } from './running.ts';

/** What a run found, and how to show it. */
export interface Outcome extends RegexResult {
  /** The places to colour, with the groups of the chosen match. */
  readonly highlight: (chosen: number) => readonly CodeHighlight[];
}

/** Runs a pattern, stopped at the limit. Throws a ToolInputError for an invalid pattern, or one that takes too long. */
export async function runPattern(
  task: RegexTask,
  timeLimitMs: number,
  signal: AbortSignal,
): Promise<Outcome> {
  const result = await runInWorker(task, timeLimitMs, signal);
  return { ...result, highlight: (chosen) => highlightMatches(result.matches, chosen) };
}

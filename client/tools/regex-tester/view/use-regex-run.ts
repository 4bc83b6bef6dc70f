import { useMemo } from 'react';
import { type OperationRun, useOperation } from '#client/tool-kit/operation-page/use-operation.ts';
import type { OperationSource, OptionsOf, ResultOf } from '#client/tool-kit/operations/operation.ts';
import type { OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import type { TextSource } from '#client/tool-kit/texts/source.ts';
import type operation from '../operation.ts';
import type { RegexState } from '../state.ts';
import { runToText } from '#client/tool-kit/operations/run-to-text.ts';
import type { SearchDetail } from '../searching.ts';

/** A search with its pattern and text. */
export interface RegexRun extends OperationRun<ResultOf<typeof operation>> {
  readonly content: OperationSource;
  readonly options: Partial<OptionsOf<typeof operation>>;
  readonly timeLimitMs: number;
}

/** An empty text is searched as well, because patterns may match it. */
const emptyText = new Blob();

/** Runs the pattern on every change of pattern, flags, text, replacement or mode. */
export function useRegexRun(source: TextSource, state: RegexState): RegexRun {
  const content = source.type === 'file' ? source.file : source.text || emptyText;
  const { tab, timeLimitMs, pattern, g, i, m, s, u, y, v } = state;
  const { replacement, isEscaped, shouldMatch, shouldNotMatch } = state;
  const output = tab === 'replace' ? ('replaced' as const) : ('count' as const);
  const options = useMemo(
    () => ({
      ...{ output, pattern, g, i, m, s, u, y, v },
      ...{ replacement, isEscaped, shouldMatch, shouldNotMatch },
    }),
    [output, pattern, g, i, m, s, u, y, v, replacement, isEscaped, shouldMatch, shouldNotMatch],
  );
  const wanted = pattern === '' ? undefined : content;
  const run = useOperation<typeof operation>('regex-tester', wanted, options, { timeLimitMs });
  return { ...run, content, options, timeLimitMs };
}

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

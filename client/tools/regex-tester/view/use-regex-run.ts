import { useMemo } from 'react';
import { type OperationRun, useOperation } from '#client/tool-kit/operation-page/use-operation.ts';
import { runToText } from '#client/tool-kit/operations/run-to-text.ts';
import type { OutputPart, ResultOf } from '#client/tool-kit/operations/operation.ts';
import type { TextSource } from '#client/tool-kit/texts/text-source.ts';
import type operation from '../operation.ts';
import type { SearchDetail } from '../searching.ts';
import type { RegexState } from '../state.ts';

/** What a run found. */
export interface Outcome extends SearchDetail {
  /** Undefined where nothing was to be replaced. */
  readonly replaced: OutputPart['content'] | undefined;
}

export interface RegexRun extends Omit<OperationRun<unknown>, 'output'> {
  readonly output: Outcome | undefined;
  /** All matches in full, one after the other or as a table with their groups. */
  readonly writeMatches: (form: 'matches' | 'table') => Promise<string>;
}

const toolId = 'regex-tester';
/** Patterns match the empty text, too. */
const emptyText = new Blob();

/** Runs the pattern on every change of pattern, flags, text, replacement or mode. */
export function useRegexRun(source: TextSource, state: RegexState): RegexRun {
  const content = source.type === 'file' ? source.file : source.text === '' ? emptyText : source.text;
  const { tab, timeLimitMs } = state;
  const { pattern, g, i, m, s, u, y, v, replacement, isEscaped, hasCase, shouldMatch, shouldNotMatch } =
    state;
  const isReplacing = tab === 'replace';
  const options = useMemo(() => {
    const flags = { g, i, m, s, u, y, v };
    const replacing = isReplacing ? { replacement, isEscaped, hasCase } : {};
    const output = isReplacing ? ('replaced' as const) : ('count' as const);
    return { output, pattern, ...flags, ...replacing, shouldMatch, shouldNotMatch };
  }, [
    isReplacing,
    pattern,
    g,
    i,
    m,
    s,
    u,
    y,
    v,
    replacement,
    isEscaped,
    hasCase,
    shouldMatch,
    shouldNotMatch,
  ]);
  const run = useOperation<typeof operation>(toolId, pattern === '' ? undefined : content, options, {
    timeLimitMs,
  });
  const output = useMemo(() => readOutcome(run.output), [run.output]);
  return {
    ...run,
    output,
    writeMatches: (form) =>
      runToText<typeof operation>(toolId, content, { ...options, output: form }, { timeLimitMs }),
  };
}

function readOutcome(result: ResultOf<typeof operation> | undefined): Outcome | undefined {
  const { detail, parts = [] } = result ?? {};
  return detail && { ...detail, replaced: detail.output === 'replaced' ? parts[0]?.content : undefined };
}

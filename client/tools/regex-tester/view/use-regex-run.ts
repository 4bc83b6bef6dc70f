import { useMemo } from 'react';
import { type OperationRun, useOperation } from '#client/tool-kit/operation-page/use-operation.ts';
import type { OperationSource, OptionsOf, ResultOf } from '#client/tool-kit/operations/operation.ts';
import type { TextSource } from '#client/tool-kit/texts/source.ts';
import type operation from '../operation.ts';
import type { RegexState } from '../state.ts';

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

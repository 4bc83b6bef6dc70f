import { useMemo } from 'react';
import type { TextSource } from '#client/tool-kit/texts/text-source.ts';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { type ToolRun, useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import { flagText } from '../matching/flags.ts';
import type { Outcome } from '../matching/outcome.ts';
import type { RegexState } from '../state.ts';

const largeTextLength = 100_000;
const quietMs = { small: 30, large: 250 } as const;

/** Runs the pattern on every change of pattern, flags, text, replacement or mode. */
export function useRegexRun(source: TextSource, state: RegexState): ToolRun<Outcome> {
  const content = source.type === 'file' ? source.file : source.text;
  const { tab, pattern, replacement, isEscaped, hasCase, shouldMatch, shouldNotMatch, timeLimitMs } = state;
  const flags = flagText(state);
  const task = useMemo(() => {
    if (pattern === '') return undefined;
    return async ({ signal }: TaskScope) => {
      const { runPattern } = await import('../matching/outcome.ts');
      return runPattern(
        {
          pattern,
          flags,
          content,
          replacement: tab === 'replace' ? replacement : undefined,
          isEscaped,
          hasCase,
          shouldMatch,
          shouldNotMatch,
        },
        timeLimitMs,
        signal,
      );
    };
  }, [
    content,
    tab,
    pattern,
    flags,
    replacement,
    isEscaped,
    hasCase,
    shouldMatch,
    shouldNotMatch,
    timeLimitMs,
  ]);
  const isLarge = typeof content !== 'string' || content.length > largeTextLength;
  return useLiveRun<Outcome>(task, isLarge ? quietMs.large : quietMs.small);
}

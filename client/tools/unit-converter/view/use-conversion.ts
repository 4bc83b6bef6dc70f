import { useMemo } from 'react';
import { type ToolRun, useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import type { ShownConversion } from '../conversion.ts';
import type { ConverterState } from '../state.ts';

/** What was converted, and what shows it: neither is needed for the first view. */
interface Converted {
  readonly shown: ShownConversion;
  readonly parts: typeof import('./conversion-parts.ts');
}

/** Converts anew whenever a value or a unit changes; nothing is converted while the box is empty. */
export function useConversion(state: ConverterState, readerLocale: string): ToolRun<Converted> {
  const { category, from, to, value, locale } = state;
  const task = useMemo(() => {
    if (value.trim() === '') return undefined;
    return async () => {
      const [{ convertTyped }, parts] = await Promise.all([
        import('../conversion.ts'),
        import('./conversion-parts.ts'),
      ]);
      return { shown: convertTyped({ category, from, to, value, locale }, readerLocale), parts };
    };
  }, [category, from, to, value, locale, readerLocale]);
  return useLiveRun(task);
}

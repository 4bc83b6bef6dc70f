import { useMemo } from 'react';
import { type ToolRun, useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import type { ShownConversion } from '../conversion.ts';
import type { ConverterState } from '../state.ts';

/** What was converted, and what shows it: neither is needed for the first view. */
interface Converted {
  readonly shown: ShownConversion;
  readonly Working: (typeof import('./working.tsx'))['Working'];
  readonly AllUnits: (typeof import('./all-units.tsx'))['AllUnits'];
}

/** Converts anew whenever a value or a unit changes; nothing is converted while the box is empty. */
export function useConversion(state: ConverterState, readerLocale: string): ToolRun<Converted> {
  const { category, from, to, value, locale } = state;
  const task = useMemo(() => {
    if (value.trim() === '') return undefined;
    return async () => {
      const [{ convertTyped }, { Working }, { AllUnits }] = await Promise.all([
        import('../conversion.ts'),
        import('./working.tsx'),
        import('./all-units.tsx'),
      ]);
      const shown = convertTyped({ category, from, to, value, locale }, readerLocale);
      return { shown, Working, AllUnits };
    };
  }, [category, from, to, value, locale, readerLocale]);
  return useLiveRun(task);
}

import { useMemo } from 'react';
import { type ToolRun, useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import { ToolInputError } from '#core/errors.ts';
import type { Rational } from '#core/numbers/rational.ts';
import { type Conversion, convert } from '../logic.ts';
import { parseAmount } from '../amounts.ts';
import { type ConverterState, readSelection, type Selection } from '../state.ts';

/** A result and what it is the result of, so that an older one can still be shown rightly. */
export interface ShownConversion extends Selection {
  readonly amount: Rational;
  readonly conversion: Conversion;
}

/** Converts anew whenever a value or a unit changes; nothing is converted while the box is empty. */
export function useConversion(state: ConverterState): ToolRun<ShownConversion> {
  const { category, from, to, value, locale } = state;
  const task = useMemo(() => {
    if (value.trim() === '') return undefined;
    return () => {
      const selection = readSelection({ category, from, to });
      const amount = parseAmount(value, locale);
      if (!amount) {
        throw new ToolInputError(`“${value}” is not a number.`, {
          field: 'value',
          hint: 'Write it as in 1.5, 1,5, 1e-3 or 5 1/2.',
        });
      }
      const conversion = convert(amount, selection.from, selection.to, selection.category);
      return { ...selection, amount, conversion };
    };
  }, [category, from, to, value, locale]);
  return useLiveRun(task);
}

import { ToolInputError } from '#core/errors.ts';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import type { Rational } from '#core/numbers/rational.ts';
import { writeDecimal } from '#core/numbers/write-decimal.ts';
import { parseAmount, writeAmount } from './amounts.ts';
import { type Conversion, convert } from './logic.ts';
import { type ConverterState, readSelection, type Selection } from './state.ts';

/** A result and what it is the result of, so that an older one can still be shown rightly. */
export interface ShownConversion extends Selection {
  readonly amount: Rational;
  readonly conversion: Conversion;
  /** The result with its unit, and as it is typed, for the clipboard. */
  readonly text: string;
  readonly copied: string;
  /** The whole conversion in one line. */
  readonly line: string;
}

type Typed = Pick<ConverterState, 'category' | 'from' | 'to' | 'value' | 'locale'>;

/** Converts what was typed, and writes it for a reader of `locale`. Throws a ToolInputError that names the field. */
export function convertTyped({ value, locale: typedIn, ...units }: Typed, locale: string): ShownConversion {
  const selection = readSelection(units);
  const { from, to, category } = selection;
  const amount = parseAmount(value, typedIn);
  if (!amount) {
    throw new ToolInputError(`“${value}” is not a number.`, {
      field: 'value',
      hint: 'Write it as in 1.5, 1,5, 1e-3 or 5 1/2.',
    });
  }
  const conversion = convert(amount, from, to, category);
  const text = `${writeDecimal(conversion.rounded, locale)} ${to.symbol}`;
  return {
    ...selection,
    amount,
    conversion,
    text,
    copied: writeAsTyped(conversion.rounded, locale),
    line: `${writeAmount(amount, locale)} ${from.symbol} = ${text}`,
  };
}

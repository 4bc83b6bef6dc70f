import { readNumber } from '#core/numbers/read-number.ts';
import { type Rational, rational } from '#core/numbers/rational.ts';
import { factors } from './logic.ts';

type Unit = keyof typeof factors;

const spellings: Readonly<Record<Unit, RegExp>> = {
  m: /^(?:m|met(?:er|re)s?)$/i,
  cm: /^(?:cm|centimet(?:er|re)s?)$/i,
  ft: /^(?:['′’]|ft|feet|foot)$/i,
  in: /^(?:["″”]|''|in|inch|inches)$/i,
  kg: /^(?:kgs?|kilos?|kilograms?)$/i,
  lb: /^(?:lbs?|pounds?)$/i,
  st: /^(?:st|stones?)$/i,
};
/** The unit of a second number without a unit: 5'9, 1m75, 11 st 4. */
const smaller: Readonly<Partial<Record<Unit, Unit>>> = { m: 'cm', ft: 'in', st: 'lb' };
const measure = /^([\d.,]+)\s*([a-z]+|['′’]{1,2}|["″”])\.?\s*(?:([\d.,]+)\s*([a-z]+|''|["″”])?\.?)?$/i;

export interface Measure {
  /** The size in meters or kilograms. */
  readonly size: Rational;
  /** True for two parts, as in 5'9". */
  readonly isWhole: boolean;
}

/** Reads `5'9"`, `175 cm`, `1m75`, `154 lb`, `11 st 4`; undefined if no unit of `units` occurs. */
export function readMeasure(
  written: string,
  units: readonly Unit[],
  question: { readonly label: string; readonly field: string; readonly locale: string },
): Measure | undefined {
  const [, first = '', firstUnit = '', second, secondUnit] = measure.exec(written.trim()) ?? [];
  const unitOf = (text: string) => units.find((unit) => spellings[unit].test(text));
  const large = unitOf(firstUnit);
  if (large === undefined) return undefined;
  const sizeOf = (number: string, unit: Unit) =>
    rational.multiply(readNumber(number, question), factors[unit]);
  if (second === undefined) return { size: sizeOf(first, large), isWhole: false };
  const small = smaller[large];
  if (small === undefined || (secondUnit !== undefined && unitOf(secondUnit) !== small)) return undefined;
  return { size: rational.add(sizeOf(first, large), sizeOf(second, small)), isWhole: true };
}

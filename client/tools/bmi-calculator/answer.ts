import type { Answer } from '#client/tool-kit/answer.ts';
import { parseLocaleNumber } from '#core/numbers/parse-locale-number.ts';
import { compareRational, parseRational, rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { multiplyRational } from '#core/numbers/rational.ts';
import { writeDecimal } from '#core/numbers/write-decimal.ts';
import { bandIndex, bandSets, bmiOf, factors } from './logic.ts';

const asked =
  /^bmi\s+(?:(?:of|for)\s+)?([\d.,]+)\s*(kg|lbs?|cm|m)\s*,?\s*(?:(?:and|at|for|\/)\s*)?([\d.,]+)\s*(kg|lbs?|cm|m)$/i;

/** Answers `bmi 70 kg 175 cm`. */
export function answer(query: string, locale: string): Answer | undefined {
  const match = asked.exec(query.trim().replace(/\s*[=?]$/, ''));
  const [, first = '', firstUnit = '', second = '', secondUnit = ''] = match ?? [];
  const isHeight = (unit: string) => /^c?m$/i.test(unit);
  if (!match || isHeight(firstUnit) === isHeight(secondUnit)) return undefined;
  const [weight, weightUnit, height, heightUnit] = isHeight(secondUnit)
    ? [first, firstUnit, second, secondUnit]
    : [second, secondUnit, first, firstUnit];
  const units = {
    weightUnit: /^lb/i.test(weightUnit) ? ('lb' as const) : ('kg' as const),
    heightUnit: heightUnit.toLowerCase() === 'cm' ? ('cm' as const) : ('m' as const),
  };
  const kilograms = size(weight, units.weightUnit, locale);
  const meters = size(height, units.heightUnit, locale);
  if (!kilograms || !meters) return undefined;
  const isPerson =
    compareRational(meters, parseRational('0.5')) >= 0 && compareRational(meters, rational(3n)) < 0;
  if (!isPerson || compareRational(kilograms, rational(1n)) < 0) return undefined;
  const bmi = bmiOf(kilograms, meters);
  return {
    text: writeDecimal(toFixedDecimal(bmi, 1), locale, { minimumFractionDigits: 1 }),
    working: `kg ÷ m²; for adults: ${bandSets.who[bandIndex(bmi, bandSets.who)]?.name ?? ''}`,
    opens: query.trim(),
    values: { ...units, weight, height, locale },
  };
}

function size(text: string, unit: keyof typeof factors, locale: string) {
  const plain = parseLocaleNumber(text, locale);
  return plain === undefined ? undefined : multiplyRational(parseRational(plain), factors[unit]);
}

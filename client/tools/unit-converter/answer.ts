import type { Answer } from '#client/tool-kit/answer.ts';
import { convert, explainConversion } from './logic.ts';
import { writeAmount, writeAmountAsTyped } from './amounts.ts';
import { writeDecimal } from '#core/numbers/write-decimal.ts';
import { parseUnitQuery, type UnitQuery } from './query.ts';

/** Answers `12 ft in m`, `5'11" in cm` and similar queries. */
export function answer(query: string, locale: string): Answer | undefined {
  const asked = readQuery(query, locale);
  if (!asked?.to) return undefined;
  const { category, value, from, to } = asked;
  const conversion = convertOrNothing(asked);
  if (!conversion) return undefined;
  // If rounding gives 0, the exact value is the answer.
  const shown = conversion.rounded === '0' ? (conversion.exact?.text ?? '0') : conversion.rounded;
  const amount = `${writeAmount(value, locale)} ${from.symbol}`;
  return {
    text: `${writeDecimal(shown, locale)} ${to.symbol}`,
    working: `${amount} to ${to.name}. ${explainConversion(from, to, category, locale)}`,
    opens: `${amount} → ${to.symbol}`,
    values: {
      category: category.id,
      from: from.id,
      to: to.id,
      value: writeAmountAsTyped(value, locale),
      locale,
    },
  };
}

function readQuery(query: string, locale: string): UnitQuery | undefined {
  try {
    return parseUnitQuery(query, locale);
  } catch {
    // Most texts in a search box are not conversions.
    return undefined;
  }
}

function convertOrNothing({ category, value, from, to }: UnitQuery) {
  try {
    return to && convert(value, from, to, category);
  } catch {
    // The temperature is below absolute zero; the tool itself explains it.
    return undefined;
  }
}

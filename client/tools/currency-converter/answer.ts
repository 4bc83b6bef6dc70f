import type { Answer } from '#client/tool-kit/answer.ts';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import { type Rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { writeFixed } from '#core/numbers/rational-text.ts';
import { writeDecimal } from '#core/numbers/write-decimal.ts';
import { convert } from './converting/convert.ts';
import { readQuery } from './converting/query.ts';
import { snapshotDate } from './rates/rate-book.ts';

/** Matches an amount in a currency whose code is not another word; many codes are words: `1 cup`, `10 all`. */
const lone =
  /^(?:[$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s*(?:[€£¥$]|usd|eur|gbp|jpy|chf|cad|aud|nzd|sek|nok|dkk|pln|inr|us\s+dollars?|dollars?|euros?|yen))$/i;

/** Answers `100 usd in eur`, `50 usd`, `2*50 usd in eur, gbp` and `€20 to yen`, with the bundled rates. */
export function answer(query: string, locale: string): Answer | undefined {
  const asked = readQuery(query, locale) ?? readLone(query.trim(), locale);
  if (!asked) return undefined;
  const { amount, from, to } = asked;
  const results = to.map((code) => convert(amount, from, code, undefined, false));
  const written = writeDecimal(toFixedDecimal(amount, 6), locale);
  const rate = ({ rate: each, code }: { rate: Rational; code: string }) =>
    `1 ${from} = ${writeDecimal(toFixedDecimal(each, 6), locale)} ${code}`;
  return {
    text: results.map(({ value, digits, code }) => `${writeFixed(value, locale, digits)} ${code}`).join('; '),
    working: `${written} ${from}, by the rates of ${snapshotDate}: ${results.map(rate).join(', ')}`,
    opens: `${written} ${from} → ${to.join(', ')}`,
    values: { amount: writeAsTyped(toFixedDecimal(amount, 6), locale), from, to: to.join(', '), locale },
  };
}

/** Reads `50 usd`, which is converted to euros, and euros to dollars. */
function readLone(query: string, locale: string) {
  if (!lone.test(query)) return undefined;
  return readQuery(`${query} in EUR`, locale) ?? readQuery(`${query} in USD`, locale);
}

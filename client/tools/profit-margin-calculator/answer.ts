import type { Answer } from '#client/tool-kit/answer.ts';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import { parseLocaleNumber } from '#core/numbers/parse-locale-number.ts';
import { parseRational, type Rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { writeDecimal } from '#core/numbers/write-decimal.ts';
import { type Known, solveTrade } from './logic.ts';

const number = String.raw`[^\d\s]?(\d[\d.,]*)\s*%?`;
const word = '(cost|price|profit|margin|markup)';
const named = new RegExp(`^${word}\\s+${number}\\s*,?\\s+(?:and\\s+)?${word}\\s+${number}$`, 'i');
const valued = new RegExp(
  `^${number}\\s+${word}\\s*,?\\s+(?:and\\s+|at\\s+|with\\s+)?${number}\\s+${word}$`,
  'i',
);
const order = ['cost', 'price', 'profit', 'margin', 'markup'] as const;

/** Answers `cost 80 price 100` and `cost 65 and margin 35%`. */
export function answer(query: string, locale: string): Answer | undefined {
  const text = query.trim().replace(/\s*[=?]$/, '');
  const match = named.exec(text) ?? reordered(valued.exec(text));
  const [, one = '', first = '', other = '', second = ''] = match ?? [];
  const values = {
    [one.toLowerCase()]: readPlain(first, locale),
    [other.toLowerCase()]: readPlain(second, locale),
  };
  const keys = order.filter((key) => values[key] !== undefined);
  if (keys.length !== 2 || keys.join('-') === 'margin-markup') return undefined;
  const known: Known = values;
  if ((known.margin?.numerator ?? 0n) >= 100n * (known.margin?.denominator ?? 1n)) return undefined;
  if (keys[0] === 'profit' && known[keys[1] ?? 'margin']?.numerator === 0n) return undefined;
  const trade = solveTrade(known);
  const write = (value: Rational | undefined) =>
    value ? writeDecimal(toFixedDecimal(value, 2), locale) : '–';
  return {
    text: known.price ? `${write(trade.margin)}% margin` : `price ${write(trade.price)}`,
    working: `profit ${write(trade.profit)}, margin ${write(trade.margin)}%, markup ${write(trade.markup)}%`,
    opens: text,
    values: {
      known: keys.join('-'),
      ...Object.fromEntries(keys.map((key) => [key, typed(known[key], locale)])),
      locale,
    },
  };
}

function reordered(match: RegExpExecArray | null): readonly (string | undefined)[] | undefined {
  return match ? [match[0], match[2], match[1], match[4], match[3]] : undefined;
}

function readPlain(text: string, locale: string): Rational | undefined {
  const plain = parseLocaleNumber(text, locale);
  return plain === undefined ? undefined : parseRational(plain);
}

function typed(value: Rational | undefined, locale: string): string {
  return value ? writeAsTyped(toFixedDecimal(value, 6), locale) : '';
}

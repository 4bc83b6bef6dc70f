import type { Answer } from '#client/tool-kit/answer.ts';
import { bareQuestion } from '#client/tool-kit/asking/plain-question.ts';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import { parseLocaleNumber } from '#core/numbers/parse-locale-number.ts';
import { parseRational, type Rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { writeDecimal } from '#core/numbers/write-decimal.ts';
import { type Known, solveTrade, type Trade } from './logic.ts';

const word = String.raw`(cost|price|profit|margin|markup)`;
const number = String.raw`[^\d\s]?(\d[\d.,]*)\s*%?`;
const joint = String.raw`\s*,?\s+(?:and\s+|at\s+|with\s+)?`;
const named = new RegExp(`^${word}\\s+(?:of\\s+)?${number}${joint}${word}\\s+(?:of\\s+)?${number}$`, 'i');
const valued = new RegExp(`^${number}\\s+${word}${joint}${number}\\s+${word}$`, 'i');
/** The question may name the wanted quantity first or last: `margin on cost 40 price 60`. */
const wanted =
  /^(?:profit\s+)?(margin|markup)(?:\s+(?:on|for|of|with|from|if))?\s+(?=\D*\d.*\d)|\s+(margin|markup)$/i;
const order = ['cost', 'price', 'profit', 'margin', 'markup'] as const;

/** Answers `cost 80 price 100` and `cost 65 and margin 35%`. */
export function answer(query: string, locale: string): Answer | undefined {
  const text = bareQuestion(query).replaceAll(
    /\b(?:selling|sale|sales|buying|purchase)\s+(price|cost)/gi,
    '$1',
  );
  const plain = matchTrade(text);
  const [, before, after] = wanted.exec(text) ?? [];
  const asked = plain ? undefined : (before ?? after)?.toLowerCase();
  const match = plain ?? matchTrade(text.replace(wanted, ''));
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
    text: textOf(trade, asked, known, write),
    working: `profit ${write(trade.profit)}, margin ${write(trade.margin)}%, markup ${write(trade.markup)}%`,
    opens: text,
    values: {
      known: keys.join('-'),
      ...Object.fromEntries(keys.map((key) => [key, typed(known[key], locale)])),
      locale,
    },
  };
}

function matchTrade(text: string): readonly (string | undefined)[] | undefined {
  return named.exec(text) ?? reordered(valued.exec(text));
}

function textOf(
  { margin, markup, price }: Trade,
  asked: string | undefined,
  known: Known,
  write: (value: Rational | undefined) => string,
): string {
  if (asked === 'markup') return `${write(markup)}% markup`;
  return known.price || asked === 'margin' ? `${write(margin)}% margin` : `price ${write(price)}`;
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

import { parseLocaleNumber } from '#core/numbers/parse-locale-number.ts';
import { parseRational, type Rational, rational } from '#core/numbers/rational.ts';
import { findCurrency } from './currency-words.ts';

export interface CurrencyQuery {
  readonly amount: Rational;
  readonly from: string;
  readonly to: readonly string[];
}

const maxQueryLength = 100;
const sums = String.raw`[\d.,\s+*/×÷()-]*\d[\d.,]*\)?`;
const behind = new RegExp(String.raw`^(${sums})\s*([^\d\s][^\d]*?)\s+(?:in|to|into|as)\s+(.+)$`, 'i');
const before = new RegExp(String.raw`^([^\d\s(]{1,3})\s*(${sums})\s+(?:in|to|into|as)\s+(.+)$`, 'i');
const without = /^([^\d\s][^\d]*?)\s+(?:in|to|into|as)\s+(.+)$/i;

/** Reads `2*50 usd in eur, gbp`, `€20 to yen`, `usd in eur`; undefined for anything else. */
export function readQuery(query: string, locale: string): CurrencyQuery | undefined {
  if (query.length > maxQueryLength) return undefined;
  const text = query
    .trim()
    .replace(/\s*[=?]+$/, '')
    .replace(/^(?:how much is|convert)\s+/i, '');
  const [, number = '', after = '', targets = ''] = behind.exec(text) ?? [];
  const [, sign = after, amountText = number, list = targets] = before.exec(text) ?? [];
  const [, bare = sign, others = list] = sign === '' ? (without.exec(text) ?? []) : [];
  const from = findCurrency(bare);
  const to = others.split(/\s*,\s*|\s+and\s+/i).map(findCurrency);
  const amount = readSum(amountText === '' ? '1' : amountText, locale);
  if (from === undefined || amount === undefined || !isComplete(to) || to.includes(from)) return undefined;
  return { amount, from, to };
}

function isComplete(codes: readonly (string | undefined)[]): codes is readonly string[] {
  return codes.length > 0 && codes.every((code) => code !== undefined);
}

/** Evaluates numbers with + − × ÷ between them, products first. */
function readSum(text: string, locale: string): Rational | undefined {
  const tokens = text.split(/\s*([+*/×÷]|(?<=[\d\s])-)\s*/);
  const numbers = tokens.filter((_, index) => index % 2 === 0).map((each) => readPlain(each, locale));
  const [first, ...rest] = numbers;
  if (first === undefined) return undefined;
  let sum = parseRational('0');
  let product = first;
  for (const [index, value] of rest.entries()) {
    const sign = tokens[2 * index + 1];
    if (value === undefined) return undefined;
    if (sign === '*' || sign === '×') product = rational.multiply(product, value);
    else if (sign === '/' || sign === '÷') {
      if (value.numerator === 0n) return undefined;
      product = rational.divide(product, value);
    } else {
      sum = rational.add(sum, product);
      product = sign === '-' ? rational.subtract(parseRational('0'), value) : value;
    }
  }
  return rational.add(sum, product);
}

function readPlain(text: string, locale: string): Rational | undefined {
  const plain = parseLocaleNumber(text.trim(), locale);
  return plain === undefined ? undefined : parseRational(plain);
}

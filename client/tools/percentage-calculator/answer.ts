import type { Answer } from '#client/tool-kit/answer.ts';
import { parseLocaleNumber } from '#core/numbers/parse-locale-number.ts';
import {
  addRational,
  divideRational,
  multiplyRational,
  parseRational,
  type Rational,
  rational,
  toFixedDecimal,
} from '#core/numbers/rational.ts';
import { changeBetween, isNegative, isZero, partOf } from './logic.ts';
import { writeFixed } from '#core/numbers/rational-text.ts';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import { writeDecimal } from '#core/numbers/write-decimal.ts';

const number = String.raw`([-+\u2212]?[\d.,\u00a0\u202f']+)`;
const percentOf = new RegExp(
  String.raw`^(?:what(?:'s| is)\s+)?${number}\s*(?:%|percent)\s*of\s+${number}$`,
  'i',
);
const shareOf = new RegExp(
  String.raw`^${number}\s+(?:of|is what (?:%|percent) of|as (?:a )?(?:%|percent) of)\s+${number}(?:\s+(?:in|as)\s+(?:%|percent))?$`,
  'i',
);
const plainNumber = String.raw`([\d.,]+)`;
const offOrOn = new RegExp(String.raw`^${plainNumber}\s*(?:%|percent)\s*(off|on)\s+${number}$`, 'i');
const shareAsked = new RegExp(
  String.raw`^what\s+(?:%|percent(?:age)?)\s+of\s+${number}\s+is\s+${number}$`,
  'i',
);
const changeFrom = new RegExp(
  String.raw`^(?:(?:%|percent(?:age)?)\s+)?(?:change|increase|decrease)\s+from\s+${number}\s+to\s+${number}$`,
  'i',
);
const grow = new RegExp(
  String.raw`^(increase|decrease)\s+${number}\s+by\s+${plainNumber}\s*(?:%|percent)$`,
  'i',
);
const tipOn = new RegExp(String.raw`^${plainNumber}\s*(?:%|percent)\s*tip\s+on\s+${plainNumber}$`, 'i');
const plainSplit = new RegExp(
  String.raw`^split\s+(?:the\s+|a\s+)?(?:bill\s+)?(?:of\s+)?(?:${plainNumber}\s+)?(?:by|between|among|for|with)?\s*(\d{1,4})\s*(?:people|persons?|ways|friends)(?:\s+${plainNumber})?$`,
  'i',
);
const changeAfter = new RegExp(
  String.raw`^(?:from\s+)?${number}\s+to\s+${number}\s+(?:as\s+(?:a\s+)?|in\s+)?(?:%|percent(?:age)?)(?:\s+(?:change|increase|decrease))?$`,
  'i',
);
const changeBy = new RegExp(String.raw`^${number}\s*([-+\u2212])\s*([\d.,]+)\s*(?:%|percent)$`, 'i');
const hundred = rational(100n);
/** The number of decimals, as in the tool. */
const fractionDigits = 6;

/** Answers `15% of 80`, `30 is what % of 200`, `80 + 15%`, `20% off 50`, `change from 50 to 60` and `18% tip on 40`. */
export function answer(query: string, locale: string): Answer | undefined {
  const text = rephrase(
    query
      .trim()
      .replace(/[=?]\s*$/, '')
      .replaceAll(/\p{Sc}/gu, '')
      .trim(),
  );
  return (
    answerPercentOf(text, locale) ??
    answerShare(text, locale) ??
    answerChange(text, locale) ??
    answerChangeFrom(text, locale) ??
    answerTip(text, locale) ??
    answerSplit(text, locale)
  );
}

/** Rewrites alternative phrases to the forms of the patterns below. */
function rephrase(text: string): string {
  return text
    .replace(
      offOrOn,
      (_, percent: string, word: string, base: string) =>
        `${base} ${word.toLowerCase() === 'on' ? '+' : '-'} ${percent}%`,
    )
    .replace(
      grow,
      (_, word: string, base: string, percent: string) =>
        `${base} ${word.toLowerCase() === 'increase' ? '+' : '-'} ${percent}%`,
    )
    .replace(changeAfter, 'change from $1 to $2')
    .replace(shareAsked, '$2 is what % of $1');
}

function answerPercentOf(text: string, locale: string): Answer | undefined {
  const [percent, whole] = readNumbers(percentOf.exec(text)?.slice(1), locale);
  if (!percent || !whole) return undefined;
  const result = divideRational(multiplyRational(percent, whole), hundred);
  return {
    text: write(result, locale),
    working: `${write(percent, locale)} ÷ ${write(hundred, locale)} × ${write(whole, locale)}`,
    opens: `${write(percent, locale)}% of ${write(whole, locale)}`,
    values: {
      tab: 'basic',
      find: 'part',
      percent: type(percent, locale),
      whole: type(whole, locale),
      locale,
    },
  };
}

function answerShare(text: string, locale: string): Answer | undefined {
  if (!/%|percent/i.test(text)) return undefined;
  const [part, whole] = readNumbers(shareOf.exec(text)?.slice(1), locale);
  if (!part || !whole || whole.numerator === 0n) return undefined;
  return {
    text: `${write(divideRational(multiplyRational(part, hundred), whole), locale)}%`,
    working: `${write(part, locale)} ÷ ${write(whole, locale)} × ${write(hundred, locale)}`,
    opens: `${write(part, locale)} of ${write(whole, locale)}`,
    values: { tab: 'percent-of', ofPart: type(part, locale), ofWhole: type(whole, locale), locale },
  };
}

function answerChange(text: string, locale: string): Answer | undefined {
  const match = changeBy.exec(text);
  const [base, percent] = readNumbers(match && [match[1] ?? '', match[3] ?? ''], locale);
  if (!base || !percent) return undefined;
  const sign = match?.[2] === '+' ? 1n : -1n;
  const change = divideRational(multiplyRational(base, percent), rational(sign * 100n));
  return {
    text: write(addRational(base, change), locale),
    working: `${write(base, locale)} ${sign === 1n ? '+' : '−'} ${write(percent, locale)} ÷ ${write(hundred, locale)} × ${write(base, locale)}`,
    opens: text,
    values: {
      tab: 'price',
      direction: 'apply',
      price: type(base, locale),
      changes: `${sign === 1n ? '+' : '-'}${type(percent, locale)}%`,
      locale,
    },
  };
}

function answerChangeFrom(text: string, locale: string): Answer | undefined {
  const [from, to] = readNumbers(changeFrom.exec(text)?.slice(1), locale);
  if (!from || !to || isZero(from)) return undefined;
  const { percentOfSize } = changeBetween(from, to);
  const [a, b] = [write(from, locale), write(to, locale)];
  return {
    text: `${isNegative(percentOfSize) ? '' : '+'}${write(percentOfSize, locale)}%`,
    working: `(${b} − ${a}) ÷ ${a} × ${write(hundred, locale)}`,
    opens: `${a} → ${b}`,
    values: { tab: 'change', changeFrom: type(from, locale), changeTo: type(to, locale), locale },
  };
}

function answerTip(text: string, locale: string): Answer | undefined {
  const [percent, bill] = readNumbers(tipOn.exec(text)?.slice(1), locale);
  if (!percent || !bill) return undefined;
  const tip = partOf(percent, bill);
  return {
    text: `${writeFixed(tip, locale)}, total ${writeFixed(addRational(bill, tip), locale)}`,
    working: `${write(percent, locale)}% of ${write(bill, locale)}`,
    opens: `a tip of ${write(percent, locale)}% on ${write(bill, locale)}`,
    values: { tab: 'tip', bill: type(bill, locale), tip: type(percent, locale), locale },
  };
}

/** Answers `split bill 4 people 120` with equal shares, without a tip. */
function answerSplit(text: string, locale: string): Answer | undefined {
  const [, before, people = '', after] = plainSplit.exec(text) ?? [];
  const [bill] = readNumbers([before ?? after ?? ''], locale);
  if (!bill || Number(people) < 2 || (before !== undefined && after !== undefined)) return undefined;
  const share = divideRational(bill, rational(BigInt(people)));
  return {
    text: `${writeFixed(share, locale)} each`,
    working: `${write(bill, locale)} ÷ ${people}`,
    opens: `a bill of ${write(bill, locale)} for ${people}`,
    values: { tab: 'tip', bill: type(bill, locale), tip: '0', people, locale },
  };
}

function readNumbers(texts: readonly string[] | null | undefined, locale: string): (Rational | undefined)[] {
  return (texts ?? []).map((text) => {
    const plain = parseLocaleNumber(text, locale);
    return plain === undefined ? undefined : parseRational(plain);
  });
}

function write(value: Rational, locale: string): string {
  return writeDecimal(toFixedDecimal(value, fractionDigits), locale);
}

/** Writes a number for the tool's fields. */
function type(value: Rational, locale: string): string {
  return writeAsTyped(toFixedDecimal(value, fractionDigits), locale);
}

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

const number = String.raw`([-+\u2212]?[\d.,\u00a0\u202f']+)`;
const percentOf = new RegExp(
  String.raw`^(?:what(?:'s| is)\s+)?${number}\s*(?:%|percent)\s*of\s+${number}$`,
  'i',
);
const shareOf = new RegExp(
  String.raw`^${number}\s+(?:of|is what (?:%|percent) of|as (?:a )?(?:%|percent) of)\s+${number}(?:\s+(?:in|as)\s+(?:%|percent))?$`,
  'i',
);
const changeBy = new RegExp(String.raw`^${number}\s*([-+\u2212])\s*([\d.,]+)\s*(?:%|percent)$`, 'i');
const hundred = rational(100n);
/** As the tool shows them. */
const fractionDigits = 6;

/** Answers `15% of 80`, `30 is what % of 200` and `80 + 15%`. */
export function answer(query: string, locale: string): Answer | undefined {
  const text = query
    .trim()
    .replace(/[=?]\s*$/, '')
    .trim();
  return answerPercentOf(text, locale) ?? answerShare(text, locale) ?? answerChange(text, locale);
}

function answerPercentOf(text: string, locale: string): Answer | undefined {
  const [percent, whole] = readNumbers(percentOf.exec(text)?.slice(1), locale);
  if (!percent || !whole) return undefined;
  const result = divideRational(multiplyRational(percent, whole), hundred);
  return {
    text: write(result, locale),
    working: `${write(percent, locale)} ÷ 100 × ${write(whole, locale)}`,
    opens: `${write(percent, locale)}% of ${write(whole, locale)}`,
    values: {
      tab: 'basic',
      find: 'part',
      percent: write(percent, locale),
      whole: write(whole, locale),
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
    working: `${write(part, locale)} ÷ ${write(whole, locale)} × 100`,
    opens: `${write(part, locale)} of ${write(whole, locale)}`,
    values: { tab: 'percent-of', ofPart: write(part, locale), ofWhole: write(whole, locale), locale },
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
    working: `${write(base, locale)} ${sign === 1n ? '+' : '−'} ${write(percent, locale)} ÷ 100 × ${write(base, locale)}`,
    opens: text,
    values: {
      tab: 'price',
      direction: 'apply',
      price: write(base, locale),
      changes: `${sign === 1n ? '+' : '-'}${write(percent, locale)}%`,
      locale,
    },
  };
}

function readNumbers(texts: readonly string[] | null | undefined, locale: string): (Rational | undefined)[] {
  return (texts ?? []).map((text) => {
    const plain = parseLocaleNumber(text, locale);
    return plain === undefined ? undefined : parseRational(plain);
  });
}

function write(value: Rational, locale: string): string {
  const plain = toFixedDecimal(value, fractionDigits) as Intl.StringNumericLiteral;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: fractionDigits }).format(plain);
}

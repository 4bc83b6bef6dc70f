import { rational, type Rational } from '#core/numbers/rational.ts';

/** A written fraction and its length in characters. */
export interface WrittenFraction {
  readonly value: Rational;
  readonly length: number;
}

const vulgar = /(\d{0,30})([\u00bc-\u00be\u2150-\u215e])/y;
const repeating = /(\d{1,3}(?:[ \u00a0\u202f\u2009'’.,]\d{3})+|\d{0,30})([.,])(\d{0,100})\((\d{1,200})\)/y;

/**
 * Reads `½`, `2½`, and repeating decimals such as `0.1(6)`, as results show them; undefined for anything else. A comma
 * that separates arguments does not begin a decimal.
 */
export function readFraction(line: string, at: number, isComma: boolean): WrittenFraction | undefined {
  vulgar.lastIndex = at;
  const [text = '', units = '', character = ''] = vulgar.exec(line) ?? [];
  if (text !== '') {
    const [top = '', bottom = ''] = character.normalize('NFKD').split('\u2044');
    const below = BigInt(bottom);
    return { value: rational(BigInt(units) * below + BigInt(top), below), length: text.length };
  }
  repeating.lastIndex = at;
  const [decimal, before = '', mark = '', fixed = '', period = ''] = repeating.exec(line) ?? [];
  if (decimal === undefined || before.includes(mark) || (isComma && decimal.includes(','))) return undefined;
  const whole = before.replace(/\D/g, '');
  // 0.1(6) = (16 − 1) / 90
  const below = (10n ** BigInt(period.length) - 1n) * 10n ** BigInt(fixed.length);
  const above = BigInt(whole + fixed + period) - BigInt(whole + fixed);
  return { value: rational(above, below), length: decimal.length };
}

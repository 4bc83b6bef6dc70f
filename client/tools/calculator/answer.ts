import type { Answer } from '#client/tool-kit/answer.ts';
import { evaluateToText } from './logic.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** Matches an operator between operands, or a function; a number alone is not a calculation. */
const calculation =
  /\d\s*[)%!]*\s*(?:[-+*/^×÷−]|\*\*|mod\b)\s*[(.\d√πa-z]|(?:sqrt|cbrt|sin|cos|tan|log|ln|abs|exp)\s*\(|√\s*\d|\d!/i;
/** Matches dates, telephone numbers and addresses, which look like sums. */
const other = /^\d+(?:-\d+){2,}$|^\+?\d[\d\s-]{8,}$|^\d+(?:\.\d+){3}|^\d+\s*\/\s*\d+\s*\/\s*\d+$/;

const count = String.raw`(\d[\d.,\u00a0\u202f']*)`;
const words: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(?:a\\s+)?half\\s+of\\s+${count}$`, 'i'), '$1 / 2'],
  [new RegExp(`^(?:a|one)?\\s*third\\s+of\\s+${count}$`, 'i'), '$1 / 3'],
  [new RegExp(`^(?:a|one)?\\s*quarter\\s+of\\s+${count}$`, 'i'), '$1 / 4'],
  [new RegExp(`^(?:double|twice)\\s+(?:of\\s+)?${count}$`, 'i'), '2 * $1'],
  [new RegExp(`^(?:square\\s+)?root\\s+of\\s+${count}$`, 'i'), 'sqrt($1)'],
  [new RegExp(`^cube\\s+root\\s+of\\s+${count}$`, 'i'), 'cbrt($1)'],
  [new RegExp(`^${count}\\s+squared$`, 'i'), '$1 ** 2'],
  [new RegExp(`^${count}\\s+cubed$`, 'i'), '$1 ** 3'],
  [new RegExp(`^${count}\\s+plus\\s+${count}$`, 'i'), '$1 + $2'],
  [new RegExp(`^${count}\\s+minus\\s+${count}$`, 'i'), '$1 - $2'],
  [new RegExp(`^${count}\\s+times\\s+${count}$`, 'i'), '$1 * $2'],
  [new RegExp(`^${count}\\s+divided\\s+by\\s+${count}$`, 'i'), '$1 / $2'],
];

/** Converts `half of 50` and `what is the square root of 16?` to expressions. */
function readWords(query: string): string {
  const asked = query
    .replace(/^(?:what(?:['’]s|\s+is)\s+)?(?:the\s+)?/i, '')
    .replace(/[?=]\s*$/, '')
    .trim();
  const found = words.find(([pattern]) => pattern.test(asked));
  return found ? asked.replace(...found) : query;
}

const addedPercent = /^([\d.,]+)\s*([-+−])\s*([\d.,]+)\s*%$/;

/** Answers `2*(3+4)` and the like. */
export function answer(query: string, locale: string): Answer | undefined {
  const expression = readWords(query.trim())
    .replace(/[=?]\s*$/, '')
    // Between two numbers, the letter x means times.
    .replaceAll(/(?<=\d)\s*x\s*(?=\d)/gi, (sign, at: number, whole: string) =>
      /^0x/i.test(whole.slice(at - 1)) ? sign : ' × ',
    )
    .trim();
  const based = answerBased(expression, locale);
  if (based) return based;
  if (!calculation.test(expression) || other.test(expression)) return undefined;
  const text = evaluateToText(expression, locale);
  if (text === undefined) return undefined;
  return {
    text,
    working: explain(expression),
    opens: expression,
    values: { tab: 'scientific', expression, locale },
  };
}

const bases: Readonly<Record<string, readonly [radix: 2 | 8 | 16, prefix: string]>> = {
  hex: [16, '0x'],
  hexadecimal: [16, '0x'],
  binary: [2, '0b'],
  octal: [8, '0o'],
};
/** Numbers with few enough digits to read at a glance. */
const inBase =
  /^(?<whole>\d{1,30}|0x[\da-f]{1,24}|0b[01]{1,96}|0o[0-7]{1,32})\s+(?:in|to|as)\s+(?<base>hex(?:adecimal)?|binary|octal|decimal)$/i;

/** Answers `255 in hex` and `0xff to decimal`. */
function answerBased(query: string, locale: string): Answer | undefined {
  const { whole = '', base = '' } = inBase.exec(query)?.groups ?? {};
  if (whole === '') return undefined;
  const value = BigInt(whole.toLowerCase());
  const [radix, prefix] = readOwn(bases, base.toLowerCase()) ?? [10, ''];
  return {
    text: `${prefix}${value.toString(radix)}`,
    working: `${whole} in base ${radix}`,
    opens: whole,
    values: { tab: 'scientific', expression: whole, locale },
  };
}

/** Explains `50 + 10%`, which has two meanings; the percentage calculator uses the other one. */
function explain(expression: string): string {
  const [, left = '', sign, percent] = addedPercent.exec(expression) ?? [];
  if (sign === undefined || percent === undefined) return expression;
  return `${left} ${sign} ${percent} ÷ 100: % means hundredths here, not a share of ${left}`;
}

import type { Answer, Answers } from '#client/tool-kit/answer.ts';
import { areTwoDates, plainQuestion } from '#client/tool-kit/asking/plain-question.ts';
import { answerBased } from './answer-bases.ts';
import { writeExpression } from './answer-words.ts';
import { evaluateBriefly, type Reading } from './logic.ts';

const functions =
  'sqrt|cbrt|root|sin|cos|tan|a(?:rc)?(?:sin|cos|tan)|log(?:10|2)?|ln|abs|exp|gcd|lcm|mean|median|round|floor|ceil|n[cp]r|fact|mod|min|max|sum';
/** Matches an operator between operands, a function of a number, or a constant; a number by itself is not a calculation. */
const calculation = new RegExp(
  String.raw`\d\s*[)%!]*\s*(?:[-+*/^×÷−]|\*\*|mod\b)\s*[-(.\d√πa-z]|\d\s*%\s*\d|\b(?:${functions})\s*(?:\(|-?\d)|√\s*\d|\d!|\d[²³⁴⁵⁶⁷⁸⁹]|^(?:\d[\d.,]*\s*)?(?:pi|π|tau|τ)$|^e\s*\^|^(?:pi|π)\s*[-+*/^]`,
  'i',
);
/** Matches dates, telephone numbers and addresses, which look like sums. */
const other =
  /^\d+(?:-\d+){2,}$|^\+?\d[\d\s-]{8,}$|^\d+(?:\.\d+){3}|^\d+\s*\/\s*\d+\s*\/\s*\d+$|\d:\d|\d\s*[-+]\s*\d+\s*[a-z]{2,}$/i;
/** Two whole numbers with a hyphen and no blanks: a range, a month, a score or a number to call, unless it falls. */
const hyphened = /^(\d+)-(\d+)$/;
const angleFunction = /\b(?:sin|cos|tan)\b/i;
const degreeSign = /(?<=\d)\s*(?:°|\bdeg(?:rees?)?\b)/gi;
const addedPercent = /^([\d.,]+)\s*([-+−])\s*([\d.,]+)\s*%$/;
const remainder = /^([\d.,]+)\s*%\s*([\d.,]+)$/;

/** Answers `2*(3+4)`, `square root of 2`, `average of 3 4 5` and `1010 binary to decimal`. */
export function answer(query: string, locale: string): Answers {
  const question = plainQuestion(query);
  const based = answerBased(question, locale);
  if (based) return based;
  const expression = writeExpression(question)
    // Between two numbers, the letter x means times.
    .replaceAll(/(?<=\d)\s*x\s*(?=\d)/gi, (sign, at: number, whole: string) =>
      /^0x/i.test(whole.slice(at - 1)) ? sign : ' × ',
    )
    .trim();
  if (!calculation.test(expression) || isOther(expression)) return undefined;
  const answers = readingsOf(expression).flatMap(
    (reading) => answerReading(expression, reading, locale) ?? [],
  );
  const distinct = answers.filter(
    ({ text }, index) => answers.findIndex((each) => each.text === text) === index,
  );
  return distinct.length > 0 ? distinct : undefined;
}

function isOther(expression: string): boolean {
  if (other.test(expression) || areTwoDates(expression)) return true;
  const [, left = '', right = ''] = hyphened.exec(expression) ?? [];
  if (left === '') return false;
  const isYearMonth = /^(?:1[6-9]|2[01])\d\d$/.test(left) && /^(?:0?[1-9]|1[0-2])$/.test(right);
  const isPhone = left.startsWith('0') || (left.length === 3 && right.length >= 3) || right.startsWith('0');
  return isYearMonth || isPhone || Number(right) >= Number(left);
}

/** Lists what an expression may mean, the likeliest first. */
function readingsOf(expression: string): Reading[] {
  if (angleFunction.test(expression)) return angleReadings(expression);
  // The percentage calculator answers a price with a share in the usual way; with a currency that is the only
  // reading.
  if (expression.includes('%') && /[-+−]/.test(expression)) {
    if (/\p{Sc}/u.test(expression)) return [];
    const literal: Reading = { expression, isSecond: true };
    return addedPercent.test(expression) ? [literal] : [{ expression, addsPercentOfLeft: true }, literal];
  }
  const [, a, b] = remainder.exec(expression) ?? [];
  if (a === undefined || b === undefined) return [{ expression }];
  return [{ expression: `${a} mod ${b}` }, { expression: `${a} / 100 * ${b}`, isSecond: true }];
}

/** Reads `sin 30` in degrees and in radians; whole tens are more likely degrees. */
function angleReadings(expression: string): Reading[] {
  const bare = expression.replaceAll(degreeSign, '');
  if (bare !== expression) return [{ expression: bare, angleUnit: 'degrees' }];
  if (/pi|π|rad/i.test(expression) || !/\d/.test(expression)) return [{ expression }];
  const isDegrees = /\b(?:sin|cos|tan)\s*\(?\s*-?(?:\d*[1-9]0|45|15|75|\d+5)\b(?![.,]\d)/i.test(expression);
  return [
    { expression, angleUnit: 'degrees', isSecond: !isDegrees },
    { expression, angleUnit: 'radians', isSecond: isDegrees },
  ];
}

function answerReading(asked: string, reading: Reading, locale: string): Answer | undefined {
  const { expression, angleUnit, addsPercentOfLeft, isSecond } = reading;
  const { shown, fault } = evaluateBriefly(reading, locale);
  if (shown === undefined && (fault === undefined || isSecond)) return undefined;
  const unit = angleUnit ? ` in ${angleUnit}` : '';
  return {
    text: shown ?? 'Undefined',
    working: fault ?? `${explain(asked, expression)}${unit}`,
    opens: expression,
    values: {
      tab: 'scientific',
      expression,
      locale,
      ...(angleUnit ? { angleUnit } : {}),
      ...(addsPercentOfLeft ? { addsPercentOfLeft } : {}),
    },
    ...(isSecond ? { isSecond } : {}),
  };
}

/** Explains `50 + 10%`, which has two meanings; the percentage calculator uses the other one. */
function explain(asked: string, expression: string): string {
  const [, left = '', sign, percent] = addedPercent.exec(asked) ?? [];
  if (sign === undefined || percent === undefined) return expression;
  return `${left} ${sign} ${percent} ÷ 100: % means hundredths here, not a share of ${left}`;
}

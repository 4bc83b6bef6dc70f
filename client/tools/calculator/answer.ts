import type { Answer } from '#client/tool-kit/answer.ts';
import { evaluateToText } from './logic.ts';

/** An operator between operands, or a function of one: a lone number is no question. */
const calculation =
  /\d\s*[)%!]*\s*(?:[-+*/^×÷−]|\*\*|mod\b)\s*[(.\d√πa-z]|(?:sqrt|sin|cos|tan|log|ln|abs|exp)\s*\(|√\s*\d|\d!/i;
/** Dates, telephone numbers and addresses look like sums and are none. */
const other = /^\d+(?:-\d+){2,}$|^\+?\d[\d\s-]{8,}$|^\d+(?:\.\d+){3}|^\d+\s*\/\s*\d+\s*\/\s*\d+$/;

const addedPercent = /^([\d.,]+)\s*([-+−])\s*([\d.,]+)\s*%$/;

/** Answers `2*(3+4)` and the like. */
export function answer(query: string, locale: string): Answer | undefined {
  const expression = query
    .trim()
    .replace(/[=?]\s*$/, '')
    .trim();
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

/** `50 + 10%` has two readings, and the percentage calculator gives the other: this one says which it is. */
function explain(expression: string): string {
  const [, left = '', sign, percent] = addedPercent.exec(expression) ?? [];
  if (sign === undefined || percent === undefined) return expression;
  return `${left} ${sign} ${percent} ÷ 100: % means hundredths here, not a share of ${left}`;
}

import { ToolInputError } from '#core/errors.ts';
import { type AnswerForm, listForms, writeMain } from './answer-forms.ts';
import { evaluate } from './evaluating/evaluator.ts';
import { writeOut } from './reading/notation.ts';
import { parseLine } from './reading/parser.ts';
import type { AngleUnit } from './evaluating/trigonometry.ts';
import { Approximation, Bound, UnknownDigits, withEnoughDigits, withPlace } from './evaluating/precision.ts';
import { add, approximate, type Rounded, type Value, whole } from './evaluating/values.ts';

export interface SheetOptions {
  readonly angleUnit: AngleUnit;
  /** Whether 50 + 10% is 55, as on a pocket calculator, instead of 50.1. */
  readonly addsPercentOfLeft: boolean;
  /** The significant digits of a rounded answer. */
  readonly digits: number;
  /** The language for reading and writing numbers. */
  readonly locale: string;
  /** The value of `ans` on the first line, in the form of `asExpression`. */
  readonly previous?: string | undefined;
}

export interface Answer {
  /** The answer for display, after `≈` if it is rounded. */
  readonly shown: string;
  /** A plain decimal, for other tools. */
  readonly plain: string;
  /** The same for the clipboard, in the notation of the sheet's language. */
  readonly copied: string;
  readonly isExact: boolean;
  /** The full value for `previous`: a fraction, or `≈` and all known decimal digits. */
  readonly asExpression: string;
  /** How the line was parsed, if that is not obvious. */
  readonly reading: string | undefined;
  readonly hasAngle: boolean;
  readonly forms: readonly AnswerForm[];
}

/** One line of a sheet with its answer. */
export interface SheetLine {
  readonly source: string;
  readonly answer: Answer;
}

/** A rounding error below this counts as zero. */
const negligible = '1e-100';
const maxKnownDigits = 68;
const maxSourceLength = 10_000;
/** A longer line is not written out, because its parsed form would be unreadable. */
const maxReadOperators = 60;
const angleFunctions = /\b(?:a?(?:sin|cos|tan)|arc(?:sin|cos|tan)|atan2)(?!h)/i;

/**
 * Evaluates every nonempty line. `ans` and `prev` are the previous answer, `line1` is the answer of the first line, and
 * `sum` is the sum of the answers so far. Throws a ToolInputError with line, column and offset.
 */
export function evaluateSheet(source: string, options: SheetOptions): SheetLine[] {
  if (source.length > maxSourceLength) {
    throw new ToolInputError('This is longer than 10,000 characters.', { hint: 'Split it into parts.' });
  }
  return withEnoughDigits((isLast) => evaluateLines(source, options, isLast));
}

function evaluateLines(source: string, options: SheetOptions, isLast: boolean): SheetLine[] {
  const names = new Map<string, Value>();
  if (options.previous !== undefined) keepAnswer(names, readPrevious(options.previous, options), 0);
  const lines: SheetLine[] = [];
  let offset = 0;
  for (const [index, text] of source.split('\n').entries()) {
    if (text.trim() !== '')
      lines.push(placed({ line: index + 1, offset }, () => evaluateLine(text, options, { names, isLast })));
    offset += text.length + 1;
  }
  return lines;
}

/** One meaning of a typed question. */
export interface Reading {
  readonly expression: string;
  readonly angleUnit?: AngleUnit;
  readonly addsPercentOfLeft?: boolean;
  readonly isSecond?: boolean;
}

/** Errors in the values of an expression, not in its notation. */
const valueFault = /divide by zero|real (?:number|result|power)|have a logarithm|is undefined/;

/**
 * Returns the answer to one expression as text (`12`, `≈ 1.4142135623731`), the fault of one without a value (`1/0`),
 * or neither if it is not an expression.
 */
export function evaluateBriefly(
  { expression, angleUnit = 'radians', addsPercentOfLeft = false }: Reading,
  locale = 'en',
): { readonly shown?: string; readonly fault?: string } {
  try {
    const sheet = evaluateSheet(expression, { angleUnit, addsPercentOfLeft, digits: 15, locale });
    const shown = sheet.at(-1)?.answer.shown;
    return shown === undefined ? {} : { shown };
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    return valueFault.test(error.message) ? { fault: error.message } : {};
  }
}

function evaluateLine(
  source: string,
  options: SheetOptions,
  { names, isLast }: { readonly names: Map<string, Value>; readonly isLast: boolean },
): SheetLine {
  const { addsPercentOfLeft, digits, locale } = options;
  const { name, expression, operatorCount } = parseLine(source, locale);
  const isReadable = operatorCount > 1 && operatorCount <= maxReadOperators;
  const value = settle(evaluate(expression, { ...options, names }), digits, isLast);
  const count = keepAnswer(names, value, 1);
  names.set(`line${count}`, value);
  if (name !== undefined) names.set(name, value);
  const main = writeMain(value, digits, locale);
  const answer = {
    ...main,
    asExpression: asExpression(value),
    reading: isReadable ? writeOut(expression, addsPercentOfLeft, locale) : undefined,
    hasAngle: angleFunctions.test(source),
    forms: listForms(value, digits, locale),
  };
  return { source: source.trim(), answer };
}

/** Returns the value if enough of its digits are known; otherwise throws UnknownDigits. */
function settle(value: Value, digits: number, isLast: boolean): Value {
  if (value.isExact || value.error.lt(new Bound(value.decimal.abs()).times(`1e-${digits + 2}`))) return value;
  // √2 · √3 − √6 leaves only rounding errors, and cannot be distinguished from zero even with the most digits.
  if (isLast && value.decimal.abs().lte(value.error) && value.error.lt(negligible)) {
    return approximate(new Approximation(0), value.error.times(2));
  }
  throw new UnknownDigits();
}

function readPrevious(previous: string, options: SheetOptions): Value {
  if (!previous.startsWith('≈')) {
    return evaluate(parseLine(previous, 'en').expression, { ...options, names: new Map() });
  }
  const decimal = new Approximation(previous.slice(1));
  return approximate(decimal, new Bound(decimal.abs()).times(`1e${1 - decimal.sd()}`));
}

/** Stores a value as the last answer; returns the number of lines. */
function keepAnswer(names: Map<string, Value>, value: Value, lines: 0 | 1): number {
  names.set('ans', value);
  names.set('prev', value);
  if (lines === 0) return 0;
  names.set('sum', add(names.get('sum') ?? whole(0), value));
  let count = 1;
  while (names.has(`line${count}`)) count += 1;
  return count;
}

function asExpression(value: Value): string {
  if (!value.isExact) return `≈${value.decimal.toSignificantDigits(knownDigits(value)).toString()}`;
  const { numerator, denominator } = value.rational;
  return denominator === 1n ? numerator.toString() : `${numerator}/${denominator}`;
}

/** Returns the known digits of a rounded value, less one for safety; 1 for zero. */
function knownDigits({ decimal, error }: Rounded): number {
  return decimal.isZero() ? 1 : Math.min(maxKnownDigits, Math.max(1, decimal.e - error.e - 1));
}

function placed<Result>(place: { line: number; offset: number }, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    const column = error.details.offset ?? 0;
    throw withPlace(error, { line: place.line, column: column + 1, offset: place.offset + column });
  }
}

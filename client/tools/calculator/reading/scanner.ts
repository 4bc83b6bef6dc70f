import { ToolInputError } from '#core/errors.ts';
import { toWesternDigits } from '#core/numbers/locale-marks.ts';
import { parseLocaleNumber } from '#core/numbers/parse-locale-number.ts';
import { isFunctionName } from '../evaluating/function-names.ts';
import { readFraction } from './fractions.ts';
import type { Token } from './syntax.ts';
import { readOwn } from '#core/collections/read-own.ts';

const markPatterns: readonly (readonly [RegExp, string])[] = [
  [/\*\*|\^/y, '**'],
  [/[*×·∙⋅∗]/y, '*'],
  [/[/÷∕⁄]/y, '/'],
  [/[-−–]/y, '-'],
  [/[+!%°(),;=|]/y, ''],
];

/** How operators are written in words. */
const wordPatterns: readonly (readonly [RegExp, string])[] = [
  [/plus(?![\p{L}\d_])/iuy, '+'],
  [/minus(?![\p{L}\d_])/iuy, '-'],
  [/(?:times|multiplied\s+by)(?![\p{L}\d_])/iuy, '*'],
  [/divided\s+by(?![\p{L}\d_])/iuy, '/'],
  [/to\s+the\s+power\s+of(?![\p{L}\d_])/iuy, '**'],
  [/squared(?![\p{L}\d_])/iuy, '**2'],
  [/cubed(?![\p{L}\d_])/iuy, '**3'],
];

/** The offset from full-width forms, which East Asian keyboards produce, to ASCII characters. */
const fullWidthShift = 0xfee0;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const rootNames: Readonly<Record<string, string>> = { '√': 'sqrt', '∛': 'cbrt' };

const basedNumber = /0(?:x[\da-f]+|o[0-7]+|b[01]+)(?![\p{L}\d])/iuy;
const groupedNumber =
  /(?:\d+(?:[ \u00a0\u202f\u2009'’]\d{3}(?!\d)|[.,_٫٬]\d+)*\.?|\.\d+)(?:e[+-]?\d+(?![\p{L}\d]))?/iuy;
const plainNumber =
  /(?:\d+(?:[ \u00a0\u202f\u2009'’]\d{3}(?!\d)|[._٫٬]\d+)*\.?|\.\d+)(?:e[+-]?\d+(?![\p{L}\d]))?/iuy;
const nameToken = /(?:Math\.)?[\p{L}_][\p{L}\d_]*/uy;

/**
 * Splits a line into tokens. Inside a function's parentheses a comma separates arguments; elsewhere it belongs to a
 * number. If the line has semicolons, they separate arguments instead. Throws a ToolInputError with the offset.
 */
export function scan(written: string, locale: string): Token[] {
  const line = toWesternDigits(written).replace(/[！-～]/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - fullWidthShift),
  );
  const tokens: Token[] = [];
  const calls: boolean[] = [];
  const hasSemicolons = line.includes(';');
  let at = 0;
  while (at < line.length) {
    // Currency signs, `≈` and direction marks are skipped, so that a pasted price or answer works.
    if (/[\s\p{Sc}≈\u061c\u200e\u200f\u2066-\u2069]/u.test(line.charAt(at))) {
      at += 1;
      continue;
    }
    const isComma = calls.at(-1) === true && !hasSemicolons;
    const found = scanTimes(line, at, tokens.at(-1)) ?? scanToken(line, at, locale, isComma);
    if (!found) throw unreadable(line, at);
    const mark = found.type === 'mark' ? found.mark : '';
    if (mark === '(') calls.push(isCallee(tokens.at(-1), at));
    if (mark === ')') calls.pop();
    tokens.push(found);
    at = found.end;
  }
  return tokens;
}

/** Words that may precede a parenthesis without being a function. */
const otherNames: ReadonlySet<string> = new Set(['pi', 'tau', 'phi', 'ans', 'of', 'on', 'off', 'mod']);

function isCallee(token: Token | undefined, at: number): boolean {
  if (token?.type !== 'name') return false;
  const isMeantAsOne = token.end === at && token.name.length > 1 && !otherNames.has(token.name.toLowerCase());
  return isFunctionName(token.name) || isMeantAsOne;
}

/** Reads the x in `1920x1080` as times. */
function scanTimes(line: string, at: number, before: Token | undefined): Token | undefined {
  if (before?.type !== 'number' || !/^x\s*[\d.]/i.test(line.slice(at, at + 3))) return undefined;
  return { type: 'mark', at, end: at + 1, mark: '*' };
}

function scanToken(line: string, at: number, locale: string, isComma: boolean): Token | undefined {
  const based = match(basedNumber, line, at);
  if (based) return { type: 'number', at, end: at + based.length, decimal: BigInt(based).toString() };
  const fraction = readFraction(line, at, isComma);
  if (fraction) return { type: 'fraction', at, end: at + fraction.length, value: fraction.value };
  const written = match(isComma ? plainNumber : groupedNumber, line, at);
  if (written) return scanNumber(written, at, locale);
  const word = scanMark(wordPatterns, line, at);
  if (word) return word;
  const name = match(nameToken, line, at);
  if (name) return { type: 'name', at, end: at + name.length, name: canonicalName(name) };
  const character = line.charAt(at);
  const root = readOwn(rootNames, character);
  if (root) return { type: 'name', at, end: at + 1, name: root };
  if (superscripts.includes(character)) return scanSuperscript(line, at);
  return scanMark(markPatterns, line, at);
}

function scanMark(patterns: typeof markPatterns, line: string, at: number): Token | undefined {
  for (const [pattern, mark] of patterns) {
    const text = match(pattern, line, at);
    if (text) return { type: 'mark', at, end: at + text.length, mark: mark || text };
  }
  return undefined;
}

function scanNumber(written: string, at: number, locale: string): Token {
  const [body = '', exponent] = written.toLowerCase().split('e');
  const digits = body.replaceAll('_', '').replace(/\.$/, '');
  const plain = /^\d*$/.test(digits) ? digits : parseLocaleNumber(digits, locale);
  if (plain === undefined) {
    throw new ToolInputError(`“${body}” is not a number.`, {
      offset: at,
      hint: 'Write the thousands in groups of three, or without any mark.',
    });
  }
  const decimal = exponent === undefined ? plain : `${plain}e${exponent}`;
  return { type: 'number', at, end: at + written.length, decimal };
}

/** Reads `²` and other superscripts as a token that contains the exponent. */
function scanSuperscript(line: string, at: number): Token {
  let digits = '';
  while (superscripts.includes(line.charAt(at + digits.length)) && at + digits.length < line.length) {
    digits += String(superscripts.indexOf(line.charAt(at + digits.length)));
  }
  return { type: 'mark', at, end: at + digits.length, mark: `**${digits}` };
}

function canonicalName(name: string): string {
  if (!name.startsWith('Math.')) return name;
  const own = name.slice('Math.'.length);
  return own === 'log' ? 'ln' : own.toLowerCase();
}

function match(pattern: RegExp, line: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(line)?.[0];
}

function unreadable(line: string, at: number): ToolInputError {
  const character = String.fromCodePoint(line.codePointAt(at) ?? 0);
  return new ToolInputError(`“${character}” cannot be part of an expression.`, {
    offset: at,
    hint: 'Numbers, + - * / ** % ! ( ) and functions such as sqrt can.',
  });
}

import {
  BACKSLASH,
  DOT,
  isDigit,
  LINE_FEED,
  MINUS,
  PLUS,
  SINGLE_QUOTE,
  SPACE,
  CARRIAGE_RETURN,
} from '#core/json/bytes/byte-codes.ts';
import { addNumberFault, type Issues } from './issues.ts';
import { HAS_CONTROL, HAS_ESCAPE, HAS_LINE_BREAK, IS_UNCLOSED } from './lexer.ts';
import { findRoundedNumber, readNumber } from './number-token.ts';
import { findLoneSurrogate, readEscape, sliceText } from './string-token.ts';

export const NUMBER = 2;
export const BOOLEAN = 3;
export const NULL = 4;
export const UNKNOWN = 0;

/** Reports the mistakes within a string token. `flags` are the lexer's. */
export function checkString(
  bytes: Uint8Array,
  start: number,
  end: number,
  flags: number,
  issues: Issues,
): void {
  if (bytes[start] === SINGLE_QUOTE) issues.offenses.add('single-quotes', start, end);
  if (flags === 0) return;
  if ((flags & IS_UNCLOSED) !== 0) issues.errors.add('unclosed-string', start, end);
  if ((flags & HAS_LINE_BREAK) !== 0)
    issues.errors.add('line-break-in-string', findLineBreak(bytes, start), end);
  if ((flags & HAS_CONTROL) !== 0) checkControls(bytes, start, end, issues);
  if ((flags & HAS_ESCAPE) !== 0) checkEscapes(bytes, start, end, issues);
}

function findLineBreak(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at] !== LINE_FEED && bytes[at] !== CARRIAGE_RETURN) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

function checkControls(bytes: Uint8Array, start: number, end: number, issues: Issues): void {
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] as number;
    if (byte < SPACE && byte !== LINE_FEED && byte !== CARRIAGE_RETURN) {
      issues.offenses.add('control-character', at, at + 1);
    }
  }
}

function checkEscapes(bytes: Uint8Array, start: number, end: number, issues: Issues): void {
  let hasSurrogate = false;
  for (let at = start + 1; at < end; at += 1) {
    if (bytes[at] !== BACKSLASH) continue;
    const { kind, length, unit } = readEscape(bytes, at);
    if (kind === 'json5') issues.offenses.add('json5-escape', at, at + Math.max(length, 2));
    else if (kind !== 'json') issues.errors.add(kind, at, Math.min(at + length, end));
    hasSurrogate ||= unit >= 0xd800 && unit <= 0xdfff;
    at += length - 1;
  }
  if (!hasSurrogate) return;
  const lone = findLoneSurrogate(bytes, start, end);
  if (lone >= 0) issues.warnings.add('lone-surrogate', lone, lone + 6);
}

/**
 * Returns the kind of value that a word is, and reports its mistakes. Returns `UNKNOWN` without a report if it is none.
 */
export function checkValueWord(bytes: Uint8Array, start: number, end: number, issues: Issues): number {
  const first = bytes[start];
  if (isDigit(first) || first === MINUS || first === PLUS || first === DOT) {
    return checkNumber(bytes, start, end, issues);
  }
  if (end - start > 8) return UNKNOWN;
  const word = sliceText(bytes, start, end);
  if (word === 'true' || word === 'false') return BOOLEAN;
  if (word === 'null') return NULL;
  if (word !== 'NaN' && word !== 'Infinity') return UNKNOWN;
  issues.offenses.add('not-finite', start, end);
  return NUMBER;
}

function checkNumber(bytes: Uint8Array, start: number, end: number, issues: Issues): number {
  const { fault, mayLosePrecision } = readNumber(bytes, start, end);
  if (fault === 'bad-number') return checkSignedName(bytes, start, end, issues);
  if (fault !== undefined) addNumberFault(issues, fault, start, end);
  else if (mayLosePrecision && findRoundedNumber(sliceText(bytes, start, end)) !== undefined) {
    issues.warnings.add('rounded-number', start, end);
  }
  return NUMBER;
}

function checkSignedName(bytes: Uint8Array, start: number, end: number, issues: Issues): number {
  const word = end - start <= 9 ? sliceText(bytes, start, end) : '';
  if (/^[+-](?:NaN|Infinity)$/.test(word)) issues.offenses.add('not-finite', start, end);
  else issues.errors.add('bad-number', start, end);
  return NUMBER;
}

/** True for an ECMAScript 5.1 IdentifierName, which JSON5 (section 3) allows as a key without quotes. */
export function isIdentifierName(word: string): boolean {
  const plain = word.replace(/\\u([0-9a-f]{4})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return /^[\p{L}\p{Nl}$_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}$_\u200c\u200d]*$/u.test(plain);
}

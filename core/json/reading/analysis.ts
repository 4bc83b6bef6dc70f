import { LINE_FEED, skipBlanks } from '#core/json/bytes/byte-codes.ts';
import { type Dialect, findDialect, raiseSlips } from './dialect.ts';
import { createIssues, type Issues, listedIssues } from './issues.ts';
import type { ReportBytes } from '#core/json/bytes/progress.ts';
import { Outline } from './outline.ts';
import { Parser } from './parser.ts';
import { findInvalidUtf8 } from '#core/text/encodings/utf8-check.ts';

/** The result of reading the bytes once. */
export interface Analysis {
  readonly bytes: Uint8Array;
  readonly issues: Issues;
  readonly outline: Outline;
  /** Undefined if the text is valid in no dialect. */
  readonly dialect: Dialect | undefined;
  /** True if each line was read separately. */
  readonly isReadByLines: boolean;
}

/**
 * Reads UTF-8 bytes as JSON, JSONC, JSON5 or JSON Lines. Never throws: mistakes are in `issues`, which keeps the first
 * `limit` of each severity.
 */
export function analyze(bytes: Uint8Array, report?: ReportBytes, limit = listedIssues): Analysis {
  const whole = readWhole(bytes, limit, report);
  const analysis = whole.dialect === undefined ? preferLines(whole, limit) : whole;
  if (analysis.dialect === undefined) raiseSlips(analysis.issues, analysis.isReadByLines);
  return analysis;
}

function readWhole(bytes: Uint8Array, limit: number, report?: ReportBytes): Analysis {
  const issues = createIssues(limit);
  const outline = new Outline();
  for (const offset of findInvalidUtf8(bytes, listedIssues))
    issues.errors.add('invalid-utf8', offset, offset + 1);
  new Parser(bytes, issues, outline, report).parseRange(0, bytes.length);
  const isOneToALine =
    issues.offenses.has('several-documents') && outline.documents === countFilledLines(bytes);
  return { bytes, issues, outline, dialect: findDialect(issues, isOneToALine), isReadByLines: false };
}

/** Reads each line separately if the text fails as a whole, because it may be JSON Lines with some bad lines. */
function preferLines(whole: Analysis, limit: number): Analysis {
  const { bytes } = whole;
  const lineEnd = endOfFirstFilledLine(bytes);
  if (lineEnd === bytes.length || !readsAlone(bytes, lineEnd)) return whole;
  const issues = createIssues(limit);
  const outline = new Outline();
  const parser = new Parser(bytes, issues, outline);
  checkEncoding(bytes, issues);
  forEachFilledLine(bytes, (from, to) => {
    if (outline.documents > 0) issues.offenses.add('several-documents', from, from + 1);
    parser.parseRange(from, to);
  });
  if (issues.errors.total > whole.issues.errors.total) return whole;
  return { bytes, issues, outline, dialect: findDialect(issues, true), isReadByLines: true };
}

function readsAlone(bytes: Uint8Array, lineEnd: number): boolean {
  const issues = createIssues();
  new Parser(bytes, issues, new Outline()).parseRange(0, lineEnd);
  return issues.errors.total === 0;
}

function forEachFilledLine(bytes: Uint8Array, visit: (from: number, to: number) => void): void {
  for (let filled = skipBlanks(bytes, 0); filled < bytes.length;) {
    const lineFeed = bytes.indexOf(LINE_FEED, filled);
    const to = lineFeed < 0 ? bytes.length : lineFeed;
    visit(bytes.lastIndexOf(LINE_FEED, filled) + 1, to);
    filled = skipBlanks(bytes, to);
  }
}

function countFilledLines(bytes: Uint8Array): number {
  let count = 0;
  forEachFilledLine(bytes, () => {
    count += 1;
  });
  return count;
}

function endOfFirstFilledLine(bytes: Uint8Array): number {
  const end = bytes.indexOf(LINE_FEED, skipBlanks(bytes, 0));
  return end < 0 ? bytes.length : end;
}

function checkEncoding(bytes: Uint8Array, { errors }: Issues): void {
  for (const offset of findInvalidUtf8(bytes, listedIssues)) errors.add('invalid-utf8', offset, offset + 1);
}

import { append } from '#core/collections/append.ts';
import type { NumberFault } from './number-token.ts';

/** Mistakes in every dialect of JSON. */
export type ErrorCode =
  | 'empty-input'
  | 'invalid-utf8'
  | 'unexpected-text'
  | 'unclosed-string'
  | 'line-break-in-string'
  | 'unescaped-quote'
  | 'bad-escape'
  | 'bad-unicode-escape'
  | 'leading-zero'
  | 'missing-digits'
  | 'digit-separator'
  | 'bad-number'
  | 'missing-comma'
  | 'bad-key'
  | 'missing-colon'
  | 'key-without-value'
  | 'stray-text'
  | 'missing-value'
  | 'missing-key'
  | 'extra-comma'
  | 'extra-colon'
  | 'wrong-closer'
  | 'unopened-closer'
  | 'unclosed-container'
  | 'unclosed-comment'
  | 'extra-value';

/** Features that JSONC, JSON5 or JSON Lines allow, but RFC 8259 does not. */
export type OffenseCode =
  | 'line-comment'
  | 'block-comment'
  | 'trailing-comma'
  | 'single-quotes'
  | 'unquoted-key'
  | 'not-finite'
  | 'hex-number'
  | 'leading-plus'
  | 'bare-decimal-point'
  | 'json5-escape'
  | 'control-character'
  | 'exotic-space'
  | 'several-documents';

/** Valid JSON that programs read differently (RFC 8259 sections 4, 6 and 8.2). */
export type WarningCode = 'duplicate-key' | 'rounded-number' | 'lone-surrogate';

export type IssueCode = ErrorCode | OffenseCode | WarningCode;

interface IssueDetails {
  /** The byte offset of the conflicting part: an opening bracket, or the first of two keys. */
  readonly related?: number;
  /** The missing closing brackets. */
  readonly closers?: string;
}

export interface Issue<Code extends IssueCode = IssueCode> extends IssueDetails {
  readonly code: Code;
  /** Byte offsets of the wrong text. */
  readonly start: number;
  readonly end: number;
}

/** The text of an issue. */
export interface IssueText {
  readonly message: string;
  /** How to fix it. */
  readonly hint?: string;
}

/** Keeps the first issues but counts all, because a broken file of 100 MB can have millions. */
export class IssueList<Code extends IssueCode> {
  readonly kept: Issue<Code>[] = [];
  readonly counts = new Map<Code, number>();
  total = 0;
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  add(code: Code, start: number, end: number, details: IssueDetails = {}): void {
    this.total += 1;
    this.counts.set(code, (this.counts.get(code) ?? 0) + 1);
    if (this.kept.length < this.limit) this.kept.push({ code, start, end, ...details });
  }

  has(code: Code): boolean {
    return this.counts.has(code);
  }

  /** Moves the issues of one kind to another list, optionally with another code. */
  moveTo<Other extends IssueCode>(list: IssueList<Other>, from: Code, to: Other): void {
    const count = this.counts.get(from) ?? 0;
    if (count === 0) return;
    const moved = this.kept.filter(({ code }) => code === from);
    this.kept.splice(0, this.kept.length, ...this.kept.filter(({ code }) => code !== from));
    this.counts.delete(from);
    this.total -= count;
    list.counts.set(to, (list.counts.get(to) ?? 0) + count);
    list.total += count;
    append(
      list.kept,
      moved.map((issue) => ({ ...issue, code: to })),
    );
  }
}

export interface Issues {
  readonly errors: IssueList<ErrorCode | OffenseCode>;
  readonly offenses: IssueList<OffenseCode>;
  readonly warnings: IssueList<WarningCode>;
}

/** How many issues of each severity are listed; all are counted. */
export const listedIssues = 100;

/** Creates empty lists for one reading. */
export function createIssues(limit = listedIssues): Issues {
  return {
    errors: new IssueList(limit),
    offenses: new IssueList(limit),
    warnings: new IssueList(limit),
  };
}

/** Adds a number's mistake to the right list: JSON5 allows three of these kinds. */
export function addNumberFault(issues: Issues, fault: NumberFault, start: number, end: number): void {
  if (fault === 'hex-number' || fault === 'leading-plus' || fault === 'bare-decimal-point') {
    issues.offenses.add(fault, start, end);
  } else issues.errors.add(fault, start, end);
}

import { append } from '#core/collections/append.ts';
import type { NumberFault } from './number-token.ts';

/** What no dialect of JSON allows. */
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

/** What JSONC, JSON5 or JSON Lines allow and RFC 8259 does not. */
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

/** What is allowed, and yet read differently by different programs (RFC 8259 sections 4, 6 and 8.2). */
export type WarningCode = 'duplicate-key' | 'rounded-number' | 'lone-surrogate';

export type IssueCode = ErrorCode | OffenseCode | WarningCode;

interface IssueDetails {
  /** The byte offset of what it clashes with: an opening bracket, the first of two keys. */
  readonly related?: number;
  /** The closing brackets that are missing. */
  readonly closers?: string;
}

export interface Issue<Code extends IssueCode = IssueCode> extends IssueDetails {
  readonly code: Code;
  /** Byte offsets of the text that is to blame. */
  readonly start: number;
  readonly end: number;
}

/** An issue in words. */
export interface IssueText {
  readonly message: string;
  /** How to mend it. */
  readonly hint?: string;
}

/** Keeps the first issues and counts them all: a broken file of 100 MB can have millions. */
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

  /** Hands the issues of one kind over to another list, under another name if need be. */
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

/** How many issues of a severity are listed; all are counted. */
export const listedIssues = 100;

/** Empty lists for one reading. */
export function createIssues(limit = listedIssues): Issues {
  return {
    errors: new IssueList(limit),
    offenses: new IssueList(limit),
    warnings: new IssueList(limit),
  };
}

/** Files a number's fault where it belongs: JSON5 allows three of them. */
export function addNumberFault(issues: Issues, fault: NumberFault, start: number, end: number): void {
  if (fault === 'hex-number' || fault === 'leading-plus' || fault === 'bare-decimal-point') {
    issues.offenses.add(fault, start, end);
  } else issues.errors.add(fault, start, end);
}

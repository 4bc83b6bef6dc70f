import {
  COLON,
  COMMA,
  hasLineBreak,
  LEFT_BRACE,
  LEFT_BRACKET,
  PLUS,
  skipBlanks,
} from '#core/json/bytes/byte-codes.ts';
import type { Issues } from './issues.ts';
import { KeyTable } from './key-table.ts';
import { Lexer } from './lexer.ts';
import type { Outline } from './outline.ts';
import {
  DOCUMENT_END,
  faultsBeforeValue,
  FIRST_KEY,
  KEY_END,
  NEXT_KEY,
  VALUE,
  VALUE_END,
} from './parser-states.ts';
import { type ReportBytes } from '#core/json/bytes/progress.ts';

/** The state of a parser, and the steps that change it. */
export class ParserCore {
  protected readonly bytes: Uint8Array;
  protected readonly issues: Issues;
  protected readonly outline: Outline;
  protected readonly lexer: Lexer;
  protected readonly keys: KeyTable;
  protected readonly report: ReportBytes | undefined;
  protected expected = VALUE;
  /** The end of the last token that is neither white space nor a comment. */
  protected lastEnd = 0;
  protected lastStringStart = 0;
  protected lastStringEnd = -1;
  /** The end of the token before that string. */
  protected endBeforeString = 0;

  constructor(bytes: Uint8Array, issues: Issues, outline: Outline, report?: ReportBytes) {
    this.bytes = bytes;
    this.report = report;
    this.issues = issues;
    this.outline = outline;
    this.lexer = new Lexer(bytes);
    this.keys = new KeyTable(bytes);
  }

  /**
   * True if a word after a string value is not a key, because no colon follows. Then a quote within the string ended it
   * too early.
   */
  protected isTextBehindString(): boolean {
    const { bytes, lexer } = this;
    const isBehind = this.expected === VALUE_END && this.lastEnd === this.lastStringEnd;
    if (!isBehind || this.outline.container !== LEFT_BRACE || bytes[lexer.start] === PLUS) return false;
    const after = skipBlanks(bytes, lexer.end);
    return bytes[after] !== COLON && !hasLineBreak(bytes, this.lastEnd, lexer.start);
  }

  protected isKeyNext(): boolean {
    const { expected } = this;
    if (expected === FIRST_KEY || expected === NEXT_KEY) return true;
    return expected === VALUE_END && this.outline.container === LEFT_BRACE;
  }

  protected addKey(start: number, end: number): void {
    if (this.expected === VALUE_END) this.issues.errors.add('missing-comma', this.lastEnd, this.lastEnd);
    this.outline.addChild();
    this.outline.keys += 1;
    const earlier = this.keys.addKey(start, end);
    if (earlier >= 0) this.issues.warnings.add('duplicate-key', start, end, { related: earlier });
    this.expected = KEY_END;
  }

  /** True for `}{` and similar pairs: documents written one after another, as in streams. */
  private areContainersBeside(start: number): boolean {
    const [before, after] = [this.bytes[this.lastEnd - 1], this.bytes[start]];
    return (before === 0x7d || before === 0x5d) && (after === 0x7b || after === 0x5b);
  }

  protected beginValue(start: number): void {
    const { errors, offenses } = this.issues;
    const fault = faultsBeforeValue[this.expected];
    if (fault === 'missing-key') errors.add(fault, start, start + 1);
    else if (fault !== undefined) errors.add(fault, this.lastEnd, this.lastEnd);
    else if (this.expected === DOCUMENT_END) {
      if (hasLineBreak(this.bytes, this.lastEnd, start) || this.areContainersBeside(start))
        offenses.add('several-documents', start, start + 1);
      else errors.add('extra-value', start, start + 1);
    }
    if (this.outline.container === LEFT_BRACKET) this.outline.addChild();
  }

  protected endValue(): void {
    this.expected = this.outline.depth === 0 ? DOCUMENT_END : VALUE_END;
    if (this.outline.depth === 0) this.outline.documents += 1;
  }

  protected leave(): void {
    if (this.outline.container === LEFT_BRACE) this.keys.closeObject();
    this.outline.close(this.lexer.end);
    this.endValue();
  }

  /**
   * True if a colon follows a string after a comma, in an array within an object. Then the array's closing bracket is
   * missing.
   */
  protected isKeyInArray(): boolean {
    const { container, parentContainer } = this.outline;
    const isAfterString = this.expected === VALUE_END && this.lastEnd === this.lastStringEnd;
    if (!isAfterString || container !== LEFT_BRACKET || parentContainer !== LEFT_BRACE) return false;
    return this.bytes[this.endBeforeString - 1] === COMMA;
  }

  protected leaveArrayAtKey(): void {
    const commaAt = this.endBeforeString - 1;
    this.addUnclosed(commaAt, commaAt, ']');
    this.leave();
    this.expected = NEXT_KEY;
    this.addKey(this.lastStringStart, this.lastStringEnd);
    this.expected = VALUE;
  }

  protected addUnclosed(start: number, end: number, closers: string): void {
    this.issues.errors.add('unclosed-container', start, end, {
      related: this.outline.containerStart,
      closers,
    });
  }
}

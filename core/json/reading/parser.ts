import {
  COLON,
  COMMA,
  DOUBLE_QUOTE,
  LEFT_BRACE,
  LEFT_BRACKET,
  RIGHT_BRACE,
  RIGHT_BRACKET,
  SINGLE_QUOTE,
} from '#core/json/bytes/byte-codes.ts';
import { BLOCK_COMMENT, END, IS_UNCLOSED, LINE_COMMENT, WORD } from './lexer.ts';
import {
  faultsBeforeCloser,
  faultsBeforeComma,
  FIRST_ITEM,
  FIRST_KEY,
  KEY_END,
  NEXT_ITEM,
  NEXT_KEY,
  VALUE,
  VALUE_END,
} from './parser-states.ts';
import { reportEveryBytes } from '#core/json/bytes/progress.ts';
import { HASH, skipStrayText } from './stray-text.ts';
import { sliceText } from './string-token.ts';
import {
  BOOLEAN,
  checkString,
  checkValueWord,
  isIdentifierName,
  NULL,
  NUMBER,
  UNKNOWN,
} from './token-checks.ts';

import { ParserCore } from './parser-core.ts';

/**
 * Reads JSON and its dialects without recursion, and continues after every mistake. Records mistakes and warnings in
 * `issues`, and counts and spans of containers in `outline`.
 */
export class Parser extends ParserCore {
  /** Reads the documents within a range of the bytes; usually one. */
  parseRange(from: number, to: number): void {
    const { issues, lexer, outline } = this;
    const before = outline.documents + issues.errors.total;
    lexer.reset(from, to);
    this.expected = VALUE;
    this.lastEnd = from;
    this.lastStringEnd = -1;
    let nextReport = from + reportEveryBytes;
    for (let kind = lexer.next(); kind !== END; kind = lexer.next()) {
      this.take(kind);
      if (lexer.end < nextReport) continue;
      this.report?.(lexer.end);
      nextReport = lexer.end + reportEveryBytes;
    }
    if (outline.depth > 0) this.addUnclosed(this.lastEnd, this.lastEnd, outline.closers);
    while (outline.depth > 0) this.leave();
    if (outline.documents + issues.errors.total === before) issues.errors.add('empty-input', from, to);
  }

  private take(kind: number): void {
    if (kind === DOUBLE_QUOTE || kind === SINGLE_QUOTE) this.takeString();
    else if (kind === COMMA) this.takeComma();
    else if (kind === COLON) this.takeColon();
    else if (kind === WORD) this.takeWord();
    else if (kind === LEFT_BRACE || kind === LEFT_BRACKET) this.takeOpener(kind);
    else if (kind === RIGHT_BRACE || kind === RIGHT_BRACKET) this.takeCloser(kind);
    else {
      this.takeTrivia(kind);
      return;
    }
    this.lastEnd = this.lexer.end;
  }

  private takeString(): void {
    const { start, end, flags } = this.lexer;
    checkString(this.bytes, start, end, flags, this.issues);
    if (this.isKeyNext()) this.addKey(start, end);
    else {
      this.beginValue(start);
      this.outline.strings += 1;
      this.endValue();
    }
    this.lastStringStart = start;
    this.lastStringEnd = end;
    this.endBeforeString = this.lastEnd;
  }

  private takeWord(): void {
    const { bytes, issues, lexer, outline } = this;
    const { start } = lexer;
    if (start === this.lastStringEnd || this.isTextBehindString()) {
      issues.errors.add('unescaped-quote', this.lastStringEnd - 1, skipStrayText(lexer));
      return;
    }
    if (this.isKeyNext()) {
      const isName = lexer.end - start < 1024 && isIdentifierName(sliceText(bytes, start, lexer.end));
      if (isName) issues.offenses.add('unquoted-key', start, lexer.end);
      else issues.errors.add('bad-key', start, skipStrayText(lexer));
      this.addKey(start, lexer.end);
      return;
    }
    const type = checkValueWord(bytes, start, lexer.end, issues);
    if (type === UNKNOWN) {
      const isStray = this.expected >= VALUE_END || bytes[start] === HASH;
      issues.errors.add(isStray ? 'stray-text' : 'unexpected-text', start, skipStrayText(lexer));
      if (isStray) return;
    }
    this.beginValue(start);
    if (type === NUMBER) outline.numbers += 1;
    else if (type === BOOLEAN) outline.booleans += 1;
    else if (type === NULL) outline.nulls += 1;
    this.endValue();
  }

  private takeOpener(kind: number): void {
    this.beginValue(this.lexer.start);
    this.outline.open(kind, this.lexer.start);
    if (kind === LEFT_BRACE) this.keys.openObject();
    this.expected = kind === LEFT_BRACE ? FIRST_KEY : FIRST_ITEM;
  }

  private takeCloser(kind: number): void {
    const { lexer, outline } = this;
    const { errors, offenses } = this.issues;
    if (outline.depth === 0) {
      errors.add('unopened-closer', lexer.start, lexer.end);
      return;
    }
    const opener = kind === RIGHT_BRACE ? LEFT_BRACE : LEFT_BRACKET;
    const fault = faultsBeforeCloser[this.expected];
    if (fault !== undefined) errors.add(fault, this.lastEnd, lexer.start);
    if (outline.container !== opener) {
      const isParentClosed = outline.parentContainer === opener;
      const code = isParentClosed ? 'unclosed-container' : 'wrong-closer';
      errors.add(code, lexer.start, lexer.end, {
        related: outline.containerStart,
        closers: outline.container === LEFT_BRACE ? '}' : ']',
      });
      if (isParentClosed) this.leave();
    } else if (this.expected === NEXT_ITEM || this.expected === NEXT_KEY) {
      offenses.add('trailing-comma', this.lastEnd - 1, this.lastEnd);
    }
    this.leave();
  }

  private takeComma(): void {
    const { container } = this.outline;
    const fault = faultsBeforeComma[this.expected];
    if (fault !== undefined) this.issues.errors.add(fault, this.lexer.start, this.lexer.end);
    if (container === 0) this.expected = VALUE;
    // A surplus comma is reported once; the following bracket then gets no error for a trailing comma.
    else if (this.expected === NEXT_ITEM) this.expected = FIRST_ITEM;
    else if (this.expected === NEXT_KEY) this.expected = FIRST_KEY;
    else if (this.expected >= KEY_END || this.expected === VALUE) {
      this.expected = container === LEFT_BRACE ? NEXT_KEY : NEXT_ITEM;
    }
  }

  private takeColon(): void {
    const { lexer } = this;
    if (this.isKeyInArray()) {
      this.leaveArrayAtKey();
      return;
    }
    const isKeyMissing = this.expected === FIRST_KEY || this.expected === NEXT_KEY;
    if (this.expected !== KEY_END) {
      this.issues.errors.add(isKeyMissing ? 'missing-key' : 'extra-colon', lexer.start, lexer.end);
    }
    const isInObject = this.outline.container === LEFT_BRACE;
    if (this.expected === KEY_END || isKeyMissing || !isInObject) this.expected = VALUE;
  }

  private takeTrivia(kind: number): void {
    const { start, end, flags } = this.lexer;
    const { errors, offenses } = this.issues;
    if (kind === LINE_COMMENT) offenses.add('line-comment', start, end);
    else if (kind === BLOCK_COMMENT) offenses.add('block-comment', start, end);
    else offenses.add('exotic-space', start, end);
    if (kind === BLOCK_COMMENT && flags === IS_UNCLOSED) errors.add('unclosed-comment', start, end);
  }
}

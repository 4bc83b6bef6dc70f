import type { Stretch } from './stretches.ts';
import { canTouch } from './tokens.ts';

interface Where {
  readonly kind: Stretch;
  /** The parenthesis, bracket or function at hand. */
  readonly inside: string;
  readonly isValue: boolean;
  /** A colon in parentheses separates a feature from its value, and begins no pseudo-class. */
  readonly isQuery: boolean;
  /** The text of the next token. */
  readonly next: string;
}

/** Two of these in a row may be an operator, as in `>=` and `~=`. */
const isOperator = (text: string) => /^[<>=~|^$+]$/.test(text);

/** Writes tokens with as little between them as keeps them apart. */
export class Writer {
  /** In pieces, because removing the end of one long text would copy it each time. */
  readonly #pieces: string[] = [];
  #last = '';
  #gap: '' | ' ' | 'comment' = '';
  #isOpenEnd = true;
  #depth = 0;
  #isStray = false;
  #isPropertyEnd = false;

  space(): void {
    this.#gap = ' ';
  }

  /** Handles a removed comment: the tokens around it must not join. */
  gap(): void {
    if (this.#gap === '') this.#gap = 'comment';
  }

  license(text: string): void {
    this.#pieces.push(text);
  }

  token(text: string, where: Where): void {
    if (this.#last === '\\') this.#pieces.push('\n');
    else if (!this.#isOpenEnd) this.#bridge(text, where);
    this.#pieces.push(text);
    [this.#last, this.#gap, this.#isOpenEnd, this.#isStray] = [text, '', false, false];
    this.#isPropertyEnd = text === ':';
  }

  /**
   * Writes the value of a custom property: scripts may read it character by character, so white space inside stays.
   * An empty value becomes a space, because without one older browsers drop the declaration.
   */
  verbatim(text: string, isAfterValue: boolean): void {
    const isWhite = /^\s+$/.test(text);
    const isStart = this.#isPropertyEnd;
    if (isWhite && (isAfterValue ? !isStart : isStart)) return;
    if (!isWhite && this.#gap === 'comment' && !canTouch(this.#last, text)) this.#pieces.push('/**/');
    this.#pieces.push(isWhite && isStart ? ' ' : text);
    [this.#last, this.#gap, this.#isOpenEnd, this.#isPropertyEnd] = [text, '', false, false];
  }

  /** A brace or semicolon. */
  mark(text: string): void {
    // A backslash before the end of a line is not an escape; before anything else it is.
    if (this.#last === '\\') this.#pieces.push('\n');
    if (text === '}' && this.#depth > 0 && this.#pieces.at(-1) === ';') this.#pieces.pop();
    const isEmpty = text === ';' && this.#isOpenEnd;
    // Between rules a stray semicolon is a part of the next selector, which it makes invalid (CSS Syntax 3, 5.4.1).
    const isStray = isEmpty && this.#depth === 0;
    if (!isEmpty || (isStray && !this.#isStray)) this.#pieces.push(text);
    if (text === '{') this.#depth += 1;
    if (text === '}') this.#depth = Math.max(0, this.#depth - 1);
    [this.#last, this.#gap, this.#isOpenEnd, this.#isStray] = [text, '', true, isStray];
  }

  finish(): string {
    return this.#pieces.join('');
  }

  #bridge(text: string, where: Where): void {
    if (this.#gap === '') return;
    if (this.#gap === 'comment') {
      if (!canTouch(this.#last, text)) this.#pieces.push('/**/');
      return;
    }
    const isNeeded = where.kind === 'verbatim' || !isSpareSpace(this.#last, text, where);
    if (isNeeded || !canTouch(this.#last, text)) this.#pieces.push(' ');
  }
}

/** Whether white space between two tokens says nothing. */
function isSpareSpace(
  before: string,
  after: string,
  { kind, inside, isValue, isQuery, next }: Where,
): boolean {
  if (/^[,)\]]$/.test(after) || /[,([]$/.test(before)) return true;
  if (kind === 'custom') return true;
  if (kind === 'declaration') {
    if (!isValue) return true;
    if (before === ':' || after === '!' || before === '!') return true;
    return (before === '/' || after === '/') && !/^[*/]|[*/]$/.test(before === '/' ? after : before);
  }
  // Selectors have combinators as separate tokens; queries have a colon or comparison.
  if (isOperator(before) && isOperator(after)) return false;
  if (inside === '[') return before === '=' || isMatcher(after, next);
  if (before === '>' || after === '>' || before === '~' || after === '~') return true;
  if (inside === '') return before === '+' || after === '+';
  return isQuery && inside === '(' && (before === ':' || after === ':');
}

/** Attribute selectors compare by `=`, with or without one sign before it; a bar without it names a namespace. */
function isMatcher(text: string, next: string): boolean {
  return text === '=' || (/^[~|^$*]$/.test(text) && next === '=');
}

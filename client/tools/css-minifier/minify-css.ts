import type { OperationNote } from '#client/tool-kit/operations/operation.ts';
import { PlaceFinder } from '#core/text/encodings/text-place.ts';
import { canTouch, type CssToken, tokensOf } from './tokens.ts';
import { shortenToken } from './values.ts';

export interface MinifyOptions {
  /** Comments that begin with an exclamation mark hold licences. */
  readonly isLicenceKept: boolean;
  /** Numbers, colours and addresses in fewer characters. */
  readonly areValuesShortened: boolean;
}

export interface MinifiedCss {
  readonly text: string;
  readonly notes: readonly OperationNote[];
}

/** What a stretch of CSS between braces and semicolons is. */
type Stretch = 'prelude' | 'declaration' | 'custom' | 'verbatim';

/**
 * The same rules in fewer characters: white space, comments and last semicolons go, numbers and colours become shorter.
 * No token of a rule is left out or moved, whatever CSS comes to mean, so that nothing newer than this program is lost.
 */
export function minifyCss(css: string, options: MinifyOptions): MinifiedCss {
  const tokens = tokensOf(css);
  const writer = new Writer();
  for (let index = 0; index < tokens.length;) {
    const end = endOfStretch(tokens, index);
    writeStretch(writer, tokens.slice(index, end), kindOf(tokens, index, end), options);
    const brace = tokens[end];
    if (brace) writer.mark(brace.text);
    index = end + 1;
  }
  return { text: writer.finish(), notes: notesOf(css, tokens) };
}

/** The index of the `{`, `}` or `;` that ends what begins at `start`. */
function endOfStretch(tokens: readonly CssToken[], start: number): number {
  const isCustom = isCustomProperty(tokens, start);
  let depth = 0;
  for (let index = start; index < tokens.length; index += 1) {
    const name = tokens[index]?.name ?? '';
    if (/^(?:[([]|function)$/.test(name)) depth += 1;
    // Braces are a part of what a custom property holds.
    else if (isCustom && name === '{') depth += 1;
    else if (/^[)\]]$/.test(name) || (isCustom && name === '}' && depth > 0)) depth = Math.max(0, depth - 1);
    else if (name === '}' || (depth === 0 && /^(?:\{|semicolon)$/.test(name))) return index;
  }
  return tokens.length;
}

function isCustomProperty(tokens: readonly CssToken[], start: number): boolean {
  let index = start;
  while (/^(?:whitespace|comment)$/.test(tokens[index]?.name ?? '')) index += 1;
  if (!tokens[index]?.text.startsWith('--') || tokens[index]?.name !== 'ident') return false;
  do index += 1;
  while (/^(?:whitespace|comment)$/.test(tokens[index]?.name ?? ''));
  return tokens[index]?.name === 'colon';
}

function kindOf(tokens: readonly CssToken[], start: number, end: number): Stretch {
  if (isCustomProperty(tokens, start)) return 'custom';
  const first = tokens.slice(start, end).find(({ name }) => !/^(?:whitespace|comment)$/.test(name));
  if (first?.text.toLowerCase() === '@charset') return 'verbatim';
  if (first?.name === 'at-keyword' || tokens[end]?.name === '{') return 'prelude';
  return tokens.slice(start, end).some(({ name }) => name === 'colon') ? 'declaration' : 'prelude';
}

function writeStretch(
  writer: Writer,
  tokens: readonly CssToken[],
  kind: Stretch,
  options: MinifyOptions,
): void {
  const property =
    kind === 'declaration' ? (tokens.find(({ name }) => name === 'ident')?.text.toLowerCase() ?? '') : '';
  const isQuery = queries.test(tokens.find(({ name }) => name === 'at-keyword')?.text ?? '');
  const stack: string[] = [];
  let isAfterColon = false;
  tokens.forEach((token, index) => {
    const { name, text } = token;
    if (name === 'comment') {
      if (options.isLicenceKept && text.startsWith('/*!')) writer.licence(text);
      else writer.gap();
      return;
    }
    if (kind === 'custom' && isAfterColon) return writer.verbatim(text, index === tokens.length - 1);
    if (name === 'whitespace') return writer.space();
    if (name === 'function' || name === '(' || name === '[')
      stack.push(name === 'function' ? text.toLowerCase() : name);
    const isPlain = kind === 'declaration' && isAfterColon && options.areValuesShortened;
    const shown = isPlain ? shortenToken(token, { property, functionName: stack.at(-1) ?? '' }) : text;
    writer.token(shown, {
      kind,
      inside: stack.at(-1) ?? '',
      isValue: isAfterColon,
      isQuery,
    });
    if (name === ')' || name === ']') stack.pop();
    if (name === 'colon') isAfterColon ||= kind !== 'prelude';
  });
}

interface Where {
  readonly kind: Stretch;
  /** The parenthesis, bracket or function at hand. */
  readonly inside: string;
  readonly isValue: boolean;
  /** A colon in parentheses stands between a feature and its value, and begins no pseudo-class. */
  readonly isQuery: boolean;
}

const queries = /^@(?:media|container|supports|import|custom-media)$/i;

/** Writes tokens with as little between them as keeps them apart. */
class Writer {
  #text = '';
  #last = '';
  #gap: '' | ' ' | 'comment' = '';
  #isOpenEnd = true;

  space(): void {
    this.#gap = ' ';
  }

  /** A comment that goes: what it parted must not grow together. */
  gap(): void {
    if (this.#gap === '') this.#gap = 'comment';
  }

  licence(text: string): void {
    this.#text += text;
  }

  token(text: string, where: Where): void {
    if (this.#last === '\\') this.#text += '\n';
    else if (!this.#isOpenEnd) this.#bridge(text, where);
    this.#text += text;
    [this.#last, this.#gap, this.#isOpenEnd] = [text, '', false];
  }

  /** What a custom property holds: scripts may read it to the letter. */
  verbatim(text: string, isLast: boolean): void {
    const isWhite = /^\s+$/.test(text);
    if (isWhite && (isLast || this.#last === ':')) {
      // An empty value is a space: without one older browsers drop the declaration.
      if (isLast && this.#last === ':') this.#text += ' ';
    } else this.#text += isWhite && this.#last !== '\\' ? ' ' : text;
    this.#last = text;
    this.#isOpenEnd = false;
  }

  /** A brace or semicolon. */
  mark(text: string): void {
    // A backslash before the end of a line is no escape; before anything else it is.
    if (this.#last === '\\') this.#text += '\n';
    if (text === '}') this.#text = this.#text.replace(/;$/, '');
    const isEmpty = text === ';' && this.#isOpenEnd;
    if (!isEmpty) this.#text += text;
    [this.#last, this.#gap, this.#isOpenEnd] = [text, '', true];
  }

  finish(): string {
    return this.#text;
  }

  #bridge(text: string, where: Where): void {
    if (this.#gap === '') return;
    if (this.#gap === 'comment') {
      if (!canTouch(this.#last, text)) this.#text += '/**/';
      return;
    }
    const isNeeded = where.kind === 'verbatim' || !isSpareSpace(this.#last, text, where);
    if (isNeeded || !canTouch(this.#last, text)) this.#text += ' ';
  }
}

/** Whether white space between two tokens says nothing. */
function isSpareSpace(before: string, after: string, { kind, inside, isValue, isQuery }: Where): boolean {
  if (/^[,)\]]$/.test(after) || /[,([]$/.test(before)) return true;
  if (kind === 'declaration') {
    if (!isValue) return true;
    if (before === ':' || after === '!' || before === '!') return true;
    return (before === '/' || after === '/') && !/^[*/]|[*/]$/.test(before === '/' ? after : before);
  }
  // In a selector the combinators stand for themselves; in queries a colon or comparison does.
  if (inside === '[') return /^[~|^$*=]+$/.test(before) || /^[~|^$*=]+$/.test(after);
  if (before === '>' || after === '>' || before === '~' || after === '~') return true;
  if (inside === '') return before === '+' || after === '+';
  return isQuery && inside === '(' && (before === ':' || after === ':');
}

const mostNotes = 20;

/** What browsers drop or mend silently. */
function notesOf(css: string, tokens: readonly CssToken[]): OperationNote[] {
  const places = new PlaceFinder(css);
  const notes: OperationNote[] = [];
  const open: CssToken[] = [];
  const add = (token: CssToken, sentence: string) =>
    notes.push({ severity: 'warning', sentence, place: { offset: token.from, length: token.text.length } });
  for (const token of tokens) {
    if (token.name === 'bad-string')
      add(token, 'This text in quotation marks is never closed; browsers drop the declaration.');
    if (token.name === 'bad-url') add(token, 'This address cannot be read; browsers drop the declaration.');
    if (token.name === 'comment' && !token.text.endsWith('*/'))
      add(token, 'This comment is never closed: all that follows is a part of it.');
    if (token.name === '{') open.push(token);
    if (token.name === '}' && open.pop() === undefined) add(token, 'This } closes nothing.');
  }
  for (const token of open) add(token, 'This { is never closed; browsers close it at the end.');
  return notes
    .sort((a, b) => (a.place?.offset ?? 0) - (b.place?.offset ?? 0))
    .slice(0, mostNotes)
    .map((note) => ({ ...note, place: { ...note.place, ...places.find(note.place?.offset ?? 0) } }));
}

import { tokenize } from 'jmespath';

export interface Token {
  readonly type: string;
  readonly value: unknown;
  readonly start: number;
}

declare module 'jmespath' {
  /** The types of the library lack it. */
  export function tokenize(expression: string): readonly Token[];
}

interface Call {
  /** The place of the name, if this is `max_by` or `min_by`. */
  readonly name: Token | undefined;
  comma?: number;
}

type Edit = readonly [at: number, length: number, text: string];

const opening = new Set(['Lparen', 'Lbracket', 'Lbrace', 'Filter']);
const closing = new Set(['Rparen', 'Rbracket', 'Rbrace']);

/** Matches texts and keys in quotes. An unclosed one matches to the end, which keeps the search linear. */
const quoted = /'((?:\\.|[^'\\])*)(?:'|\\?$)|"(?:\\.|[^"\\])*(?:"|\\?$)|`((?:\\.|[^`\\])*)(?:`|\\?$)/gs;

/** Rewrites texts with escaped quotes as JSON: the library unescapes only the first quote of a text. */
export function replaceEscapedQuotes(expression: string): string {
  return expression.replaceAll(quoted, (all, raw?: string, json?: string) => {
    if (raw?.includes(String.raw`\'`) === true)
      return `\`${JSON.stringify(raw.replaceAll(String.raw`\'`, "'")).replaceAll('`', String.raw`\u0060`)}\``;
    return json === undefined ? all : `\`${json.replaceAll('\\`', String.raw`\u0060`)}\``;
  });
}

/** Puts @ in parentheses where it begins an argument: the library takes it for the whole of it, as in length(@.a). */
export function wrapCurrents(expression: string): string {
  if (!expression.includes('@')) return expression;
  const tokens = tokenize(expression);
  const edits = tokens.flatMap(({ type, start }, index): Edit[] => {
    const [before, after] = [tokens[index - 1]?.type, tokens[index + 1]?.type];
    const isFirst = type === 'Current' && (before === 'Lparen' || before === 'Comma');
    return isFirst && after !== 'Rparen' && after !== 'Comma' ? [[start, 1, '(@)']] : [];
  });
  return applyEdits(expression, edits);
}

/**
 * Writes max_by and min_by as the ends of a sorted list: the library finds none among texts, as it begins with an
 * infinite number. Of equal ones the first is wanted, so the list for the largest is turned around before.
 */
export function replaceExtremes(expression: string): string {
  if (!/\b(?:max|min)_by\b/.test(expression)) return expression;
  const edits: Edit[] = [];
  const open: Call[] = [];
  const tokens = tokenize(expression);
  for (const [index, { type, start }] of tokens.entries()) {
    const before = tokens[index - 1];
    if (opening.has(type)) open.push({ name: type === 'Lparen' && isExtreme(before) ? before : undefined });
    const call = open.at(-1);
    if (type === 'Comma' && call) call.comma ??= start;
    if (!closing.has(type)) continue;
    const { name, comma } = open.pop() ?? {};
    if (!name || comma === undefined) continue;
    const isLargest = name.value === 'max_by';
    edits.push([name.start, 6, isLargest ? 'sort_by(reverse' : 'sort_by']);
    if (isLargest) edits.push([comma, 0, ')']);
    edits.push([start + 1, 0, isLargest ? '[-1]' : '[0]']);
  }
  return applyEdits(expression, edits);
}

function isExtreme(token: Token | undefined): boolean {
  return token?.type === 'UnquotedIdentifier' && (token.value === 'max_by' || token.value === 'min_by');
}

/** Makes changes from the end on, so that the places of those before stay right. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted(([a], [b]) => b - a)
    .reduce((written, [at, length, put]) => written.slice(0, at) + put + written.slice(at + length), text);
}

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
  /** The place of the name, if this is a function of `rewrites`. */
  readonly name: Token | undefined;
  comma?: number;
}

export type Edit = readonly [at: number, length: number, text: string];

export const opening = new Set(['Lparen', 'Lbracket', 'Lbrace', 'Filter']);
export const closing = new Set(['Rparen', 'Rbracket', 'Rbrace']);

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

/** The replacements of a function's name, of the end of its first argument, and of its closing parenthesis. */
const rewrites = new Map<unknown, readonly [name: string, afterFirst: string, end: string]>([
  ['sort', ['sort_by', '', ',&@)']],
  ['min', ['sort_by', '', ',&@)[0]']],
  ['max', ['sort_by', '', ',&@)[-1]']],
  ['min_by', ['sort_by', '', ')[0]']],
  // Of equal ones the first is wanted.
  ['max_by', ['sort_by(reverse', ')', ')[-1]']],
  // The library takes an empty text for 0.
  ['to_number', ['to_number(', '', ")|[@][?@!='']|[0])"]],
]);

/**
 * Writes sorting functions with sort_by, and keeps empty texts from to_number. The library sorts numbers as texts, compares texts by the rules of the browser’s
 * language, and finds no largest one by a text, as it begins with an infinite number.
 */
export function replaceCalls(expression: string): string {
  if (!/\b(?:(?:sort|max|min)(?:_by)?|to_number)\b/.test(expression)) return expression;
  const edits: Edit[] = [];
  const open: Call[] = [];
  const tokens = tokenize(expression);
  for (const [index, { type, start }] of tokens.entries()) {
    const before = tokens[index - 1];
    if (opening.has(type)) open.push({ name: type === 'Lparen' && isRewritten(before) ? before : undefined });
    const call = open.at(-1);
    if (type === 'Comma' && call) call.comma ??= start;
    if (!closing.has(type)) continue;
    const { name, comma } = open.pop() ?? {};
    const [written, afterFirst, end] = rewrites.get(name?.value) ?? [];
    if (!name || written === undefined || end === undefined) continue;
    edits.push([name.start, String(name.value).length, written], [start, 1, end]);
    if (comma !== undefined && afterFirst) edits.push([comma, 0, afterFirst]);
  }
  return applyEdits(expression, edits);
}

function isRewritten(token: Token | undefined): boolean {
  return token?.type === 'UnquotedIdentifier' && rewrites.has(token.value);
}

/** Makes changes from the end on, so that the places of those before stay right. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted(([a], [b]) => b - a)
    .reduce((written, [at, length, put]) => written.slice(0, at) + put + written.slice(at + length), text);
}

import { isRunComment, type Token } from '../lexing/lexer.ts';
import { operators } from '../lexing/token-pattern.ts';

/** One or more tokens, and the text that the engine reads instead. */
export interface Unit {
  readonly kind: Token['kind'];
  readonly text: string;
  readonly mask: string;
  /** True if white space precedes it. */
  readonly isApart: boolean;
  /** The option for its case, if it belongs to a phrase whose words must be alike. */
  readonly phrase?: 'keywordCase' | 'dataTypeCase';
}

export function unitsOf(tokens: readonly Token[]): Unit[] {
  let depth = 0;
  return tokens.map((token, index) => {
    const { kind, text } = token;
    depth += text === '(' ? 1 : text === ')' ? -1 : 0;
    const isInner = kind === 'end' && depth > 0 && index < tokens.length - 1;
    return {
      kind,
      text,
      // The engine does not support statements in parentheses, such as those of CREATE RULE, but it does support lists.
      mask: isInner ? ',' : isCall(tokens, index) ? 'x'.repeat(text.length) : maskOf(token),
      isApart: isBlank(tokens[index - 1]),
    };
  });
}

export const isBlank = (part: { readonly kind: Token['kind'] } | undefined) =>
  part !== undefined && /^(?:space|comment|block)$/.test(part.kind);

/** True for functions with names that begin a clause, or a line of SQL*Plus if the engine adds a space. */
function isCall(tokens: readonly Token[], index: number): boolean {
  const [name, next] = [tokens[index]?.text ?? '', tokens[index + 1]?.text];
  if (next === '(' && /^(?:prompt|rem(?:ark)?)$/i.test(name)) return true;
  if (next !== '(' || !/^(?:format|insert|repeat|replace|truncate|values)$/i.test(name)) return false;
  const before = tokens.slice(0, index).findLast((token) => !isBlank(token));
  // VALUES is a function only in ON DUPLICATE KEY UPDATE.
  return /^values$/i.test(name) ? /^[=+*/-]$/.test(before?.text ?? '') : before !== undefined;
}

/**
 * Returns the text that the engine reads instead of a token. The engine reads strings, names and comments differently
 * in some dialects, so it gets harmless ones of the same length.
 */
function maskOf({ kind, text }: Token): string {
  const fill = (open: string, close = open) => open + 'x'.repeat(Math.max(0, text.length - 2)) + close;
  if (kind === 'string') return fill("'");
  if (kind === 'name')
    return /^["`]/.test(text) ? fill(text.charAt(0)) : text.startsWith('[') ? fill('[', ']') : fill('"');
  // All operators have the same layout, and PostgreSQL allows custom ones.
  if (kind === 'operator' && text.length > 1 && !operators.includes(text)) return '||';
  if (kind === 'end') return ';'.padEnd(text.length);
  if (kind === 'placeholder') return 'x'.repeat(text.length);
  if (kind === 'number' && /^(?:\d+(?:\.\d+)?|0x[\da-f]+)$/i.test(text)) return '0'.repeat(text.length);
  if (kind === 'comment') return `-- ${'x'.repeat(Math.max(0, text.length - 3))}`.trim();
  // In a longer comment the engine would change the indent, which changes the comment.
  if (kind === 'block' && (!isRunComment(text) || text.includes('/*', 2)))
    return `/*${'x'.repeat(Math.max(0, text.length - 4))}*/`;
  return text;
}

/** Signs that the engine handles well. */
const plain = new Set([',', '(', ')', '.', '*', '+', '-', '/', '<', '>', '=']);
const isOdd = ({ kind, text }: Token, index: number, cluster: readonly Token[]) =>
  (kind === 'operator' && cluster[index - 1]?.text === '.') ||
  // The engine would read two numbers in `1..10`, which is a range in PL/SQL.
  (kind === 'operator' && text === '..') ||
  (kind === 'sign' && !plain.has(text)) ||
  (kind === 'number' && !/^(?:0x[\da-f]+|\d*\.?\d*(?:e[+-]?\d+)?)$/i.test(text)) ||
  (kind === 'word' && /[@#$]/.test(text)) ||
  kind === 'template';
const isBreak = ({ kind, text }: Token) =>
  ['space', 'comment', 'block', 'end'].includes(kind) || text === ',' || text === '(' || text === ')';

/**
 * Merges tokens that the engine may not know into single words: everything next to an odd sign, such as `a:b[1].c`, and
 * everything between brackets or braces. Returns undefined if there is nothing odd, or if the dialect has no brackets.
 */
export function wideUnitsOf(tokens: readonly Token[], hasLists: boolean): Unit[] | undefined {
  const clusters: Token[][] = [];
  let depth = 0;
  let isAfterBreak = true;
  for (const token of tokens) {
    if (token.kind === 'sign' && /[[{]/.test(token.text)) depth += 1;
    const isApart = depth === 0 && isBreak(token);
    if (isApart || isAfterBreak) clusters.push([token]);
    else clusters.at(-1)?.push(token);
    isAfterBreak = isApart;
    if (token.kind === 'sign' && /[\]}]/.test(token.text)) depth -= 1;
    // A closing bracket without an opening one is a mistake, not an odd sign.
    if (depth < 0 || (!hasLists && token.text === '[')) return undefined;
  }
  if (depth > 0 || !clusters.some((cluster) => cluster.some(isOdd))) return undefined;
  return clusters
    .flatMap((cluster) => (cluster.some(isOdd) ? [joinAsWord(cluster)] : unitsOf(cluster)))
    .map((unit, index, units) => ({ ...unit, isApart: isBlank(units[index - 1]) }));
}

function joinAsWord(cluster: readonly Token[]): Unit {
  const text = cluster.map((token) => token.text).join('');
  return { kind: 'word', text, mask: 'x'.repeat(text.length), isApart: true };
}

import { isRunComment, type Token } from './lexer.ts';
import { operators } from './token-pattern.ts';

/** One or several tokens, and what the engine reads instead. */
export interface Unit {
  readonly kind: Token['kind'];
  readonly text: string;
  readonly mask: string;
  /** White space stands before it. */
  readonly isApart: boolean;
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
      // The engine knows no statements in parentheses, such as those of CREATE RULE, but lists.
      mask: isInner ? ',' : isCall(tokens, index) ? 'x'.repeat(text.length) : maskOf(token),
      isApart: isBlank(tokens[index - 1]),
    };
  });
}

const isBlank = (part: { readonly kind: Token['kind'] } | undefined) =>
  part !== undefined && /^(?:space|comment|block)$/.test(part.kind);

/** Functions of MySQL whose names begin a clause for the engine. */
function isCall(tokens: readonly Token[], index: number): boolean {
  const [name, next] = [tokens[index]?.text ?? '', tokens[index + 1]?.text];
  if (next !== '(' || !/^(?:format|insert|repeat|replace|truncate|values)$/i.test(name)) return false;
  const before = tokens.slice(0, index).findLast((token) => !isBlank(token));
  // VALUES is one in ON DUPLICATE KEY UPDATE alone.
  return /^values$/i.test(name) ? /^[=+*/-]$/.test(before?.text ?? '') : before !== undefined;
}

/**
 * What the engine reads instead of a token. Its own reading of strings, names and comments is not ours in every
 * dialect, so it sees harmless ones as long as they are.
 */
function maskOf({ kind, text }: Token): string {
  const fill = (open: string, close = open) => open + 'x'.repeat(Math.max(0, text.length - 2)) + close;
  if (kind === 'string') return fill("'");
  if (kind === 'name')
    return /^["`]/.test(text) ? fill(text.charAt(0)) : text.startsWith('[') ? fill('[', ']') : fill('"');
  // Any operator is laid out alike, and PostgreSQL lets people make their own.
  if (kind === 'operator' && text.length > 1 && !operators.includes(text)) return '||';
  if (kind === 'end') return ';'.padEnd(text.length);
  if (kind === 'placeholder') return 'x'.repeat(text.length);
  if (kind === 'number' && /^\d+(?:\.\d+)?$/.test(text)) return '0'.repeat(text.length);
  if (kind === 'comment') return `-- ${'x'.repeat(Math.max(0, text.length - 3))}`.trim();
  // In a longer comment the engine would change the indent, which changes the comment.
  if (kind === 'block' && (!isRunComment(text) || text.includes('/*', 2)))
    return `/*${'x'.repeat(text.length - 4)}*/`;
  return text;
}

/** Signs that the engine places well by itself. */
const plain = new Set([',', '(', ')', '.', '*', '+', '-', '/', '<', '>', '=']);
const isOdd = ({ kind, text }: Token, index: number, cluster: readonly Token[]) =>
  (kind === 'operator' && cluster[index - 1]?.text === '.') ||
  // The engine reads two numbers in `1..10`, which is a range of PL/SQL.
  (kind === 'operator' && text === '..') ||
  (kind === 'sign' && !plain.has(text)) ||
  (kind === 'number' && !/^(?:0x[\da-f]+|\d*\.?\d*(?:e[+-]?\d+)?)$/i.test(text)) ||
  (kind === 'word' && /[@#$]/.test(text)) ||
  kind === 'template';
const isBreak = ({ kind, text }: Token) =>
  ['space', 'comment', 'block', 'end'].includes(kind) || text === ',' || text === '(' || text === ')';

/**
 * Takes what the engine may not know for a word: whatever touches an odd sign, such as `a:b[1].c`, and all between
 * brackets or braces. Undefined where nothing is odd, or brackets are no SQL of the dialect.
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
    // What closes without an opening is a mistake, no odd sign.
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

import type { DialectId } from './dialects.ts';
import { hasInlineData } from './inline-data.ts';
import { lexicalRules, sqlPlusSettings } from './lexical-rules.ts';
import { type Token, tokensOf } from './lexer.ts';

/** The order in which dialects are tried for what does not say its own. */
const triedFirst: readonly DialectId[] = [
  'sql',
  'postgresql',
  'mysql',
  'transactsql',
  'sqlite',
  'bigquery',
  'snowflake',
  'plsql',
];

/** How a dialect reads a text: how much of it makes no sense, and where comments and strings are. */
interface Reading {
  readonly dialect: DialectId;
  readonly faults: number;
  /** Where each comment and string begins and ends, in turn. */
  readonly spans: readonly number[];
}

export interface Guess {
  /** The dialects that fit best, the likeliest first. */
  readonly dialects: readonly DialectId[];
  /** Another that fits as well, and the place from which it reads other comments or strings. */
  readonly rival?: { readonly dialect: DialectId; readonly offset: number };
}

/** Finds the dialects under which a text makes sense. */
export function guessDialects(sql: string): Guess {
  if (hasInlineData(sql)) return { dialects: ['clickhouse'] };
  const readings = likelyDialects(sql).map((dialect) => readAs(sql, dialect));
  const fewest = Math.min(...readings.map(({ faults }) => faults));
  const fitting = readings.filter(({ faults }) => faults === fewest);
  const rest = readings.filter(({ faults }) => faults > fewest).sort((a, b) => a.faults - b.faults);
  const [best] = fitting;
  const isLikeBest = (each: Reading) => best !== undefined && firstDifference(best, each) === undefined;
  const rival = fitting.find((each) => !isLikeBest(each));
  const offset = best && rival && firstDifference(best, rival);
  // Behind the best come only dialects that read the same comments and strings.
  const alike = [...fitting, ...rest].filter(isLikeBest);
  return {
    dialects: alike.map(({ dialect }) => dialect),
    ...(rival && offset !== undefined && { rival: { dialect: rival.dialect, offset } }),
  };
}

function likelyDialects(sql: string): DialectId[] {
  const likely: DialectId[] = [];
  if (/\$\w*\$|::\s*\w|\bilike\b/i.test(sql)) likely.push('postgresql');
  if (/(?:^|[\s.,(])\[[a-z_][^\]\n]*\]|^\s*go\s*$|\bnvarchar\b|@@\w/im.test(sql)) likely.push('transactsql');
  if (/`[^`\n]+`/.test(sql)) likely.push(/`[\w-]+\.[\w-]+\.[\w-]+`/.test(sql) ? 'bigquery' : 'mysql');
  return [...new Set([...likely, ...triedFirst])];
}

function firstDifference({ spans: one }: Reading, { spans: other }: Reading): number | undefined {
  const longer = one.length < other.length ? other : one;
  const index = longer.findIndex((_, at) => one[at] !== other[at]);
  // The places of a span come in twos.
  return index < 0
    ? undefined
    : Math.min(one[index - (index % 2)] ?? Infinity, other[index - (index % 2)] ?? Infinity);
}

/** Lines of a client program that only some dialects know. */
const foreignLines = new RegExp(
  String.raw`^[ \t]*(?:${[
    'go',
    '/',
    String.raw`\\\.`,
    String.raw`delimiter[ \t]+\S+`,
    String.raw`source[ \t]+\S+`,
    String.raw`@@?\S+\.sql\b.*`,
    'prompt[ \t].+',
    String.raw`set[ \t]+(?:${sqlPlusSettings})[ \t]+(?:on|off|\d+)\b[^;=\n]*`,
    String.raw`col(?:umn)?[ \t]+\S+[ \t]+(?:format|heading|new_value|noprint)\b.*`,
    String.raw`\.[a-z]\w*(?:[ \t].*)?`,
    String.raw`:(?:setvar|r|connect)\b.*`,
  ].join('|')})[ \t]*$`,
  'gim',
);

function readAs(sql: string, dialect: DialectId): Reading {
  const spans: number[] = [];
  const code: string[] = [];
  let faults = 0;
  let before: Token | undefined;
  let last: Token | undefined;
  let isApart = true;
  for (const token of tokensOf(sql, dialect)) {
    const { kind, text, from } = token;
    if (
      kind === 'comment' ||
      kind === 'block' ||
      kind === 'string' ||
      (kind === 'name' && text.startsWith('"'))
    )
      spans.push(from, from + text.length);
    // psql puts the value of a variable at `:'name'`; others read a string behind a colon.
    else if (kind === 'placeholder' && /^:['"]/.test(text)) spans.push(from + 1, from + text.length);
    code.push(hidden.has(kind) ? ' ' : text);
    if (kind === 'space') {
      isApart = true;
      continue;
    }
    if (kind === 'open') faults += 3;
    faults += faultsOf(token, before, isApart, dialect, sql);
    isApart = false;
    before = token;
    if (kind !== 'comment' && kind !== 'block') last = token;
  }
  // A comment swallows what must follow.
  if (last?.kind === 'word' && opening.test(last.text)) faults += 3;
  const rest = code.join('');
  faults += rest.match(foreignLines)?.length ?? 0;
  const balance = (open: string, close: string) =>
    Math.abs(rest.split(open).length - rest.split(close).length);
  return { dialect, faults: faults + balance('(', ')') + balance('[', ']'), spans };
}

const hidden = new Set<Token['kind']>(['comment', 'block', 'string', 'name', 'line']);
const ownOperator = /^[<>=~!@#%^&|]+$/;
const isQuoted = (kind: Token['kind']) => kind === 'string' || kind === 'name';
/** Behind these comes an operand, no operator. */
const opening =
  /^(?:select|distinct|all|from|into|table|join|update|where|and|or|not|on|by|set|values|having|when|then|else|case|exists|in|as|if|return|limit)$/i;
const isOperand = ({ kind, text }: Token) =>
  isQuoted(kind) ||
  kind === 'number' ||
  kind === 'placeholder' ||
  (kind === 'word' ? !opening.test(text) : /[)\]]/.test(text));

/** Returns 1 for a token that makes no sense at its place. */
function faultsOf(
  token: Token,
  before: Token | undefined,
  isApart: boolean,
  dialect: DialectId,
  sql: string,
): number {
  const { kind, text, from } = token;
  const next = sql.slice(from + text.length, from + text.length + 60);
  if (kind === 'comment') return before && isTableOrPath(text, before, isApart) ? 1 : 0;
  if (kind === 'name' && text.startsWith('[')) return isArray(text, isApart ? undefined : before) ? 1 : 0;
  if (kind === 'sign' || kind === 'operator') {
    if (text.startsWith('#') && (text.length === 1 || !before || !(isOperand(before) || before.text === '=')))
      return before && isOperand(before) && lexicalRules[dialect].hasOperatorRuns && isTerm(next) ? 0 : 1;
    // MySQL takes `--x` for two signs where everyone else writes a comment.
    if (text === '-' && before?.text === '-' && !isApart)
      return lexicalRules[dialect].dashNeedsBlank && !(/[\w)]/.test(sql.charAt(from - 2)) && isTerm(next))
        ? 1
        : 0;
    // What people define themselves in PostgreSQL (`~<~`, `===`) is several operators to others.
    const isRun = !isApart && ownOperator.test(text) && ownOperator.test(before?.text ?? '');
    if (isRun || (kind === 'operator' && before?.kind === 'operator' && !isApart)) return 1;
    return isMisplacedSign(text, isApart ? '' : before?.text, next, dialect) ? 1 : 0;
  }
  // A word at a string without a space: the string begins or ends elsewhere.
  if (isApart || !before) return 0;
  if (isQuoted(before.kind)) return isQuoted(kind) || kind === 'number' || /^[\p{L}\d_]/u.test(text) ? 1 : 0;
  return before.kind === 'word' && (kind === 'string' || text.startsWith('"')) ? 1 : 0;
}

/** What MySQL takes for a comment is a temporary table of SQL Server or a path into JSON of PostgreSQL here. */
function isTableOrPath(text: string, before: Token, isApart: boolean): boolean {
  if (/^#(?:>>?|-)\s*['({\w]/.test(text)) return isOperand(before);
  return isApart && /^##?\w/.test(text) && /^(?:from|into|table|join|update|exists|on)$/i.test(before.text);
}

/** Whether brackets hold a list or a place in one, no name of SQL Server. */
const isArray = (text: string, glued: Token | undefined) =>
  /^\[\s*['"({*[\]:-]/.test(text) || (glued !== undefined && isOperand(glued));

function isMisplacedSign(text: string, glued: string | undefined, next: string, dialect: DialectId): boolean {
  if (text === '\\' || text === '`') return true;
  if (text === '$') return /^\w*\$/.test(next);
  // A name of SQL Server that nobody else could read.
  if (text === '[') return /^(?:[/.#&|=<>;!^~%]|\s*\w+\s+\w)/.test(next);
  if (text === '|>') return dialect !== 'bigquery' && dialect !== 'spark';
  return text === '/' && (glued === '*' || glued === '/');
}

/** Whether a line goes on as after an operator: with one operand, not with the words of a comment. */
function isTerm(line: string): boolean {
  return /^[ \t]*(?:[\w.]+|'[^'\n]*'|\((?=.*\)))(?:\([^)\n]*\))?[ \t]*(?:$|[\r\n,;)=<>|&+*/-]|::|(?:from|as|and|or|where|order|group|limit|then|else|end)\b)/i.test(
    line,
  );
}

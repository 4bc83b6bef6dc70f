import type { DialectId } from './dialects.ts';
import { lexicalRules, sqlPlusSettings } from './lexing/lexical-rules.ts';
import type { Token } from './lexing/lexer.ts';

/** Lines of a client program that exist only in some dialects. */
const foreignLines = new RegExp(
  String.raw`^[ \t]*(?:${[
    String.raw`go(?:[ \t]+\d+)?`,
    '[./]',
    String.raw`\\\.`,
    String.raw`delimiter[ \t]+\S+`,
    String.raw`source[ \t]+\S+`,
    String.raw`@@?\S+\.sql\b.*`,
    String.raw`(?:prompt|rem(?:ark)?)[ \t].+`,
    String.raw`set[ \t]+(?:${sqlPlusSettings})[ \t]+(?:on|off|\d+)\b[^;=\n]*`,
    String.raw`col(?:umn)?[ \t]+\S+[ \t]+(?:format|heading|new_value|noprint)\b.*`,
    String.raw`!(?:set[ \t]+\w+[ \t]*=|(?:source|load|spool|print|define)[ \t]).*`,
    String.raw`\.[a-z]\w*(?:[ \t].*)?`,
    String.raw`:(?:setvar|r|connect)\b.*`,
  ].join('|')})[ \t]*$`,
  'gim',
);

/**
 * A dash in a table's project name (BigQuery, Lexical structure). In other dialects a dash means subtraction, and a
 * table cannot be one.
 */
const dashedTable =
  /\b(?:from|join|into|table|update|view|exists)(?<!\b(?:extract|substring|substr|trim|overlay)\s*\([^()]{0,300}|\bdistinct\s+from)\s+[a-z]\w*(?:-\w+)+\.\w/gi;

/** Commands of Hive and Spark with unquoted paths and settings. */
const hiveCommand = String.raw`(?:^|;)[ \t]*(?:(?:add|list|delete)[ \t]+(?:jar|file|archive)s?[ \t]+(?:[^;\s]*/|;|$)|dfs[ \t]+-|set[ \t]+(?:(?:hivevar|hiveconf|system|env):|(?:hive|spark|mapred\w*|tez|yarn)\.[\w.-]+[ \t]*=|[\w.-]+[ \t]*=[ \t]*/))`;

/** Files in a Snowflake stage. In other dialects, @ begins a variable, which has no path, as in `FROM @t`. */
const stagePath =
  /(?:\b(?:from|into)|(?:^|;)[ \t]*(?:list|ls|remove|rm|get))\s+@(?:[~%]|[\w.$]+\/)|(?:^|;)[ \t]*put\s+file:\/\//gim;

/** True if a text has a command that only Hive and Spark know. */
export function hasHiveCommand(sql: string): boolean {
  return new RegExp(hiveCommand, 'im').test(sql);
}

/** Counts syntax that only other dialects know, in code without strings, names and comments. */
export function foreignTextsIn(code: string, dialect: DialectId): number {
  const foreign = [foreignLines, new RegExp(hiveCommand, 'gim')];
  if (!lexicalRules[dialect].hasDashes) foreign.push(dashedTable);
  if (dialect !== 'snowflake') foreign.push(stagePath);
  return foreign.reduce((count, pattern) => count + (code.match(pattern)?.length ?? 0), 0);
}

const ownOperator = /^[<>=~!@#%^&|]+$/;
const isQuoted = (kind: Token['kind']) => kind === 'string' || kind === 'name';
/** After these words an operand follows, not an operator. */
export const opening =
  /^(?:select|distinct|all|from|into|table|join|update|where|and|or|not|on|by|set|values|having|when|then|else|case|exists|in|as|if|return|limit)$/i;
const isOperand = ({ kind, text }: Token) =>
  isQuoted(kind) ||
  kind === 'number' ||
  kind === 'placeholder' ||
  (kind === 'word' ? !opening.test(text) : /[)\]]/.test(text));

/** The text that may follow a column of DuckDB such as `#1`, unlike the words of a comment. */
const behindColumn =
  /^\s*(?:[,;)]|$|[-+*/%=<>|]|(?:and|as|asc|desc|except|from|group|having|is|limit|nulls|or|order|union|where)\b)/i;

/** Returns 1 for a token that is invalid at its position. */
export function faultsOf(
  token: Token,
  before: Token | undefined,
  isApart: boolean,
  dialect: DialectId,
  sql: string,
): number {
  const { kind, text, from } = token;
  const next = sql.slice(from + text.length, from + text.length + 60);
  if (kind === 'comment') {
    // MySQL reads a line of dashes as minus signs before a comment, without anything to subtract.
    if (!isApart && before?.text === '-' && text.startsWith('--')) return 1;
    return before && isTableOrPath(text, before, isApart) ? 1 : 0;
  }
  if (kind === 'placeholder' && text.startsWith('#')) return before && behindColumn.test(next) ? 0 : 1;
  if (kind === 'name' && text.startsWith('[')) return isArray(text, isApart ? undefined : before) ? 1 : 0;
  if (kind === 'sign' || kind === 'operator') {
    if (text.startsWith('#') && (text.length === 1 || !before || !(isOperand(before) || before.text === '=')))
      return before && isOperand(before) && lexicalRules[dialect].hasOperatorRuns && isTerm(next) ? 0 : 1;
    // MySQL reads `--x` as two signs; all other dialects read it as a comment.
    if (text === '-' && before?.text === '-' && !isApart)
      return lexicalRules[dialect].dashNeedsBlank && !(/[\w)]/.test(sql.charAt(from - 2)) && isTerm(next))
        ? 1
        : 0;
    // Custom operators of PostgreSQL (`~<~`, `===`) are several operators in other dialects.
    const isRun = !isApart && ownOperator.test(text) && ownOperator.test(before?.text ?? '');
    if (isRun || (kind === 'operator' && before?.kind === 'operator' && !isApart)) return 1;
    if (text === ':' && !isApart && before && isPath(before, next, sql.slice(0, from)))
      return pathDialects.has(dialect) ? 0 : 1;
    // SQL*Plus substitutes text there.
    if (text === '&' && before && !isOperand(before) && /^[\p{L}\d]/u.test(next)) return 1;
    if (jsonOperator.test(text)) return lexicalRules[dialect].comment === '#' ? 1 : 0;
    return isMisplacedSign(text, isApart ? '' : before?.text, next, dialect) ? 1 : 0;
  }
  // A word next to a string without a space means that the string ends somewhere else.
  if (isApart || !before) return 0;
  if (isQuoted(before.kind)) return isQuoted(kind) || kind === 'number' || /^[\p{L}\d_]/u.test(text) ? 1 : 0;
  return before.kind === 'word' && (kind === 'string' || text.startsWith('"')) ? 1 : 0;
}

/**
 * True if the text would be a comment in MySQL but is a temporary table of SQL Server or a JSON path of PostgreSQL
 * here.
 */
function isTableOrPath(text: string, before: Token, isApart: boolean): boolean {
  if (/^#(?:>>?|-)\s*['"({$?:%\w]/.test(text)) return isOperand(before);
  return isApart && /^##?\w/.test(text) && /^(?:from|into|table|join|update|exists|on)$/i.test(before.text);
}

/** Dialects with JSON paths that begin with a colon. */
const pathDialects = new Set<DialectId>(['snowflake', 'spark']);

/** True if a colon begins a path, and not a slice's bounds, a member of an object, or a label. */
function isPath(before: Token, next: string, head: string): boolean {
  if (before.kind === 'string' || !isOperand(before)) return false;
  if (!/^[\p{L}_"]/u.test(next) || /^(?:loop|begin|while|repeat|for)\b/i.test(next)) return false;
  return !/[[{][^\]}]*$/.test(head.slice(-300));
}

/** Operators of PostgreSQL and DuckDB. Servers on which a number sign begins a comment have none of them. */
const jsonOperator = /^(?:@>|@\?|\?[|&])$/;

/** True if brackets hold a list or an index, not a name of SQL Server. */
const isArray = (text: string, glued: Token | undefined) =>
  /^\[\s*['"({*[\]:-]/.test(text) || (glued !== undefined && isOperand(glued));

function isMisplacedSign(text: string, glued: string | undefined, next: string, dialect: DialectId): boolean {
  if (text === '\\' || text === '`') return true;
  if (text === '$') return /^\w*\$/.test(next);
  // A name of SQL Server that no other dialect could read.
  if (text === '[') return /^(?:[/.#&|=<>;!^~%]|\s*\w+\s+\w)/.test(next);
  if (text === '|>') return dialect !== 'bigquery' && dialect !== 'spark';
  return text === '/' && (glued === '*' || glued === '/');
}

/** True if a line continues as after an operator: with one operand, not with the words of a comment. */
function isTerm(line: string): boolean {
  return /^[ \t]*(?:[\w.]+|'[^'\n]*'|\((?=.*\)))(?:\([^)\n]*\))?[ \t]*(?:$|[\r\n,;)=<>|&+*/-]|::|(?:from|as|and|or|where|order|group|limit|then|else|end)\b)/i.test(
    line,
  );
}

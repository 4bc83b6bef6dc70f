import type { DialectId } from '../dialects.ts';
import { lexisBehind } from './escape-setting.ts';
import { findCopyData, findInlineData } from './inline-data.ts';
import { type LexicalRules, lexicalRules } from './lexical-rules.ts';
import { findTerminator, firstTerminator, terminatorBehind } from './terminators.ts';
import { buildTokenPattern, patternKinds } from './token-pattern.ts';

export interface Token {
  /** `line` and `data` belong to the client program, `open` is an unclosed token, and `sign` is any other character. */
  readonly kind: (typeof patternKinds)[number] | 'data' | 'sign';
  readonly text: string;
  readonly from: number;
}

interface Reader {
  readonly rules: LexicalRules;
  readonly pattern: RegExp;
  readonly firstLines?: RegExp;
}

const readers = new Map<LexicalRules, Reader>();

function readerOf(dialect: DialectId): Reader {
  const rules = lexicalRules[dialect];
  const known = readers.get(rules);
  if (known) return known;
  const made = {
    rules,
    pattern: buildTokenPattern(rules),
    ...(rules.firstLines !== undefined && { firstLines: new RegExp(rules.firstLines, 'iuy') }),
  };
  readers.set(rules, made);
  return made;
}

/** True if a statement may begin after this token. */
const isFirstKind = ({ kind }: Token) => kind === 'end' || kind === 'line';

/** Splits SQL into tokens as a dialect reads it. The joined tokens give the original text. */
export function* tokensOf(sql: string, dialect: DialectId): Generator<Token> {
  let lexis = dialect;
  let reader = readerOf(lexis);
  let statement = 0;
  let isFirst = true;
  let isLineStart = true;
  let terminator = reader.rules.hasTerminators ? firstTerminator(sql) : undefined;
  for (let from = 0; from < sql.length;) {
    const read: Token =
      (isFirst && (isLineStart || reader.rules.hasCommands) ? lineAt(sql, from, reader) : undefined) ??
      joinedAt(sql, from, reader);
    const token = terminator === undefined ? read : cutAtTerminator(read, sql, terminator);
    if (token.kind === 'line') terminator = terminatorBehind(token.text, terminator);
    yield token;
    from += token.text.length;
    if (token.kind === 'space') {
      isLineStart ||= /[\r\n]/.test(token.text);
      continue;
    }
    isLineStart = false;
    if (token.kind === 'comment' || token.kind === 'block') continue;
    isFirst = isFirstKind(token);
    const data = dataBehind(token, sql, statement, reader.rules);
    if (data) {
      if (data.from > from) yield { kind: 'space', text: sql.slice(from, data.from), from };
      yield data;
      from = data.from + data.text.length;
    }
    if (!isFirst) continue;
    lexis = lexisBehind(sql.slice(statement, from), dialect, lexis);
    reader = readerOf(lexis);
    statement = from;
  }
}

function dataBehind(token: Token, sql: string, statement: number, rules: LexicalRules): Token | undefined {
  if (rules.hasCopyData && isFirstKind(token)) return findCopyData(sql, statement, token);
  return rules.hasFormatData && token.kind === 'word' ? findInlineData(sql, statement, token) : undefined;
}

/** Splits a token before the terminator at the end of its line, or returns the terminator itself. */
function cutAtTerminator(token: Token, sql: string, terminator: string): Token {
  const index = findTerminator(token, sql, terminator);
  if (index === 0) return { kind: 'end', text: terminator, from: token.from };
  return index < 0 ? token : { ...token, text: token.text.slice(0, index) };
}

function lineAt(sql: string, from: number, { firstLines }: Reader): Token | undefined {
  if (!firstLines) return undefined;
  firstLines.lastIndex = from;
  const [text] = firstLines.exec(sql) ?? [];
  return text ? { kind: 'line', text, from } : undefined;
}

const namePieces = new Set<Token['kind']>(['word', 'number', 'string', 'name', 'template', 'placeholder']);
/** True if a program replaces this token with text before the server reads the SQL. */
const isSubstituted = ({ kind, text }: Token) =>
  kind === 'template' || (kind === 'placeholder' && /^(?:&|\$\(|#\{|@.*@$)/.test(text));
const isTag = ({ kind, text }: Token) => kind === 'template' && /^\{[%#]/.test(text);
const clauseWords =
  /^(?:select|from|where|and|or|on|join|left|right|inner|full|cross|group|order|having|limit|union|with|as|insert|update|delete|create|set|values|case|when|then|else|end|not|in|by)$/i;

/**
 * Joins a placeholder and the tokens next to it into one name. White space between them would split `t_{{ x }}` into
 * two.
 */
function joinedAt(sql: string, from: number, reader: Reader): Token {
  const first = tokenAt(sql, from, reader);
  let end = from + first.text.length;
  if (!namePieces.has(first.kind) || !(isSubstituted(first) || /[-{$&@#]/.test(sql.charAt(end))))
    return first;
  for (let before = first; end < sql.length;) {
    // The name of a BigQuery project may contain dashes.
    const dash = reader.rules.hasDashes && /^-[\w{$]/.test(sql.slice(end, end + 2)) ? 1 : 0;
    const next = tokenAt(sql, end + dash, reader);
    const isRest = dash === 1 && end > from + first.text.length;
    if (!namePieces.has(next.kind) || !(isRest || isSubstituted(before) || isSubstituted(next))) break;
    if ((isTag(before) && clauseWords.test(next.text)) || (isTag(next) && clauseWords.test(before.text)))
      break;
    end += dash + next.text.length;
    before = next;
  }
  return end === from + first.text.length ? first : { kind: 'placeholder', text: sql.slice(from, end), from };
}

function tokenAt(sql: string, from: number, { rules, pattern }: Reader): Token {
  const first = sql.charAt(from);
  // A fast path for half of all tokens, which are the same in every dialect. The pattern is slow for them.
  if (first === ' ' && sql.charAt(from + 1).trim() !== '') return { kind: 'space', text: first, from };
  if (first === ',' || first === '(' || first === ')') return { kind: 'sign', text: first, from };
  pattern.lastIndex = from;
  const match = pattern.exec(sql);
  if (!match) return signAt(sql, from);
  const kind = patternKinds.find((each) => match.groups?.[each] !== undefined) ?? 'operator';
  if (kind === 'block') {
    const end = endOfComment(sql, from, rules);
    const kind = end < 0 && !rules.hasOpenComments ? 'open' : 'block';
    return { kind, text: sql.slice(from, end < 0 ? undefined : end), from };
  }
  return { kind, text: kind === 'operator' && rules.hasOperatorRuns ? cutRun(match[0]) : match[0], from };
}

function signAt(sql: string, from: number): Token {
  const text = String.fromCodePoint(sql.codePointAt(from) ?? 0);
  return /['"`]/.test(text) ? { kind: 'open', text: sql.slice(from), from } : { kind: 'sign', text, from };
}

/**
 * Cuts an operator. By PostgreSQL 4.1.3, it may end with `+` or `-` only if it contains one of the rarer characters.
 */
function cutRun(run: string): string {
  return /[~!@#%^&|`?]/.test(run) ? run : run.length > 1 ? run.replace(/(?<=.)[+-]+$/, '') : run;
}

function endOfComment(sql: string, from: number, { nests }: LexicalRules): number {
  const marks = nests ? /\/\*|\*\//g : /\*\//g;
  marks.lastIndex = from + 2;
  for (let depth = 1, mark = marks.exec(sql); mark; mark = marks.exec(sql)) {
    depth += mark[0] === '/*' ? 1 : -1;
    if (depth === 0) return marks.lastIndex;
  }
  return -1;
}

/** True if a server executes this comment, or reads it as a hint, such as Oracle's `--+ FULL(t)`. TiDB's begin with `/*T!`. */
export const isRunComment = (text: string) => /^(?:--\+|\/\*(?:\+|[MT]?!))/.test(text);

/**
 * Returns the common part of two layouts of the same SQL: all tokens, ignoring white space between them and at the line
 * starts of comments, and the case of words.
 */
export function essenceOf(tokens: Iterable<Token>, isKept: (token: Token) => boolean = () => true): string {
  const parts: string[] = [];
  let gap = '';
  let before = '';
  for (const token of tokens) {
    const { kind, text } = token;
    if (kind === 'space') gap += text;
    if (kind === 'space' || !isKept(token)) continue;
    if (kind === 'comment' || kind === 'block')
      parts.push(text.replaceAll(/(?<!\s)\s*[\r\n]\s*/g, '\n').trimEnd());
    else if (kind === 'line' || kind === 'data') parts.push(`\n${text}`);
    // The parts of 'name'@'host' and conf:name must stay together.
    else if (
      kind !== 'end' &&
      (text === '@' || text === ':') &&
      gap === '' &&
      /[\p{L}\p{N}_'"`)\]]$/u.test(before)
    )
      parts.push(`\b${text}`);
    else parts.push(kind === 'word' ? text.toLowerCase() : text);
    gap = '';
    before = text;
  }
  return parts.join('\0');
}

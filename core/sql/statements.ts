import type { DialectId } from './dialects.ts';
import { lexisBehind } from './lexing/escape-setting.ts';
import { type Token, tokensOf } from './lexing/lexer.ts';
import { isInBody } from './routine-bodies.ts';

/** A statement with its semicolon and the comments before it, or lines of the client program. */
export interface Statement {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly from: number;
  /** The dialect whose tokens it has. */
  readonly lexis: DialectId;
  readonly isLine: boolean;
  readonly isData: boolean;
  /** True if its terminator is valid only at the end of a line. */
  readonly endsLine: boolean;
}

/** Yields the statements of a script, without the white space between them. */
export function* statementsOf(sql: string, dialect: DialectId): Generator<Statement> {
  let tokens: Token[] = [];
  let lexis = dialect;
  for (const token of tokensOf(sql, dialect)) {
    if (token.kind === 'line' || token.kind === 'data') {
      yield* statementOf(tokens, lexis);
      const isData = token.kind === 'data';
      yield {
        tokens: [token],
        text: token.text,
        from: token.from,
        lexis,
        isLine: true,
        isData,
        endsLine: true,
      };
      lexis = lexisBehind(token.text, dialect, lexis);
      tokens = [];
      continue;
    }
    if (tokens.length > 0 || token.kind !== 'space') tokens.push(token);
    if (token.kind !== 'end' || isInRule(tokens) || isInBody(tokens, dialect)) continue;
    const next = lexisBehind(textOf(tokens), dialect, lexis);
    yield* statementOf(tokens, lexis, next !== lexis);
    lexis = next;
    tokens = [];
  }
  yield* statementOf(tokens, lexis);
}

const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join('');

/** psql reads a line as its server was set before that line. */
function* statementOf(tokens: Token[], lexis: DialectId, isSetting = false): Generator<Statement> {
  if (tokens.at(-1)?.kind === 'space') tokens.pop();
  const [first] = tokens;
  if (!first) return;
  const text = textOf(tokens);
  const last = tokens.at(-1);
  const endsLine = isSetting || (last?.kind === 'end' && last.text !== ';');
  yield { tokens, text, from: first.from, lexis, isLine: false, isData: false, endsLine };
}

/** True inside a PostgreSQL CREATE RULE, whose parentheses may hold several commands, each with a semicolon. */
function isInRule(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word').slice(0, 4);
  if (!/^create (?:or replace )?rule\b/i.test(words.map(({ text }) => text).join(' '))) return false;
  const count = (sign: string) => tokens.filter(({ text }) => text === sign).length;
  return count('(') > count(')');
}

/** A statement in its new form, or as the person typed it. */
export interface StatementText {
  readonly text: string;
  readonly isLine: boolean;
  /** True if nothing may follow it, not even a line end. */
  readonly isData: boolean;
  readonly isKept: boolean;
  readonly endsLine: boolean;
}

/**
 * Joins the statements. A client's line or data follows its statement directly on a new line, and nothing else shares
 * that line.
 */
export function joinStatements(statements: readonly StatementText[], gap: string): string {
  let result = '';
  let before: StatementText | undefined;
  for (const statement of statements) {
    const mustBreak = statement.isLine || before?.endsLine === true || before?.isKept === true;
    if (before) result += statement.isLine ? '\n' : mustBreak && gap === '' ? '\n' : gap;
    result += statement.text;
    before = statement;
  }
  return result;
}

import type { DialectId } from './dialects.ts';
import { type Token, tokensOf } from './lexing/lexer.ts';

/** A statement with its semicolon and the comments before it, or lines of the client program. */
export interface Statement {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly from: number;
  readonly isLine: boolean;
  readonly isData: boolean;
  /** True if its terminator is valid only at the end of a line. */
  readonly endsLine: boolean;
}

/** Yields the statements of a script, without the white space between them. */
export function* statementsOf(sql: string, dialect: DialectId): Generator<Statement> {
  let tokens: Token[] = [];
  for (const token of tokensOf(sql, dialect)) {
    if (token.kind === 'line' || token.kind === 'data') {
      yield* statementOf(tokens);
      const isData = token.kind === 'data';
      yield { tokens: [token], text: token.text, from: token.from, isLine: true, isData, endsLine: true };
      tokens = [];
      continue;
    }
    if (tokens.length > 0 || token.kind !== 'space') tokens.push(token);
    if (token.kind !== 'end' || isInRule(tokens)) continue;
    yield* statementOf(tokens);
    tokens = [];
  }
  yield* statementOf(tokens);
}

function* statementOf(tokens: Token[]): Generator<Statement> {
  if (tokens.at(-1)?.kind === 'space') tokens.pop();
  const [first] = tokens;
  if (!first) return;
  const text = tokens.map((token) => token.text).join('');
  const last = tokens.at(-1);
  const endsLine = last?.kind === 'end' && last.text !== ';';
  yield { tokens, text, from: first.from, isLine: false, isData: false, endsLine };
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

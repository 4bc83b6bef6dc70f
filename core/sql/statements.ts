import type { DialectId } from './dialects.ts';
import { type Token, tokensOf } from './lexer.ts';

/** A statement with its semicolon and the comments before it, or lines that belong to the client program. */
export interface Statement {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly from: number;
  readonly isLine: boolean;
  readonly isData: boolean;
  /** Its terminator counts only as the last of a line. */
  readonly endsLine: boolean;
}

/** The statements of a script; white space between them is left out. */
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

/** PostgreSQL, CREATE RULE: its commands may be several in parentheses, each with a semicolon. */
function isInRule(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word').slice(0, 4);
  if (!/^create (?:or replace )?rule\b/i.test(words.map(({ text }) => text).join(' '))) return false;
  const count = (sign: string) => tokens.filter(({ text }) => text === sign).length;
  return count('(') > count(')');
}

/** A statement in its new form, or as it was typed. */
export interface StatementText {
  readonly text: string;
  readonly isLine: boolean;
  /** Not even a line end may follow it. */
  readonly isData: boolean;
  readonly isKept: boolean;
  readonly endsLine: boolean;
}

/** A client's line follows its statement at once, as data must, and nothing follows it on the same line. */
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

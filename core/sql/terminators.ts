import type { Token } from './lexer.ts';

/**
 * Db2's command line processor ends statements at another sign where a script asks for one (`--#SET TERMINATOR @`, or
 * the option -td@; in db2batch, `--#SET DELIMITER @`), so that bodies of routines may hold semicolons. It counts only as the last of its line.
 */
const directive = /^--#set[ \t]+(?:terminator|delimiter)[ \t]+(\S{1,2})[ \t]*$/i;
/** No statement ends otherwise with one of these. */
const lastSign = /(?<!@[\w.]+)([@#$])\s*$/;

/** Returns the terminator that a script begins with, unless it is the semicolon. */
export function firstTerminator(sql: string): string | undefined {
  return lastSign.exec(sql)?.[1];
}

/** Returns the terminator behind a line of the client program. */
export function terminatorBehind(line: string, terminator: string | undefined): string | undefined {
  const [, sign] = directive.exec(line) ?? [];
  return sign === undefined ? terminator : sign === ';' ? undefined : sign;
}

/** Splits a token before the terminator that ends the line, or takes it for that. */
export function cutAtTerminator(token: Token, sql: string, terminator: string): Token {
  if (!/^(?:word|sign|operator|placeholder)$/.test(token.kind)) return token;
  const index = token.text.indexOf(terminator);
  const rest = /[ \t]*(?:[\r\n]|$)/y;
  rest.lastIndex = token.from + index + terminator.length;
  if (index < 0 || !rest.test(sql)) return token;
  return index === 0
    ? { kind: 'end', text: terminator, from: token.from }
    : { ...token, text: token.text.slice(0, index) };
}

/** Whether only Db2 ends statements so. */
export function hasDb2Terminators(sql: string): boolean {
  return /^[ \t]*--#set[ \t]+(?:terminator|delimiter)[ \t]/im.test(sql) || firstTerminator(sql) === '@';
}

/**
 * The directive that sets another terminator in Db2's command line processor (`--#SET TERMINATOR @`, or the option
 * -td@; in db2batch, `--#SET DELIMITER @`), so that bodies of routines may hold semicolons. The terminator counts only
 * at the end of a line.
 */
const directive = /^--#set[ \t]+(?:terminator|delimiter)[ \t]+(\S{1,2})[ \t]*$/i;
/** Signs at the end of the text that must be a terminator, because no statement ends with them. */
const lastSign = /(?<!@[\w.]+)([@#$])\s*$/;

/** Returns the terminator in use at the start of a script, unless it is the semicolon. */
export function firstTerminator(sql: string): string | undefined {
  return lastSign.exec(sql)?.[1];
}

/** Returns the terminator after a line of the client program. */
export function terminatorBehind(line: string, terminator: string | undefined): string | undefined {
  const [, sign] = directive.exec(line) ?? [];
  return sign === undefined ? terminator : sign === ';' ? undefined : sign;
}

/** Returns where a word or sign contains the terminator at the end of its line; -1 if it does not. */
export function findTerminator(
  { kind, text, from }: { readonly kind: string; readonly text: string; readonly from: number },
  sql: string,
  terminator: string,
): number {
  if (!/^(?:word|sign|operator|placeholder)$/.test(kind)) return -1;
  const index = text.indexOf(terminator);
  const rest = /[ \t]*(?:[\r\n]|$)/y;
  rest.lastIndex = from + index + terminator.length;
  return index >= 0 && rest.test(sql) ? index : -1;
}

/** True if the script ends statements in a way that only Db2 does. */
export function hasDb2Terminators(sql: string): boolean {
  return /^[ \t]*--#set[ \t]+(?:terminator|delimiter)[ \t]/im.test(sql) || firstTerminator(sql) === '@';
}

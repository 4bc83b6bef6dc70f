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

/** Returns where a word or sign holds the terminator that ends its line, and -1 where it does not. */
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

/** Whether only Db2 ends statements so. */
export function hasDb2Terminators(sql: string): boolean {
  return /^[ \t]*--#set[ \t]+(?:terminator|delimiter)[ \t]/im.test(sql) || firstTerminator(sql) === '@';
}

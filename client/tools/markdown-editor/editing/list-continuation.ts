const listLine = /^([ \t>]*)(?:([-*+])|(\d{1,9})([.)]))([ \t]+)(\[[ xX]\][ \t]+)?/;
const quoteLine = /^((?:[ \t]*>)+[ \t]?)/;

/** The effect of Enter beyond a line break: continue the list, or end it. */
export type Continuation =
  | { readonly type: 'continue'; readonly prefix: string }
  | { readonly type: 'end'; readonly removeTo: number };

/** Returns what Enter does; undefined for a plain line break. `column` is the caret's position in the line. */
export function continueLine(line: string, column: number): Continuation | undefined {
  const list = listLine.exec(line);
  const quote = list ? undefined : quoteLine.exec(line);
  const mark = (list ?? quote)?.[0];
  if (mark === undefined || column < mark.length) return undefined;
  if (line.trimEnd().length <= mark.trimEnd().length) return { type: 'end', removeTo: line.length };
  if (!list) return { type: 'continue', prefix: mark };
  const [, indent = '', bullet, digits = '', closer = '', space = ' ', task] = list;
  const own = bullet ?? `${Number(digits) + 1}${closer}`;
  return { type: 'continue', prefix: `${indent}${own}${space}${task === undefined ? '' : '[ ] '}` };
}

import { readOwn } from '#core/collections/read-own.ts';
import type { CurlRequest, Piece, Warn } from './request.ts';

export const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);
export const milliseconds = (seconds: string): number => Math.round(Number(seconds) * 1000);
export const hasType = ({ headers }: CurlRequest): boolean =>
  headers.some(([name]) => /^content-type$/i.test(name));

/** Writes a string of JavaScript, Python and Go, which share the escapes of JSON. */
export const quote = (text: string): string => JSON.stringify(text).replaceAll('\ufeff', String.raw`\ufeff`);

/** Writes a string of JavaScript or Python with fewer backslashes. */
export function quoteShort(text: string): string {
  if (text.includes("'") || !text.includes('"')) return quote(text);
  return `'${quote(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')}'`;
}

export function indent(lines: readonly string[], by = '    '): string[] {
  return lines.flatMap((line) => line.split('\n')).map((line) => (line === '' ? '' : by + line));
}

/** Writes the pieces of a body, each by the code for its kind. */
export function bodyOf(
  body: readonly Piece[],
  codes: Record<Piece['from'], (value: string) => string>,
): string[] {
  return body.map(({ from, value }) => codes[from](value));
}

/** Writes the options of transport that a client has code for, and notes those that it has none for. */
export function transportLines(
  request: CurlRequest,
  client: string,
  codes: Readonly<Partial<Record<string, (value: string) => string>>>,
  warn: Warn,
): string[] {
  const lines: string[] = [];
  warnOfRedirects(request, client, warn);
  for (const [name, value] of request.transport) {
    const code = readOwn(codes, name)?.(value);
    if (code === undefined) warn(`${client} has no option for --${name}.`);
    else if (code !== '') lines.push(code);
  }
  return lines;
}

/** Notes what curl sends after a redirect by 301, 302 or 303, and the client does not. */
function warnOfRedirects(
  { method, isMethodGiven, transport }: CurlRequest,
  client: string,
  warn: Warn,
): void {
  if (!transport.has('location') || /^(?:GET|HEAD)$/.test(method)) return;
  if (isMethodGiven && client !== 'PHP')
    warn(`After a redirect, curl sends ${method} again because of -X; ${client} may send GET.`);
  if (!isMethodGiven && method === 'PUT' && client !== 'fetch')
    warn(`After a redirect, curl sends the file again; ${client} may not.`);
}

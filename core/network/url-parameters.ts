import { decodeText } from './decode.ts';

/** One name and value of a query, decoded as form data. */
export interface Parameter {
  readonly name: string;
  readonly value: string;
}

/** A URL or bare query, split into its parts. Every part stays as written. */
export interface SplitUrl {
  /** The text up to and including the question mark; empty for a bare query. */
  readonly before: string;
  /** The parameters as written. */
  readonly pieces: readonly string[];
  /** The text from the # on. */
  readonly after: string;
}

const form = { charset: 'utf-8', isPlusSpace: true } as const;

/** Splits a URL or a query like `a=1&b=2`; undefined for a text without parameters. */
export function splitUrl(text: string): SplitUrl | undefined {
  const url = text.trim();
  if (url === '' || /\s/.test(url)) return undefined;
  const hashAt = url.indexOf('#');
  const main = hashAt < 0 ? url : url.slice(0, hashAt);
  const after = hashAt < 0 ? '' : url.slice(hashAt);
  const markAt = main.indexOf('?');
  const query = markAt < 0 ? main : main.slice(markAt + 1);
  if (markAt < 0 && !/^[^/:=&]+=/.test(query)) return undefined;
  const before = markAt < 0 ? '' : main.slice(0, markAt + 1);
  return { before, pieces: query === '' ? [] : query.split('&'), after };
}

export function joinUrl({ before, pieces, after }: SplitUrl): string {
  return before + pieces.join('&') + after;
}

/** Reads one `name=value` as the URL standard does for form data. */
export function readParameter(piece: string): Parameter {
  const equalsAt = piece.indexOf('=');
  const name = equalsAt < 0 ? piece : piece.slice(0, equalsAt);
  const value = equalsAt < 0 ? '' : piece.slice(equalsAt + 1);
  return { name: decodeText(name, form).text, value: decodeText(value, form).text };
}

/** Writes a parameter that every reader understands: a space as %20, a plus sign as %2B. */
export function writeParameter({ name, value }: Parameter): string {
  return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`;
}

/** Returns the named parts of an absolute URL before its query, decoded; none for other texts. */
export function namedParts(text: string): readonly (readonly [name: string, value: string])[] {
  const url = URL.parse(text.trim());
  if (!url || !/^[a-z][a-z0-9+.-]*:\/\//i.test(text.trim())) return [];
  const plain = (part: string) => decodeText(part, { charset: 'utf-8', isPlusSpace: false }).text;
  const parts: readonly (readonly [string, string])[] = [
    ['Scheme', url.protocol.replace(/:$/, '')],
    ['User', plain(url.username)],
    ['Password', plain(url.password)],
    ['Host', url.hostname],
    ['Port', url.port],
    ['Path', plain(url.pathname)],
    ['Fragment', plain(url.hash.slice(1))],
  ];
  return parts.filter(([, value]) => value !== '');
}

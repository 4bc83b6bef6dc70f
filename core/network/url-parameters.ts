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
  const [first] = new URLSearchParams(piece.replaceAll('&', '%26').replace(/^\?/, '%3F'));
  return { name: first?.[0] ?? '', value: first?.[1] ?? '' };
}

/**
 * Changes the name or the value of one `name=value` so that every reader understands it: a space as %20, a plus sign as
 * %2B. The other half stays as written, in whatever encoding.
 */
export function changeParameter(piece: string, { name, value }: Partial<Parameter>): string {
  const equalsAt = piece.indexOf('=');
  const [oldName, oldValue] =
    equalsAt < 0 ? [piece, ''] : [piece.slice(0, equalsAt), piece.slice(equalsAt + 1)];
  return `${name === undefined ? oldName : encode(name)}=${value === undefined ? oldValue : encode(value)}`;
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

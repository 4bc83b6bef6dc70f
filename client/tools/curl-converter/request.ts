/** A text of the body, or a file: unchanged, without line ends (`-d @file`), or percent-encoded. */
export interface Piece {
  readonly from: 'text' | 'file' | 'stripped' | 'encoded';
  /** The text, or the path. */
  readonly value: string;
}

export interface FormPart {
  readonly name: string;
  readonly content: Piece;
  readonly type?: string | undefined;
  readonly fileName?: string | undefined;
}

/** The request of a curl command. */
export interface CurlRequest {
  readonly method: string;
  /** True if -X gives the method. curl then repeats it after each redirect. */
  readonly isMethodGiven: boolean;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Pieces that follow one another. */
  readonly body?: readonly Piece[] | undefined;
  readonly form?: readonly FormPart[] | undefined;
  /** Options that change how it is sent, by their long names, with their values. */
  readonly transport: ReadonlyMap<string, string>;
}

/** Adds a note about a difference between the command and the code. */
export type Warn = (sentence: string, severity?: 'warning' | 'info') => void;

/** Writes one request as statements. */
export type Writer = (request: CurlRequest, warn: Warn) => string[];

/** Writes a form as multipart/form-data (RFC 7578), if a language's own form cannot express it. */
export function writeForm(request: CurlRequest): CurlRequest {
  const { form, headers } = request;
  if (!form) return request;
  const texts = form.map(({ content }) => content.value).join('\n');
  let boundary = '------------------------d74496d66958873e';
  while (texts.includes(boundary)) boundary += '0';
  const escape = (text: string) => text.replaceAll(/["\r\n]/g, encodeURIComponent);
  const body = form.flatMap(({ name, fileName, type, content }, index): Piece[] => {
    const file = fileName === undefined ? '' : `; filename="${escape(fileName)}"`;
    const head =
      `${index > 0 ? '\r\n' : ''}--${boundary}\r\nContent-Disposition: form-data; name="${escape(name)}"${file}` +
      (type === undefined ? '\r\n\r\n' : `\r\nContent-Type: ${type}\r\n\r\n`);
    return [{ from: 'text', value: head }, content];
  });
  return {
    ...request,
    form: undefined,
    headers: [...headers, ['Content-Type', `multipart/form-data; boundary=${boundary}`]],
    body: joinTexts([...body, { from: 'text', value: `\r\n--${boundary}--\r\n` }]),
  };
}

/** Joins texts that follow one another; leaves one piece at least. */
export function joinTexts(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && piece.from === 'text' && piece.value === '') continue;
    if (last?.from === 'text' && (piece.from === 'text' || last.value === ''))
      joined.splice(-1, 1, { ...piece, value: last.value + piece.value });
    else joined.push(piece);
  }
  return joined;
}

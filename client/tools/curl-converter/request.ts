import type { Note } from '#core/errors.ts';

export interface FormPart {
  readonly name: string;
  readonly value: string;
  /** `file` is sent as a file, `content` as the text of a file; else the value itself. */
  readonly from: 'value' | 'file' | 'content';
  readonly type?: string | undefined;
  readonly fileName?: string | undefined;
}

export type Body =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'form'; readonly parts: readonly FormPart[] };

/** What a curl command sends, and how. Times are in seconds. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: Body | undefined;
  readonly isInsecure: boolean;
  readonly followsRedirects: boolean;
  readonly isCompressed: boolean;
  readonly proxy?: string | undefined;
  readonly connectTimeout?: number | undefined;
  readonly timeout?: number | undefined;
  readonly output?: string | undefined;
}

/** A request as code, and the notes on what the code does otherwise. */
export type Writer = (
  request: HttpRequest,
  warn: (sentence: string, severity?: Note['severity']) => void,
) => string;

export function headerOf(request: Pick<HttpRequest, 'headers'>, name: string): string | undefined {
  return request.headers.find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];
}

/** Writes a string of JavaScript, Python, Go, Java and C#, whose escapes JSON's are, too. */
export const quote = (text: string): string => JSON.stringify(text);

/** Writes a string in single quotes where that needs fewer backslashes, as JavaScript and Python allow. */
export function quoteSingle(text: string): string {
  const double = JSON.stringify(text);
  return text.includes("'") || !text.includes('"')
    ? double
    : `'${double.slice(1, -1).replaceAll(String.raw`\"`, '"')}'`;
}

/** Returns the lines of a text, each behind an indent. */
export function indent(lines: readonly string[], by: string): string {
  return lines.map((line) => `${by}${line}\n`).join('');
}

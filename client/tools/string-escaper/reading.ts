import { ToolInputError } from '#core/errors.ts';

/** Spaces after a literal are found in this much of the text. */
const maxTail = 1000;

/** A doubtful place in the input; its text stays in the output. */
export interface Fault {
  readonly sentence: string;
  /** UTF-16 offset and length in the input. */
  readonly offset: number;
  readonly length: number;
}

export interface ReadString {
  readonly text: string;
  readonly faults: readonly Fault[];
}

/** A mistake at an offset of one string, which its caller completes with the place in the whole input. */
export class StringFault extends Error {
  readonly offset: number;
  readonly hint: string;

  constructor(message: string, offset: number, hint: string) {
    super(message);
    this.offset = offset;
    this.hint = hint;
  }

  /** Returns the mistake as the person's, with its place. */
  at(place: { offset: number; line: number; column: number }): ToolInputError {
    return new ToolInputError(this.message, { ...place, hint: this.hint });
  }
}

/** The offsets of a literal's content and of its closing quote. */
export interface Literal {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds a literal between quotes. Spaces around it and a `,` or `;` after it do not count. Undefined if the text does
 * not begin and end with the quote, so that all of it is content. `skip` is a pattern of what hides a quote inside.
 */
export function findLiteral(
  text: string,
  quote: string,
  skip: string,
  prefixLength = 0,
): Literal | undefined {
  const opening = text.length - text.trimStart().length + prefixLength;
  if (!text.startsWith(quote, opening)) return undefined;
  const start = opening + quote.length;
  const wholeEnd = /[,;]?\s*$/.exec(text.slice(-maxTail))?.[0].length ?? 0;
  const whole = text.slice(0, text.length - wholeEnd).trimEnd();
  if (whole.length < start + quote.length || !whole.endsWith(quote)) return undefined;
  const finder = new RegExp(`(?:${skip})|(?<quote>${quote})`, 'gs');
  finder.lastIndex = start;
  let found = finder.exec(text);
  while (found && found.groups?.quote === undefined) found = finder.exec(text);
  if (!found) return undefined;
  if (found.index + quote.length < whole.length) {
    const hint = 'Unescape one string at a time, or each line on its own.';
    throw new StringFault('Text follows the closing quote.', found.index + quote.length, hint);
  }
  return { start, end: found.index };
}

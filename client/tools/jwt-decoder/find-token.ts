import { ToolInputError } from '#core/errors.ts';

/** A token within what was pasted: its text, and where it begins. */
export interface FoundToken {
  readonly token: string;
  readonly offset: number;
  /** How many others stand beside it; the first one is taken. */
  readonly others: number;
}

/**
 * Headers of tokens are JSON objects, so that they begin with `{"` or, with spaces, `{ ` or a new line. What follows
 * must end a token there: of a damaged one, the sound beginning would pass for all.
 */
const within = /(?<![\w.-])(?:eyJ|eyA|ew0K|ewog|ewo)[\w-]*(?:\.[\w-]*={0,2}){2,4}(?![^\s"'`<>;,&#)\]}])/g;

/** Finds a token in a header line, a cookie, an address or a text of any kind. */
export function findToken(text: string): FoundToken {
  const offset = /^\s*(?:(?:authorization\s*:\s*)?bearer\s+)?/i.exec(text)?.[0].length ?? 0;
  const whole = text.slice(offset).trim();
  if (whole === '') {
    throw new ToolInputError('There is no token yet.', {
      hint: 'Paste one: three parts with points between.',
    });
  }
  const [first, ...others] = text.matchAll(within);
  if (first && (first[0] !== whole || first.index !== offset)) {
    return { token: first[0], offset: first.index, others: others.length };
  }
  return { token: whole, offset, others: 0 };
}

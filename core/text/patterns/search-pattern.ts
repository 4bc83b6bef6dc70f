import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

export interface SearchTerm {
  readonly text: string;
  readonly isRegex: boolean;
  readonly ignoresCase: boolean;
  /** True if letters, digits and underscores must not touch the match, as in `grep -w`. */
  readonly isWholeWord?: boolean;
}

/** The place of the term in the form: its field, and where it begins in the text of that field. */
export interface TermPlace {
  readonly field: string;
  readonly text?: string;
  readonly offset?: number;
}

const maxMessageLength = 200;
const word = String.raw`[\p{L}\p{M}\p{N}_]`;

/**
 * Compiles a search term. A regular expression is read by the Unicode rules (`u`), or by the old ones if only these
 * allow it. Throws a ToolInputError with the place of the mistake.
 */
export async function compileTerm(term: SearchTerm, flags: string, place: TermPlace): Promise<RegExp> {
  const source = term.isRegex ? term.text : escapeRegex(term.text);
  const allFlags = flags + (term.ignoresCase ? 'i' : '');
  const regex = tryCompile(source, `${allFlags}u`) ?? tryCompile(source, allFlags);
  if (!regex) throw await describeMistake(source, `${allFlags}u`, place);
  if (!term.isWholeWord) return regex;
  const edge = regex.unicode ? word : String.raw`\w`;
  return new RegExp(`(?<!${edge})(?:${source})(?!${edge})`, regex.flags);
}

/** Escapes a text for a regular expression that matches it literally, with the flag `u` or without. */
function escapeRegex(text: string): string {
  return text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
}

function tryCompile(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function describeMistake(source: string, flags: string, place: TermPlace): Promise<ToolInputError> {
  const { RegExpParser, RegExpSyntaxError } = await import('@eslint-community/regexpp');
  let [reason, index] = ['Invalid regular expression', 0];
  try {
    new RegExpParser().parsePattern(source, 0, source.length, { unicode: flags.includes('u') });
  } catch (error) {
    if (!(error instanceof RegExpSyntaxError)) throw error;
    index = error.index;
    reason = error.message.slice(error.message.lastIndexOf(': ') + 2);
  }
  return new ToolInputError(`The regular expression is invalid: ${reason.slice(0, maxMessageLength)}.`, {
    ...placeOf(place.text ?? source, (place.offset ?? 0) + index),
    field: place.field,
    hint: 'Fix it, or search for plain text instead.',
  });
}

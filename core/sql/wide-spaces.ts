import { writeCodePoint } from '#core/text/code-point.ts';
import type { Note } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import type { Token } from './lexing/lexer.ts';

/** True for white space outside ASCII that the dialect does not read as a space. */
export const isWideSpace = ({ kind, text }: Token): boolean => kind === 'sign' && text.trim() === '';

export function wideSpaceNote(sql: string, { text, from }: Token): Note {
  return {
    severity: 'warning',
    sentence: `This space is not a plain one (${writeCodePoint(text)}): servers may read it as part of a name.`,
    hint: 'Replace it with a plain space, unless it belongs to a name.',
    place: { ...placeOf(sql, from), length: text.length },
  };
}

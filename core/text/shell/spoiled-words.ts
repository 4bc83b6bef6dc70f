import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

/**
 * Throws a ToolInputError for a word at `offset` that copying has spoiled: typographic quotation marks, a space after
 * the backslash that ends a line, and, unless it is the value of an option, a dash for a hyphen.
 */
export function refuseSpoiledWord(script: string, offset: number, isValue = false): void {
  const first = script.charAt(offset);
  const refuse = (message: string, hint: string) => {
    throw new ToolInputError(message, { ...placeOf(script, offset), hint });
  };
  if (/[‘’“”„]/.test(first)) refuse(`${first} is a typographic quotation mark.`, `Write ' or ".`);
  if (!isValue && /[\u2010-\u2015\u2212]/.test(first)) refuse(`${first} is no hyphen.`, 'Write - or --.');
  if (/^\\[ \t]+(?:\r?\n|$)/.test(script.slice(offset, offset + 100)))
    refuse(
      'A space follows the backslash at the end of the line.',
      'Delete the space, so that the command continues.',
    );
}

import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

const separator = /[\s:,;-]/;

/**
 * Reads bytes from hexadecimal digits: `deadbeef`, `DE AD`, `de:ad`, `0xDE, 0xAD`. Throws a ToolInputError with the
 * position of an invalid character, or of a digit without a pair.
 */
export function bytesOfHex(text: string): Uint8Array<ArrayBuffer> {
  const output = new Uint8Array(Math.ceil(text.length / 2));
  let length = 0;
  let high: number | undefined;
  for (let index = 0; index < text.length; index += 1) {
    if (separator.test(text[index] as string)) {
      if (high !== undefined) throw leftOver(text, index - 1);
    } else if (high === undefined && text[index] === '0' && /^x$/i.test(text[index + 1] ?? '')) {
      index += 1;
    } else if (high === undefined) {
      high = digitOf(text, index);
    } else {
      output[length++] = (high << 4) | digitOf(text, index);
      high = undefined;
    }
  }
  if (high !== undefined) throw leftOver(text, text.length - 1);
  return output.slice(0, length);
}

function leftOver(text: string, index: number): ToolInputError {
  return new ToolInputError('One hexadecimal digit is left over: a byte has two.', {
    ...placeOf(text, index),
    hint: 'Write a 0 before it, or look for a missing digit.',
  });
}

function digitOf(text: string, index: number): number {
  const digit = parseInt(text[index] as string, 16);
  if (!Number.isNaN(digit)) return digit;
  throw new ToolInputError(
    `“${String.fromCodePoint(text.codePointAt(index) ?? 0)}” is not a hexadecimal digit.`,
    {
      ...placeOf(text, index),
      hint: 'A byte is two of 0 to 9 and A to F. Switch “Hex bytes” off to encode the text itself.',
    },
  );
}

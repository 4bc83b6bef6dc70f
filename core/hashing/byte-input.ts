import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

/** How to convert the text of a box to bytes. */
export type ByteFormat = 'text' | 'hex' | 'base64';
export type LineEnding = 'lf' | 'crlf';

const formatNames = { hex: 'hexadecimal', base64: 'Base64' } as const;

/**
 * Converts `input` to bytes: as UTF-8 text, hexadecimal digits (spaces, colons and 0x allowed), or Base64 in either
 * alphabet (RFC 4648 sections 4 and 5). Throws a ToolInputError with line and column.
 */
export function parseBytes(input: string, format: ByteFormat, lineEnding: LineEnding = 'lf'): Uint8Array {
  switch (format) {
    case 'text':
      return encodeText(input, lineEnding);
    case 'hex':
      return parseHex(input);
    case 'base64':
      return parseBase64(input);
  }
}

function encodeText(input: string, lineEnding: LineEnding): Uint8Array {
  const lone = /\p{Surrogate}/u.exec(input);
  if (lone) {
    throw new ToolInputError('The text holds half of a surrogate pair, which no encoding can write.', {
      ...placeOf(input, lone.index),
      hint: 'Delete the broken character there.',
    });
  }
  const text = input.replaceAll('\r\n', '\n');
  return new TextEncoder().encode(lineEnding === 'crlf' ? text.replaceAll('\n', '\r\n') : text);
}

function parseHex(input: string): Uint8Array {
  // Blanks of the same length keep every offset correct.
  const cleaned = input.replace(/0x/gi, '  ');
  const digits: number[] = [];
  for (let index = 0; index < cleaned.length; index += 1) {
    const character = cleaned.charAt(index);
    if (/[\s:,-]/.test(character)) continue;
    const digit = Number.parseInt(character, 16);
    if (Number.isNaN(digit)) throw unexpected(input, index, 'hex');
    digits.push(digit);
  }
  if (digits.length % 2 !== 0) {
    throw new ToolInputError(`There are ${digits.length} hexadecimal digits, but every byte takes two.`, {
      ...placeOf(input, input.length),
      hint: 'Add the missing digit.',
    });
  }
  return Uint8Array.from({ length: digits.length / 2 }, (_, index) => {
    return (digits[2 * index] ?? 0) * 16 + (digits[2 * index + 1] ?? 0);
  });
}

function parseBase64(input: string): Uint8Array {
  const stray = /[^\sA-Za-z0-9+/_=-]|=(?=[\s=]*[^\s=])/.exec(input);
  if (stray) throw unexpected(input, stray.index, 'base64');
  const text = input.replace(/[\s=]/g, '').replaceAll('-', '+').replaceAll('_', '/');
  if (text.length % 4 === 1) {
    throw new ToolInputError(`${text.length} Base64 characters cannot be whole bytes.`, {
      ...placeOf(input, input.length),
      hint: 'The end is missing, or there is a character too many.',
    });
  }
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function unexpected(input: string, offset: number, format: 'hex' | 'base64'): ToolInputError {
  const character = String.fromCodePoint(input.codePointAt(offset) ?? 0);
  return new ToolInputError(`“${character}” is not part of ${formatNames[format]}.`, {
    ...placeOf(input, offset),
    hint: `Remove it. If this is not ${formatNames[format]}, choose its format where the tool has others.`,
  });
}

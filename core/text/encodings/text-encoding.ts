import { ToolInputError } from '#core/errors.ts';
import { placeOf } from './text-place.ts';

export type Charset = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Encodes a text. Throws a ToolInputError with the place of a character that the encoding lacks. */
export function bytesOfText(text: string, charset: Charset): Uint8Array<ArrayBuffer> {
  const lone = /\p{Surrogate}/u.exec(text);
  if (lone) {
    throw new ToolInputError('The text holds half of a surrogate pair, which no encoding can write.', {
      ...placeOf(text, lone.index),
      hint: 'Delete the broken character there.',
    });
  }
  switch (charset) {
    case 'utf-8':
      return new TextEncoder().encode(text);
    case 'utf-16le':
    case 'utf-16be':
      return bytesOfUtf16(text, charset === 'utf-16le');
    case 'windows-1252':
      return bytesOfWindows1252(text);
  }
}

/** Decodes bytes; undefined if they are invalid in that encoding. */
export function textOfBytes(bytes: Uint8Array, charset: Charset): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function bytesOfUtf16(text: string, isLittleEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(index * 2, text.charCodeAt(index), isLittleEndian);
  }
  return new Uint8Array(view.buffer);
}

let windows1252: ReadonlyMap<string, number> | undefined;

function bytesOfWindows1252(text: string): Uint8Array<ArrayBuffer> {
  windows1252 ??= readWindows1252();
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const byte = windows1252.get(text.charAt(index));
    if (byte === undefined) {
      const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
      throw new ToolInputError(`“${character}” does not exist in Windows-1252.`, {
        ...placeOf(text, index),
        hint: 'Choose UTF-8, which can write every character.',
      });
    }
    bytes[index] = byte;
  }
  return bytes;
}

function readWindows1252(): ReadonlyMap<string, number> {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const characters = new TextDecoder('windows-1252').decode(all);
  return new Map(Array.from(characters, (character, byte) => [character, byte] as const));
}

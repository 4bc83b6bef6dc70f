import { declaredEncoding } from './declared-encoding.ts';
import { guessUtf16 } from './utf16-guess.ts';
import { findInvalidUtf8 } from './utf8-check.ts';

export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface DecodedText {
  readonly text: string;
  /** Its WHATWG name. Only a text that declares its encoding has one beyond `TextEncodingName`. */
  readonly encoding: string;
  readonly hasByteOrderMark: boolean;
  /** Bytes that are invalid in that encoding, shown as U+FFFD; undefined for none. */
  readonly damage?: TextDamage;
}

export interface TextDamage {
  /** The offset of the first invalid byte, from 0. */
  readonly byteOffset: number;
  readonly byte: number;
  /** The number of invalid bytes, counted up to 1,000. */
  readonly count: number;
}

/** The limit for counting invalid bytes. */
const mostFaults = 1000;

/**
 * Decodes bytes in the requested encoding. Otherwise it detects one: by byte order mark, then UTF-16 if nothing else is
 * possible, then the encoding that XML, HTML or CSS declares if it fits, then UTF-8 if most of it is valid (invalid
 * bytes are replaced and reported). The last choice is windows-1252 (WHATWG Encoding), which accepts any bytes.
 */
export function decodeText(bytes: Uint8Array, asked?: string): DecodedText {
  const marked = encodingByMark(bytes);
  const encoding = asked ?? marked ?? guessUtf16(bytes) ?? fittingDeclared(bytes) ?? guessOneByte(bytes);
  const damage = encoding === 'utf-8' ? damageOfUtf8(bytes) : damageOfUtf16(bytes, encoding);
  return {
    text: new TextDecoder(encoding).decode(bytes),
    encoding,
    hasByteOrderMark: marked === encoding,
    ...(damage ? { damage } : {}),
  };
}

/** True if more letters beyond ASCII are valid UTF-8 than invalid: the file is damaged, and not in another encoding. */
export function isMostlyUtf8(bytes: Uint8Array): boolean {
  // Valid throughout: a U+FFFD in it was written by somebody.
  if (findInvalidUtf8(bytes, 1).length === 0) return true;
  const letters = new TextDecoder().decode(bytes).match(/[^\0-\u007f]/gu) ?? [];
  const good = letters.filter((letter) => letter !== '\ufffd');
  const broken = letters.length - good.length;
  if (good.length !== broken) return good.length > broken;
  // In a tie, the file counts as UTF-8 only if all decoded characters are common ones; rare ones are accidental.
  return good.every((letter) => /[\u00a0-\u024f\u2010-\u203a]/.test(letter));
}

/** Returns the declared encoding if all bytes are valid in it. */
function fittingDeclared(bytes: Uint8Array): string | undefined {
  const declared = declaredEncoding(bytes);
  if (declared === undefined) return undefined;
  try {
    new TextDecoder(declared, { fatal: true }).decode(bytes);
    return declared;
  } catch {
    return undefined;
  }
}

function guessOneByte(bytes: Uint8Array): TextEncodingName {
  return isMostlyUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function damageOfUtf8(bytes: Uint8Array): TextDamage | undefined {
  const faults = findInvalidUtf8(bytes, mostFaults);
  const [byteOffset] = faults;
  if (byteOffset === undefined) return undefined;
  return { byteOffset, byte: bytes[byteOffset] ?? 0, count: faults.length };
}

/** Finds lone surrogates and a single byte at the end. */
function damageOfUtf16(bytes: Uint8Array, encoding: string): TextDamage | undefined {
  if (!encoding.startsWith('utf-16')) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLittle = encoding === 'utf-16le';
  const unitAt = (at: number) => (at + 1 < bytes.length ? view.getUint16(at, isLittle) : 0);
  const faults: number[] = [];
  for (let at = 0; at < bytes.length && faults.length < mostFaults; at += 2) {
    const unit = unitAt(at);
    const isPair = (unit & 0xfc00) === 0xd800 && (unitAt(at + 2) & 0xfc00) === 0xdc00;
    if (isPair) at += 2;
    else if (at + 1 === bytes.length || (unit & 0xf800) === 0xd800) faults.push(at);
  }
  const [byteOffset] = faults;
  if (byteOffset === undefined) return undefined;
  return { byteOffset, byte: bytes[byteOffset] ?? 0, count: faults.length };
}

function encodingByMark([first, second, third]: Uint8Array): TextEncodingName | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

/** Returns a note for a file that was not read as UTF-8, because the guess may be wrong. */
export function remarkEncoding(encoding: string): string | undefined {
  if (encoding === 'utf-8') return undefined;
  if (encoding !== 'windows-1252') return `It was read as ${encoding.toUpperCase()}.`;
  return 'It is not UTF-8, so it was read as Windows-1252. If letters look wrong, save it again as UTF-8.';
}

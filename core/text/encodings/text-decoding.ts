import { guessUtf16 } from './utf16-guess.ts';
import { findInvalidUtf8 } from './utf8-check.ts';

export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncodingName;
  readonly hasByteOrderMark: boolean;
  /** Bytes that are no text in that encoding; in the text a U+FFFD stands for them. Undefined where there are none. */
  readonly damage?: TextDamage;
}

export interface TextDamage {
  /** Where the first bad byte is, counted from 0. */
  readonly byteOffset: number;
  readonly byte: number;
  /** How many there are; not counted beyond 1,000. */
  readonly count: number;
}

/** Damage is counted up to here. */
const mostFaults = 1000;

/**
 * The one reader of bytes as text: in the encoding that is asked for; else by byte order mark, else as UTF-16 where
 * that is what it must be, else as UTF-8, with bad bytes replaced and told where most of it is good; else as
 * windows-1252 (WHATWG Encoding), which reads anything.
 */
export function decodeText(bytes: Uint8Array, asked?: TextEncodingName): DecodedText {
  const marked = encodingByMark(bytes);
  const encoding = asked ?? marked ?? guessUtf16(bytes) ?? guessOneByte(bytes);
  const damage = encoding === 'utf-8' ? damageOfUtf8(bytes) : damageOfUtf16(bytes, encoding);
  return {
    text: new TextDecoder(encoding).decode(bytes),
    encoding,
    hasByteOrderMark: marked === encoding,
    ...(damage ? { damage } : {}),
  };
}

/** True where more letters beyond ASCII are UTF-8 than are not: a damaged file, rather than one in another encoding. */
export function isMostlyUtf8(bytes: Uint8Array): boolean {
  const letters = new TextDecoder().decode(bytes).match(/[^\0-\u007f]/gu) ?? [];
  const good = letters.filter((letter) => letter !== '\ufffd');
  const broken = letters.length - good.length;
  if (good.length !== broken) return good.length > broken || broken === 0;
  // What is rare in itself came about by chance.
  return good.every((letter) => /[\u00a0-\u024f\u2010-\u203a]/.test(letter));
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

/** Halves of surrogate pairs, and a byte left over at the end. */
function damageOfUtf16(bytes: Uint8Array, encoding: TextEncodingName): TextDamage | undefined {
  if (encoding === 'windows-1252') return undefined;
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

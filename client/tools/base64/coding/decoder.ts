import type { Alphabet } from '../alphabets/alphabets.ts';
import type { Findings, Place } from './findings.ts';
import { chunkCharacters, isBase64Native, type NativeReading, readBase64Chunk } from './native-base64.ts';
import { PlaceCounter } from './place-counter.ts';

const kinds = { whitespace: 64, padding: 65, stray: 66, continuation: 67 } as const;
const paddingCode = 0x3d;
/** Shorter runs are faster to read one by one. */
const leastNativeCharacters = 64;
/** After this many failures, the native decoder is no longer tried for this text. */
const maxRefusals = 8;
const standardClasses = makeClasses({
  characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
  padding: '=',
});
standardClasses[0x2d] = 62;
standardClasses[0x5f] = 63;

function makeClasses({ characters, padding, spaceValue }: Alphabet): Uint8Array {
  const table = new Uint8Array(256).fill(kinds.stray);
  for (let value = 0; value < 64; value += 1) table[characters.charCodeAt(value)] = value;
  for (const code of [0x09, 0x0a, 0x0c, 0x0d, 0x20]) table[code] = kinds.whitespace;
  if (spaceValue !== undefined) table[0x20] = spaceValue;
  if (padding !== '') table[padding.charCodeAt(0)] = kinds.padding;
  table.fill(kinds.continuation, 0x80, 0xc0);
  return table;
}

class Counter {
  count = 0;
  first: Place | undefined;
}

/**
 * Reads Base64 in pieces (as UTF-8 codes), in both alphabets or a given one, and records everything else it finds. The
 * native decoder reads plain parts; the rest is read character by character, which gives exact positions.
 */
export class Base64Decoder {
  readonly #alphabet: Alphabet | undefined;
  readonly #classes: Uint8Array;
  readonly #where = new PlaceCounter();
  readonly #whitespace = new Counter();
  readonly #strays = new Counter();
  #standard: Place | undefined;
  #urlSafe: Place | undefined;
  #afterPadding: Place | undefined;
  #strayCode: readonly number[] = [];
  #paddingCount = 0;
  #bits = 0;
  #bitCount = 0;
  #characterCount = 0;
  #output = new Uint8Array(0);
  #length = 0;
  #refusalsLeft: number;

  constructor(alphabet?: Alphabet, isNative = isBase64Native) {
    this.#alphabet = alphabet;
    this.#classes = alphabet ? makeClasses(alphabet) : standardClasses;
    // The native decoder only supports the alphabets of RFC 4648.
    this.#refusalsLeft = isNative && !alphabet ? maxRefusals : 0;
  }

  /** Returns the whole bytes that this piece completes. */
  push(piece: Uint8Array): Uint8Array<ArrayBuffer> {
    this.#output = new Uint8Array(Math.ceil((piece.length * 3) / 4) + 3);
    this.#length = 0;
    const paddingAt = piece.indexOf(paddingCode);
    const plainEnd = paddingAt < 0 ? piece.length : paddingAt;
    let start = 0;
    while (start < piece.length) {
      const readCount = this.#readNatively(piece.subarray(start, plainEnd));
      start = readCount > 0 ? start + readCount : this.#readEach(piece, start);
    }
    return this.#output.subarray(0, this.#length);
  }

  /** Skips text outside the Base64, so that positions count from the start of the text. */
  skip(piece: Uint8Array): void {
    for (const code of piece) this.#where.pass(code);
  }

  /** Decodes with the native decoder and returns how many codes it read; 0 for too few codes or unsupported ones. */
  #readNatively(codes: Uint8Array): number {
    const isBetweenGroups = this.#bitCount === 0 && this.#paddingCount === 0;
    if (this.#refusalsLeft === 0 || !isBetweenGroups || codes.length < leastNativeCharacters) return 0;
    const isUrlSafe = this.#urlSafe !== undefined && this.#standard === undefined;
    const output = this.#output.subarray(this.#length);
    const reading = readBase64Chunk(codes, output, isUrlSafe ? 'base64url' : 'base64');
    if (!reading) this.#refusalsLeft -= 1;
    else this.#takeReading(reading, isUrlSafe);
    return reading?.text.length ?? 0;
  }

  #takeReading({ text, written }: NativeReading, isUrlSafe: boolean): void {
    const characterCount = (written / 3) * 4;
    const gapCount = text.length - characterCount;
    if (!isUrlSafe && !this.#standard) {
      const at = text.search(/[+/]/);
      if (at >= 0) this.#standard = this.#where.placeIn(text, at);
    }
    if (gapCount > 0) {
      this.#whitespace.first ??= this.#where.placeIn(text, text.search(/\s/));
      this.#whitespace.count += gapCount;
    }
    this.#length += written;
    this.#characterCount += characterCount;
    if (gapCount > 0) this.#where.passText(text);
    else this.#where.passPlain(text.length);
  }

  /** Reads character by character up to where the native decoder may try again. Returns that position. */
  #readEach(piece: Uint8Array, start: number): number {
    const groupRest = this.#characterCount % 4;
    const step = this.#refusalsLeft === 0 ? piece.length : groupRest > 0 ? 4 - groupRest : chunkCharacters;
    const end = Math.min(piece.length, start + step);
    const classes = this.#classes;
    for (let index = start; index < end; index += 1) {
      const code = piece[index] as number;
      const value = classes[code] as number;
      if (value < 62 && this.#paddingCount === 0) {
        this.#take(value);
        this.#where.passPlain(1);
        continue;
      }
      if (value < 64) this.#takeRare(value, code);
      else if (value !== kinds.continuation) this.#note(value, piece, index);
      this.#where.pass(code);
    }
    return end;
  }

  #take(value: number): void {
    this.#characterCount += 1;
    this.#bits = ((this.#bits << 6) | value) & 0xffff;
    this.#bitCount += 6;
    if (this.#bitCount < 8) return;
    this.#bitCount -= 8;
    this.#output[this.#length] = (this.#bits >> this.#bitCount) & 0xff;
    this.#length += 1;
  }

  #takeRare(value: number, code: number): void {
    if (this.#paddingCount > 0) this.#afterPadding ??= this.#where.place;
    if (!this.#alphabet) {
      if (code === 0x2b || code === 0x2f) this.#standard ??= this.#where.place;
      if (code === 0x2d || code === 0x5f) this.#urlSafe ??= this.#where.place;
    }
    this.#take(value);
  }

  #note(kind: number, piece: Uint8Array, index: number): void {
    if (kind === kinds.padding) {
      this.#paddingCount += 1;
      return;
    }
    const counter = kind === kinds.whitespace ? this.#whitespace : this.#strays;
    if (kind === kinds.stray && counter.count === 0) this.#strayCode = [...piece.subarray(index, index + 4)];
    counter.count += 1;
    counter.first ??= this.#where.place;
  }

  /** Returns the findings; call it after the last piece. */
  finish(): Findings {
    const rest = this.#characterCount % 4;
    const leftBits = this.#bits & ((1 << this.#bitCount) - 1);
    const decoded = new TextDecoder().decode(Uint8Array.from(this.#strayCode));
    return {
      whitespace: this.#whitespace,
      standard: this.#standard,
      urlSafe: this.#urlSafe,
      afterPadding: this.#afterPadding,
      strays: {
        count: this.#strays.count,
        first: this.#strays.first,
        firstCharacter: String.fromCodePoint(decoded.codePointAt(0) ?? 0),
      },
      paddingCount: this.#paddingCount,
      paddingCharacter: this.#alphabet?.padding ?? '=',
      wantedPadding: this.#alphabet?.padding === '' ? 0 : rest === 2 ? 2 : rest === 3 ? 1 : 0,
      isCutShort: rest === 1,
      hasTrailingBits: rest > 1 && leftBits !== 0,
      characterCount: this.#characterCount,
      end: this.#where.place,
    };
  }
}

/** Decodes bytes that are completely in memory. */
export function decodeBytes(
  codes: Uint8Array,
  alphabet?: Alphabet,
  isNative?: boolean,
): { bytes: Uint8Array<ArrayBuffer>; findings: Findings } {
  const decoder = new Base64Decoder(alphabet, isNative);
  const bytes = decoder.push(codes);
  return { bytes, findings: decoder.finish() };
}

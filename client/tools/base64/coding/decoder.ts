import type { Alphabet } from '../alphabets/alphabets.ts';

/** A place in the text: offset in UTF-16 units from 0, line and column from 1. */
export interface Place {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** What was met in a text beside plain Base64, each with how often and where first. */
export interface Findings {
  readonly whitespace: Sighting;
  /** + or / */
  readonly standard: Sighting;
  /** - or _ */
  readonly urlSafe: Sighting;
  /** Characters that are not Base64 at all. */
  readonly strays: Sighting & { readonly firstCharacter: string };
  /** Base64 characters that follow padding. */
  readonly afterPadding: Sighting;
  readonly paddingCount: number;
  /** Empty in an alphabet without one. */
  readonly paddingCharacter: string;
  /** Padding characters that the length asks for. */
  readonly wantedPadding: 0 | 1 | 2;
  /** One character that is left over, which is too little for a byte. */
  readonly isCutShort: boolean;
  /** Bits after the last byte that ought to be zero (RFC 4648 section 3.5). */
  readonly hasTrailingBits: boolean;
  readonly characterCount: number;
  readonly end: Place;
}

export interface Sighting {
  readonly count: number;
  readonly first: Place | undefined;
}

const kinds = { whitespace: 64, padding: 65, stray: 66, continuation: 67 } as const;
const standardOnly = new Set([0x2b, 0x2f]);
const urlSafeOnly = new Set([0x2d, 0x5f]);
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

/** Reads Base64 piece by piece (as UTF-8 codes), in both alphabets or the given one, and notes what else it meets. */
export class Base64Decoder {
  readonly #alphabet: Alphabet | undefined;
  readonly #classes: Uint8Array;
  readonly #sightings = {
    whitespace: new Counter(),
    standard: new Counter(),
    urlSafe: new Counter(),
    strays: new Counter(),
    afterPadding: new Counter(),
  };
  #strayCode: readonly number[] = [];
  #paddingCount = 0;
  #bits = 0;
  #bitCount = 0;
  #characterCount = 0;
  #offset = 0;
  #line = 1;
  #lineStart = 0;
  #output = new Uint8Array(0);
  #length = 0;

  constructor(alphabet?: Alphabet) {
    this.#alphabet = alphabet;
    this.#classes = alphabet ? makeClasses(alphabet) : standardClasses;
  }

  /** The whole bytes that this piece completes. */
  push(piece: Uint8Array): Uint8Array<ArrayBuffer> {
    this.#output = new Uint8Array(Math.ceil((piece.length * 3) / 4) + 3);
    this.#length = 0;
    const classes = this.#classes;
    for (let index = 0; index < piece.length; index += 1) {
      const code = piece[index] as number;
      const value = classes[code] as number;
      if (value < 62 && this.#paddingCount === 0) this.#take(value);
      else if (value < 64) this.#takeRare(value, code);
      else if (value === kinds.continuation) continue;
      else this.#note(value, code, piece, index);
      // A character of four UTF-8 bytes takes two UTF-16 units.
      this.#offset += code >= 0xf0 ? 2 : 1;
    }
    return this.#output.subarray(0, this.#length);
  }

  /** Passes over text that is no part of the Base64, so that places count from the text's beginning. */
  skip(piece: Uint8Array): void {
    for (const code of piece) {
      if ((code & 0xc0) === 0x80) continue;
      this.#offset += code >= 0xf0 ? 2 : 1;
      if (code !== 0x0a) continue;
      this.#line += 1;
      this.#lineStart = this.#offset;
    }
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
    if (this.#paddingCount > 0) this.#count(this.#sightings.afterPadding);
    if (!this.#alphabet) this.#countAlphabet(code);
    this.#take(value);
  }

  #countAlphabet(code: number): void {
    if (standardOnly.has(code)) this.#count(this.#sightings.standard);
    if (urlSafeOnly.has(code)) this.#count(this.#sightings.urlSafe);
  }

  #note(kind: number, code: number, piece: Uint8Array, index: number): void {
    if (kind === kinds.padding) {
      this.#paddingCount += 1;
    } else if (kind === kinds.whitespace) {
      this.#count(this.#sightings.whitespace);
      if (code === 0x0a) {
        this.#line += 1;
        this.#lineStart = this.#offset + 1;
      }
    } else {
      if (this.#sightings.strays.count === 0) this.#strayCode = [...piece.subarray(index, index + 4)];
      this.#count(this.#sightings.strays);
    }
  }

  #count(counter: Counter): void {
    counter.count += 1;
    counter.first ??= this.#place();
  }

  #place(): Place {
    return { offset: this.#offset, line: this.#line, column: this.#offset - this.#lineStart + 1 };
  }

  /** What was met; to be called once all pieces are pushed. */
  finish(): Findings {
    const rest = this.#characterCount % 4;
    const leftBits = this.#bits & ((1 << this.#bitCount) - 1);
    const decoded = new TextDecoder().decode(Uint8Array.from(this.#strayCode));
    return {
      ...this.#sightings,
      strays: {
        count: this.#sightings.strays.count,
        first: this.#sightings.strays.first,
        firstCharacter: String.fromCodePoint(decoded.codePointAt(0) ?? 0),
      },
      paddingCount: this.#paddingCount,
      paddingCharacter: this.#alphabet?.padding ?? '=',
      wantedPadding: this.#alphabet?.padding === '' ? 0 : rest === 2 ? 2 : rest === 3 ? 1 : 0,
      isCutShort: rest === 1,
      hasTrailingBits: rest > 1 && leftBits !== 0,
      characterCount: this.#characterCount,
      end: this.#place(),
    };
  }
}

/** Decodes bytes that are all in memory. */
export function decodeBytes(
  codes: Uint8Array,
  alphabet?: Alphabet,
): { bytes: Uint8Array<ArrayBuffer>; findings: Findings } {
  const decoder = new Base64Decoder(alphabet);
  const bytes = decoder.push(codes);
  return { bytes, findings: decoder.finish() };
}

import { append } from '#core/collections/append.ts';
import type { Bytes } from '../byte-access.ts';
import { BitWriter } from './bit-writer.ts';
import { type JpegCoefficients, type JpegComponent, walkBlocks } from './coefficients.ts';
import { createEncodingTable, createOptimalSpec, type HuffmanSpec } from './huffman.ts';
import { noSymbol, type ScanTokens, TokenList } from './scan-tokens.ts';

export interface EncodedScan {
  /** Undefined for a scan that has only raw bits. */
  readonly spec: HuffmanSpec | undefined;
  readonly data: Bytes;
}

/**
 * Returns the raw bits of a value within its size category; negative values count down from all ones (ITU-T T.81,
 * F.1.2.1).
 */
function magnitudeBits(value: number, size: number): number {
  return (value < 0 ? value - 1 : value) & ((1 << size) - 1);
}

function sizeOf(value: number): number {
  return 32 - Math.clz32(Math.abs(value));
}

/** Encodes the DC values of all blocks as differences, without their `shift` lowest bits (ITU-T T.81, G.1.2.1). */
export function tokenizeDc(
  picture: JpegCoefficients,
  components: readonly JpegComponent[],
  shift: number,
): ScanTokens {
  const list = new TokenList();
  const predictions = new Int32Array(components.length);
  walkBlocks(picture, components, (index, offset) => {
    const value = (components[index]?.values[offset] ?? 0) >> shift;
    const difference = value - (predictions[index] ?? 0);
    predictions[index] = value;
    const size = sizeOf(difference);
    list.add(size, size, magnitudeBits(difference, size));
    return true;
  });
  return list.finish();
}

/** Encodes one more bit of each DC value. */
export function tokenizeDcRefinement(
  picture: JpegCoefficients,
  components: readonly JpegComponent[],
  shift: number,
): ScanTokens {
  const list = new TokenList();
  walkBlocks(picture, components, (index, offset) => {
    list.addBit(((components[index]?.values[offset] ?? 0) >> shift) & 1);
    return true;
  });
  return list.finish();
}

/** The first and last coefficient of a scan in zigzag order, and how many low bits it leaves to later scans. */
export interface Band {
  readonly start: number;
  readonly end: number;
  readonly shift: number;
}

const maxEndOfBandRun = 0x7fff;
/** The most correction bits that a decoder must hold for one run of blocks. */
const maxHeldBits = 900;

/** Counts blocks that end early, and collects the correction bits to write after their count. */
class EndOfBandRun {
  private length = 0;
  private held: number[] = [];
  private readonly list: TokenList;

  constructor(list: TokenList) {
    this.list = list;
  }

  extend(correctionBits: readonly number[]): void {
    this.length += 1;
    append(this.held, correctionBits);
    if (this.length === maxEndOfBandRun || this.held.length > maxHeldBits) this.flush();
  }

  flush(): void {
    if (this.length === 0) return;
    const size = sizeOf(this.length) - 1;
    this.list.add(size << 4, size, this.length - (1 << size));
    for (const bit of this.held) this.list.addBit(bit);
    this.length = 0;
    this.held = [];
  }
}

/** Encodes one band of AC values, with runs of blocks that end early (ITU-T T.81, G.1.2.2). */
export function tokenizeAc(
  picture: JpegCoefficients,
  component: JpegComponent,
  { start, end, shift }: Band,
): ScanTokens {
  const list = new TokenList();
  const run = new EndOfBandRun(list);
  const { values } = component;
  walkBlocks(picture, [component], (_, offset) => {
    let zeros = 0;
    for (let position = start; position <= end; position += 1) {
      const stored = values[offset + position] ?? 0;
      const value = stored < 0 ? -(-stored >> shift) : stored >> shift;
      if (value === 0) {
        zeros += 1;
        continue;
      }
      run.flush();
      for (; zeros > 15; zeros -= 16) list.add(0xf0, 0, 0);
      const size = sizeOf(value);
      list.add((zeros << 4) | size, size, magnitudeBits(value, size));
      zeros = 0;
    }
    if (zeros > 0) run.extend([]);
    return true;
  });
  run.flush();
  return list.finish();
}

/** Encodes one more bit of a band: corrections of known values, and values that become nonzero (G.1.2.3). */
export function tokenizeAcRefinement(
  picture: JpegCoefficients,
  component: JpegComponent,
  { start, end, shift }: Band,
): ScanTokens {
  const list = new TokenList();
  const run = new EndOfBandRun(list);
  const { values } = component;
  const magnitude = (at: number) => Math.abs(values[at] ?? 0) >> shift;
  walkBlocks(picture, [component], (_, offset) => {
    let lastNew = end;
    while (lastNew >= start && magnitude(offset + lastNew) !== 1) lastNew -= 1;
    let zeros = 0;
    let corrections: number[] = [];
    const emit = (symbol: number, bitCount: number, bits: number) => {
      run.flush();
      list.add(symbol, bitCount, bits);
      for (const bit of corrections) list.addBit(bit);
      corrections = [];
    };
    for (let position = start; position <= end; position += 1) {
      const size = magnitude(offset + position);
      if (size === 0) {
        zeros += 1;
        continue;
      }
      for (; zeros > 15 && position <= lastNew; zeros -= 16) emit(0xf0, 0, 0);
      if (size > 1) {
        corrections.push(size & 1);
        continue;
      }
      emit((zeros << 4) | 1, 1, (values[offset + position] ?? 0) < 0 ? 0 : 1);
      zeros = 0;
    }
    if (zeros > 0 || corrections.length > 0) run.extend(corrections);
    return true;
  });
  run.flush();
  return list.finish();
}

/** Estimates the size of a scan with optimal codes in bytes: data, table and headers. */
export function estimateBytes({ frequencies, plainBits }: ScanTokens): number {
  const { lengths } = createEncodingTable(createOptimalSpec(frequencies));
  let bits = plainBits;
  let symbols = 0;
  frequencies.forEach((frequency, symbol) => {
    if (frequency > 0) symbols += 1;
    bits += frequency * (lengths[symbol] ?? 0);
  });
  return bits / 8 + symbols + (symbols > 0 ? 31 : 10);
}

/** Chooses the best codes for a scan and writes it. */
export function encodeScan({ tokens, count, frequencies }: ScanTokens): EncodedScan {
  const spec = createOptimalSpec(frequencies);
  const { lengths, codes } = createEncodingTable(spec);
  const writer = new BitWriter();
  for (let index = 0; index < count; index += 1) {
    const token = tokens[index] ?? 0;
    const symbol = token & 255;
    if ((token & noSymbol) === 0) writer.write(codes[symbol] ?? 0, lengths[symbol] ?? 0);
    const further = (token >> 8) & 15;
    if (further > 0) writer.write((token >> 12) & 0x7fff, further);
  }
  return { spec: spec.symbols.length > 0 ? spec : undefined, data: writer.finish() };
}

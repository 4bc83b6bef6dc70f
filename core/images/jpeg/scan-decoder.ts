import { BitReader, EntropyError } from './bit-reader.ts';
import { type JpegCoefficients, type JpegComponent, walkBlocks } from './coefficients.ts';
import type { DecodingTable } from './huffman.ts';

/** The content of a start-of-scan segment, with the current tables. */
export interface Scan {
  readonly components: readonly JpegComponent[];
  readonly dcTables: readonly (DecodingTable | undefined)[];
  readonly acTables: readonly (DecodingTable | undefined)[];
  /** The first and last coefficient, in zigzag order. */
  readonly spectralStart: number;
  readonly spectralEnd: number;
  /** Successive approximation: the bit positions before and after this scan. */
  readonly approximationHigh: number;
  readonly approximationLow: number;
  readonly isProgressive: boolean;
  /** MCUs between restart markers; 0 for none. */
  readonly restartInterval: number;
}

/** Decodes one scan into the values of its components. Throws an EntropyError for invalid data. */
export function decodeScan(picture: JpegCoefficients, scan: Scan, intervals: readonly Uint8Array[]): void {
  const state = new ScanState(scan, intervals);
  const decodeBlock = chooseDecoder(scan);
  let mcusLeft = scan.restartInterval;
  walkBlocks(picture, scan.components, (index, offset, isNewMcu) => {
    if (isNewMcu && scan.restartInterval > 0) {
      if (mcusLeft === 0) {
        state.restart();
        mcusLeft = scan.restartInterval;
      }
      mcusLeft -= 1;
    }
    const component = scan.components[index];
    if (component) decodeBlock(state, index, component.values, offset);
    return true;
  });
  if (state.reader.isOverrun) throw new EntropyError('The data end too early.');
}

class ScanState {
  readonly scan: Scan;
  reader: BitReader;
  readonly predictions: Int32Array;
  /** The number of following blocks without new values in this band. */
  endOfBandRun = 0;
  private readonly intervals: readonly Uint8Array[];
  private interval = 0;

  constructor(scan: Scan, intervals: readonly Uint8Array[]) {
    this.scan = scan;
    this.intervals = intervals;
    this.predictions = new Int32Array(scan.components.length);
    this.reader = new BitReader(intervals[0] ?? new Uint8Array());
  }

  restart(): void {
    this.interval += 1;
    const bytes = this.intervals[this.interval];
    if (!bytes || this.reader.isOverrun)
      throw new EntropyError('A restart interval is missing or too short.');
    this.reader = new BitReader(bytes);
    this.predictions.fill(0);
    this.endOfBandRun = 0;
  }

  dcTable(index: number): DecodingTable {
    return required(this.scan.dcTables[index]);
  }

  acTable(index: number): DecodingTable {
    return required(this.scan.acTables[index]);
  }
}

function required(table: DecodingTable | undefined): DecodingTable {
  if (!table) throw new EntropyError('A Huffman table is missing.');
  return table;
}

type DecodeBlock = (state: ScanState, index: number, values: Int16Array, offset: number) => void;

function chooseDecoder({ isProgressive, spectralStart, approximationHigh }: Scan): DecodeBlock {
  if (!isProgressive) return decodeSequential;
  if (spectralStart === 0) return approximationHigh === 0 ? decodeDcFirst : refineDc;
  return approximationHigh === 0 ? decodeAcFirst : refineAc;
}

/** Decodes a sequential block (ITU-T T.81, F.2.2). */
function decodeSequential(state: ScanState, index: number, values: Int16Array, offset: number): void {
  decodeDc(state, index, values, offset, 0);
  const { reader } = state;
  const table = state.acTable(index);
  for (let position = 1; position < 64; position += 1) {
    const symbol = reader.symbol(table);
    const size = symbol & 15;
    const run = symbol >> 4;
    if (size === 0) {
      if (run !== 15) return;
      position += 15;
      continue;
    }
    position += run;
    if (position > 63) throw new EntropyError('A run leaves its block.');
    values[offset + position] = reader.signed(size);
  }
}

function decodeDc(state: ScanState, index: number, values: Int16Array, offset: number, shift: number): void {
  const size = state.reader.symbol(state.dcTable(index));
  if (size > 15) throw new EntropyError('A difference is too large.');
  const value = (state.predictions[index] ?? 0) + state.reader.signed(size);
  state.predictions[index] = value;
  values[offset] = value << shift;
}

/** Decodes the first scan of DC values (ITU-T T.81, G.1.2.1). */
function decodeDcFirst(state: ScanState, index: number, values: Int16Array, offset: number): void {
  decodeDc(state, index, values, offset, state.scan.approximationLow);
}

function refineDc(state: ScanState, _: number, values: Int16Array, offset: number): void {
  if (state.reader.bit() === 1) values[offset] = (values[offset] ?? 0) | (1 << state.scan.approximationLow);
}

/** Decodes the first scan of AC values (ITU-T T.81, G.1.2.2). */
function decodeAcFirst(state: ScanState, index: number, values: Int16Array, offset: number): void {
  if (state.endOfBandRun > 0) {
    state.endOfBandRun -= 1;
    return;
  }
  const { reader, scan } = state;
  const table = state.acTable(index);
  for (let position = scan.spectralStart; position <= scan.spectralEnd; position += 1) {
    const symbol = reader.symbol(table);
    const size = symbol & 15;
    const run = symbol >> 4;
    if (size === 0 && run < 15) {
      state.endOfBandRun = (1 << run) + reader.bits(run) - 1;
      return;
    }
    position += run;
    if (size === 0) continue;
    if (position > scan.spectralEnd) throw new EntropyError('A run leaves its band.');
    values[offset + position] = reader.signed(size) * (1 << scan.approximationLow);
  }
}

/** Decodes a refinement: new values of one bit, and one more bit for each known value (ITU-T T.81, G.1.2.3). */
function refineAc(state: ScanState, index: number, values: Int16Array, offset: number): void {
  const { reader, scan } = state;
  const { spectralStart, spectralEnd, approximationLow } = scan;
  let position = spectralStart;
  if (state.endOfBandRun === 0) {
    const table = state.acTable(index);
    while (position <= spectralEnd) {
      const symbol = reader.symbol(table);
      const size = symbol & 15;
      const run = symbol >> 4;
      if (size > 1) throw new EntropyError('A refinement has more than one bit.');
      if (size === 0 && run < 15) {
        state.endOfBandRun = (1 << run) + reader.bits(run);
        break;
      }
      const added = size === 0 ? 0 : (reader.bit() === 1 ? 1 : -1) * (1 << approximationLow);
      position = refineRun(state, values, offset, position, run);
      if (added !== 0) {
        if (position > spectralEnd) throw new EntropyError('A run leaves its band.');
        values[offset + position] = added;
      }
      position += 1;
    }
  }
  if (state.endOfBandRun === 0) return;
  refineRun(state, values, offset, position, 64);
  state.endOfBandRun -= 1;
}

/** Refines known values up to the zero after `run` zeros; returns its position. */
function refineRun(state: ScanState, values: Int16Array, offset: number, from: number, run: number): number {
  const { reader, scan } = state;
  const step = 1 << scan.approximationLow;
  let zeros = run;
  let position = from;
  for (; position <= scan.spectralEnd; position += 1) {
    const value = values[offset + position] ?? 0;
    if (value === 0) {
      if (zeros === 0) return position;
      zeros -= 1;
    } else if (reader.bit() === 1 && (Math.abs(value) & step) === 0) {
      values[offset + position] = value + (value > 0 ? step : -step);
    }
  }
  return position;
}

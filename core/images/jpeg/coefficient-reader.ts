import { viewOf } from '../byte-access.ts';
import { EntropyError } from './bit-reader.ts';
import { blockSize, countMcus, type JpegCoefficients, type JpegComponent } from './coefficients.ts';
import { createDecodingTable, type DecodingTable } from './huffman.ts';
import { decodeScan, type Scan } from './scan-decoder.ts';
import { splitIntervals } from './restart-intervals.ts';

/** The current tables and settings while a file is read. */
interface ReaderState {
  readonly dcTables: (DecodingTable | undefined)[];
  readonly acTables: (DecodingTable | undefined)[];
  readonly quantizationSegments: Uint8Array[];
  restartInterval: number;
  isProgressive: boolean;
  picture: JpegCoefficients | undefined;
  scanCount: number;
}

const markers = {
  sof0: 0xc0,
  sof1: 0xc1,
  sof2: 0xc2,
  dht: 0xc4,
  eoi: 0xd9,
  sos: 0xda,
  dqt: 0xdb,
  dnl: 0xdc,
  dri: 0xdd,
} as const;
const otherFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const maxScans = 1000;

/**
 * Decodes only the entropy coding of a JPEG file: Huffman-coded, 8 bits, sequential or progressive. Returns undefined
 * for other processes, for damaged or incomplete data, and for more than `maxPixels`.
 */
export function readJpegCoefficients(bytes: Uint8Array, maxPixels: number): JpegCoefficients | undefined {
  const state: ReaderState = {
    dcTables: [],
    acTables: [],
    quantizationSegments: [],
    restartInterval: 0,
    isProgressive: false,
    picture: undefined,
    scanCount: 0,
  };
  try {
    return readFile(bytes, state, maxPixels);
  } catch (error) {
    if (error instanceof EntropyError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function readFile(bytes: Uint8Array, state: ReaderState, maxPixels: number): JpegCoefficients | undefined {
  const view = viewOf(bytes);
  let offset = 2;
  for (;;) {
    offset = bytes.indexOf(0xff, offset);
    const marker = bytes[offset + 1];
    if (offset < 0 || marker === undefined) return undefined;
    if (marker === markers.eoi) return state.scanCount > 0 ? state.picture : undefined;
    if (marker === 0 || marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      offset += marker === 0xff ? 1 : 2;
      continue;
    }
    const payload = bytes.subarray(offset + 4, offset + 2 + view.getUint16(offset + 2));
    offset += 4 + payload.length;
    if (marker === markers.sos) offset = readScan(bytes, payload, offset, state);
    else readSegment(marker, payload, state, maxPixels);
  }
}

function readSegment(marker: number, payload: Uint8Array, state: ReaderState, maxPixels: number): void {
  if (marker === markers.sof0 || marker === markers.sof1 || marker === markers.sof2) {
    if (state.picture) throw new EntropyError('A second frame.');
    state.isProgressive = marker === markers.sof2;
    state.picture = readFrame(payload, state, maxPixels);
  } else if (marker === markers.dht) readHuffmanTables(payload, state);
  else if (marker === markers.dri) state.restartInterval = viewOf(payload).getUint16(0);
  else if (marker === markers.dqt) {
    // Reordering the scans would lose tables that change between them.
    if (state.scanCount > 0) throw new EntropyError('A quantization table between scans.');
    state.quantizationSegments.push(payload.slice());
  } else if (otherFrames.has(marker) || marker === markers.dnl) throw new EntropyError('Another process.');
}

function readFrame(payload: Uint8Array, state: ReaderState, maxPixels: number): JpegCoefficients {
  const view = viewOf(payload);
  const [height, width, count] = [view.getUint16(1), view.getUint16(3), view.getUint8(5)];
  if (view.getUint8(0) !== 8 || width * height === 0 || width * height > maxPixels || count > 4) {
    throw new EntropyError('A frame that is not supported.');
  }
  const specs = Array.from({ length: count }, (_, index) => {
    const at = 6 + index * 3;
    const sampling = view.getUint8(at + 1);
    return {
      id: view.getUint8(at),
      horizontal: sampling >> 4,
      vertical: sampling & 15,
      quantization: view.getUint8(at + 2),
    };
  });
  if (
    specs.some(({ horizontal, vertical }) => horizontal < 1 || horizontal > 4 || vertical < 1 || vertical > 4)
  ) {
    throw new EntropyError('A sampling factor out of range.');
  }
  const maxHorizontal = Math.max(...specs.map(({ horizontal }) => horizontal));
  const maxVertical = Math.max(...specs.map(({ vertical }) => vertical));
  const size = { width, height, maxHorizontal, maxVertical };
  const { across, down } = countMcus(size);
  const components = specs.map((spec): JpegComponent => {
    const stride = across * spec.horizontal;
    return {
      ...spec,
      stride,
      blocksWide: Math.ceil(Math.ceil((width * spec.horizontal) / maxHorizontal) / 8),
      blocksHigh: Math.ceil(Math.ceil((height * spec.vertical) / maxVertical) / 8),
      values: new Int16Array(stride * down * spec.vertical * blockSize),
    };
  });
  return { ...size, components, quantizationSegments: state.quantizationSegments };
}

function readHuffmanTables(payload: Uint8Array, state: ReaderState): void {
  let offset = 0;
  while (offset + 17 <= payload.length) {
    const target = payload[offset] ?? 0;
    const counts = payload.subarray(offset + 1, offset + 17);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const table = createDecodingTable({
      counts,
      symbols: payload.subarray(offset + 17, offset + 17 + total),
    });
    if (!table) throw new EntropyError('A Huffman table with too many codes.');
    (target >> 4 === 0 ? state.dcTables : state.acTables)[target & 15] = table;
    offset += 17 + total;
  }
}

/** Decodes a scan and returns the offset after its data. */
function readScan(bytes: Uint8Array, payload: Uint8Array, dataStart: number, state: ReaderState): number {
  const { picture } = state;
  if (!picture || ++state.scanCount > maxScans)
    throw new EntropyError('A scan without a frame, or too many scans.');
  const { scan, end, intervals } = prepareScan(bytes, payload, dataStart, picture, state);
  decodeScan(picture, scan, intervals);
  return end;
}

function prepareScan(
  bytes: Uint8Array,
  payload: Uint8Array,
  dataStart: number,
  picture: JpegCoefficients,
  state: ReaderState,
): { scan: Scan; end: number; intervals: Uint8Array[] } {
  const view = viewOf(payload);
  const count = view.getUint8(0);
  const selectors = Array.from({ length: count }, (_, index) => ({
    id: view.getUint8(1 + index * 2),
    tables: view.getUint8(2 + index * 2),
  }));
  const components = selectors.map(({ id }) => picture.components.find((component) => component.id === id));
  if (count === 0 || components.includes(undefined)) throw new EntropyError('A scan of unknown components.');
  const tail = 1 + count * 2;
  const approximation = view.getUint8(tail + 2);
  const scan: Scan = {
    components: components.filter((component) => component !== undefined),
    dcTables: selectors.map(({ tables }) => state.dcTables[tables >> 4]),
    acTables: selectors.map(({ tables }) => state.acTables[tables & 15]),
    spectralStart: view.getUint8(tail),
    spectralEnd: Math.min(63, view.getUint8(tail + 1)),
    approximationHigh: approximation >> 4,
    approximationLow: approximation & 15,
    isProgressive: state.isProgressive,
    restartInterval: state.restartInterval,
  };
  if (scan.approximationLow > 13) throw new EntropyError('A shift out of range.');
  return { scan, ...splitIntervals(bytes, dataStart) };
}

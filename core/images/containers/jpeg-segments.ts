import { ToolInputError } from '#core/errors.ts';
import { viewOf } from '#core/images/byte-access.ts';

/** A marker segment before the first scan; offsets count from the start of the file. */
export interface JpegSegment {
  readonly marker: number;
  /** The offset of the 0xFF before the marker. */
  readonly start: number;
  /** The offset after marker and length. */
  readonly payload: number;
  readonly end: number;
}

export interface JpegFrame {
  /** SOF number: 0 is baseline, 1 extended, 2 progressive, 3 lossless, 9 and 10 arithmetic. */
  readonly type: number;
  readonly precision: number;
  readonly width: number;
  readonly height: number;
  readonly componentCount: number;
  /** The largest sampling factors of all components. */
  readonly maxHorizontal: number;
  readonly maxVertical: number;
}

export interface JpegSegments {
  readonly bytes: Uint8Array;
  readonly list: readonly JpegSegment[];
  readonly frame: JpegFrame;
  /** The offset of the 0xFF of the first start-of-scan marker. */
  readonly scanStart: number;
  /** The offset after the end-of-image marker; undefined if the data ends without one. */
  readonly endOfImage: number | undefined;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Splits a JPEG file at its markers (ITU-T T.81, annex B). Throws a ToolInputError that names the wrong byte. */
export function readJpegSegments(bytes: Uint8Array): JpegSegments {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) throw new ToolInputError('This is not a JPEG file.');
  const list: JpegSegment[] = [];
  let offset = 2;
  for (;;) {
    offset = nextMarker(bytes, offset);
    const marker = bytes[offset + 1] ?? endOfImage;
    if (marker === startOfScan) break;
    if (offset + 4 > bytes.length || marker === endOfImage)
      throw brokenJpeg('it ends before the picture begins', offset);
    const end = offset + 2 + viewOf(bytes).getUint16(offset + 2);
    if (end < offset + 4 || end > bytes.length) throw brokenJpeg('a segment runs past its end', offset);
    list.push({ marker, start: offset, payload: offset + 4, end });
    offset = end;
  }
  const scanStart = offset;
  return {
    bytes,
    list,
    frame: readFrame(bytes, list),
    scanStart,
    // Found only when asked for, because the search goes through the whole file.
    get endOfImage() {
      return findEnd(bytes, scanStart);
    },
  };
}

/** True if the coefficients use arithmetic coding (SOF 9 and above), which hardly any decoder supports. */
export function isArithmeticJpeg(bytes: Uint8Array): boolean {
  return readJpegSegments(bytes).frame.type >= 9;
}

function brokenJpeg(problem: string, offset: number): ToolInputError {
  return new ToolInputError(`The JPEG file is damaged: ${problem} (byte ${offset}).`, {
    offset,
    hint: 'Copy or download the file again.',
  });
}

/** Finds the next marker; skips stray bytes, fill bytes, and markers without a segment. */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let offset = from; offset + 1 < bytes.length; offset += 1) {
    const marker = bytes[offset + 1] ?? 0;
    const standsAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    if (bytes[offset] === 0xff && marker !== 0 && marker !== 0xff && !standsAlone) return offset;
  }
  return bytes.length;
}

function readFrame(bytes: Uint8Array, list: readonly JpegSegment[]): JpegFrame {
  const found = list.find(({ marker }) => isFrameMarker(marker));
  if (!found || found.end - found.payload < 6) throw brokenJpeg('it has no frame header', found?.start ?? 2);
  const view = viewOf(bytes);
  const componentCount = view.getUint8(found.payload + 5);
  const samplings = Array.from({ length: componentCount }, (_, at) => bytes[found.payload + 7 + at * 3] ?? 0);
  const frame = {
    type: found.marker - 0xc0,
    precision: view.getUint8(found.payload),
    height: view.getUint16(found.payload + 1),
    width: view.getUint16(found.payload + 3),
    componentCount,
    maxHorizontal: Math.max(1, ...samplings.map((factors) => factors >> 4)),
    maxVertical: Math.max(1, ...samplings.map((factors) => factors & 15)),
  };
  if (frame.width === 0 || frame.height === 0) throw brokenJpeg('it states no size', found.start);
  return frame;
}

/** True for SOF0 to SOF15, except DHT, JPG and DAC, which are in the same range. */
function isFrameMarker(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Skips the scans, and any segments between them, to the end-of-image marker. */
function findEnd(bytes: Uint8Array, from: number): number | undefined {
  let offset = from;
  while (offset + 1 < bytes.length) {
    const marker = bytes[offset + 1] ?? 0;
    if (marker === endOfImage) return offset + 2;
    const isData = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    const length = isData || offset + 4 > bytes.length ? 0 : viewOf(bytes).getUint16(offset + 2);
    offset = bytes.indexOf(0xff, offset + (marker === 0xff ? 1 : 2 + length));
    if (offset < 0) return undefined;
  }
  return undefined;
}

import { ToolInputError } from '#core/errors.ts';
import {
  type Bytes,
  concatBytes,
  latin1At,
  latin1Bytes,
  uint32Bytes,
  viewOf,
} from '#core/images/byte-access.ts';

/** A box of the ISO base media file format (ISO/IEC 14496-12, 4.2). */
export interface IsoBox {
  readonly type: string;
  /** Offset of the box in the bytes it was read from. */
  readonly start: number;
  /** Offset of its content. */
  readonly content: number;
  readonly end: number;
}

/** Reads the consecutive boxes from `from` to `to`; the last one may be incomplete. */
export function readIsoBoxes(bytes: Uint8Array, from = 0, to = bytes.length): IsoBox[] {
  const view = viewOf(bytes);
  const boxes: IsoBox[] = [];
  let start = from;
  while (start + 8 <= to) {
    const stated = view.getUint32(start);
    const isLarge = stated === 1 && start + 16 <= to;
    const size = isLarge ? Number(view.getBigUint64(start + 8)) : stated === 0 ? to - start : stated;
    const content = start + (isLarge ? 16 : 8);
    if (start + size < content) break;
    boxes.push({ type: latin1At(bytes, start + 4, 4), start, content, end: Math.min(start + size, to) });
    start += size;
  }
  return boxes;
}

/** Writes a box with its content. */
export function isoBox(type: string, ...content: readonly Uint8Array[]): Bytes {
  const body = concatBytes(content);
  return concatBytes([uint32Bytes(body.length + 8), latin1Bytes(type), body]);
}

/** Writes a box whose content begins with version and flags. */
export function fullIsoBox(
  type: string,
  version: number,
  flags: number,
  ...content: readonly Uint8Array[]
): Bytes {
  return isoBox(type, uint32Bytes(((version << 24) | flags) >>> 0), ...content);
}

/** Reads consecutive big-endian numbers. Throws a ToolInputError past the end. */
export class IsoCursor {
  private readonly view: DataView;
  private readonly bytes: Uint8Array;
  private position: number;
  private readonly end: number;

  constructor(bytes: Uint8Array, position: number, end: number) {
    this.bytes = bytes;
    this.view = viewOf(bytes);
    this.position = position;
    this.end = Math.min(end, bytes.length);
  }

  get offset(): number {
    return this.position;
  }

  get remaining(): number {
    return this.end - this.position;
  }

  /** Reads an unsigned number of 0 to 8 bytes. */
  unsigned(byteCount: number): number {
    const at = this.advance(byteCount);
    let value = 0;
    for (let index = 0; index < byteCount; index += 1) value = value * 256 + this.view.getUint8(at + index);
    return value;
  }

  text(length: number): string {
    return latin1At(this.bytes, this.advance(length), length);
  }

  /** Reads text up to a zero byte or the end. */
  terminatedText(): string {
    const zero = this.bytes.indexOf(0, this.position);
    const end = zero < 0 || zero >= this.end ? this.end : zero;
    const text = latin1At(this.bytes, this.position, end - this.position);
    this.position = Math.min(this.end, end + 1);
    return text;
  }

  private advance(byteCount: number): number {
    const at = this.position;
    if (at + byteCount > this.end) {
      throw new ToolInputError(`The picture file is damaged: a box ends too early (byte ${at}).`, {
        offset: at,
      });
    }
    this.position += byteCount;
    return at;
  }
}

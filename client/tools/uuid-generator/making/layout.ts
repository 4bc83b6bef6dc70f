/** The 16 bytes of an id in the layout of RFC 9562; of a KSUID 20, of an ObjectId 12. */
export type Uuid = Uint8Array<ArrayBuffer>;

/** The time between the start of the Gregorian calendar (15 October 1582) and Unix time, in steps of 100 ns. */
export const gregorianTicks = 0x01b21dd213814000n;
export const ticksPerMs = 10_000n;
/** The latest Unix time in milliseconds that fits into 48 bits. */
export const lastUnixMs = 2 ** 48 - 1;
/** The latest time that fits into 60 bits in steps of 100 ns. */
export const lastTicks = (1n << 60n) - 1n;

/** The fields of versions 1 and 6. */
export interface ClockParts {
  /** The time in steps of 100 ns since 15 October 1582. */
  readonly ticks: bigint;
  /** The clock sequence, 14 bits. */
  readonly clockSequence: number;
  /** The node, six bytes. */
  readonly node: Uint8Array;
}

/** Sets version and variant (RFC 9562 section 4) in 16 bytes. */
export function stamp(bytes: Uuid, version: number): Uuid {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes;
}

/** Lays out version 1 (section 5.1): the lowest part of the time comes first. */
export function layOutVersion1({ ticks, clockSequence, node }: ClockParts): Uuid {
  const uuid = new Uint8Array(16);
  const view = new DataView(uuid.buffer);
  view.setUint32(0, Number(ticks & 0xffffffffn));
  view.setUint16(4, Number((ticks >> 32n) & 0xffffn));
  view.setUint16(6, Number((ticks >> 48n) & 0x0fffn));
  return finishClock(uuid, clockSequence, node, 1);
}

/** Lays out version 6 (section 5.6): the highest part of the time comes first, so that ids sort by time. */
export function layOutVersion6({ ticks, clockSequence, node }: ClockParts): Uuid {
  const uuid = new Uint8Array(16);
  const view = new DataView(uuid.buffer);
  view.setUint32(0, Number((ticks >> 28n) & 0xffffffffn));
  view.setUint16(4, Number((ticks >> 12n) & 0xffffn));
  view.setUint16(6, Number(ticks & 0x0fffn));
  return finishClock(uuid, clockSequence, node, 6);
}

function finishClock(uuid: Uuid, clockSequence: number, node: Uint8Array, version: number): Uuid {
  uuid[8] = clockSequence >> 8;
  uuid[9] = clockSequence & 0xff;
  uuid.set(node, 10);
  return stamp(uuid, version);
}

/** Lays out version 7 (section 5.7): Unix time in milliseconds, then 74 bits. */
export function layOutVersion7(unixMs: number, tail: bigint): Uuid {
  const uuid = new Uint8Array(16);
  const view = new DataView(uuid.buffer);
  view.setUint32(0, Math.floor(unixMs / 0x1_0000));
  view.setUint16(4, unixMs % 0x1_0000);
  view.setUint16(6, Number(tail >> 62n));
  view.setBigUint64(8, tail & 0x3fff_ffff_ffff_ffffn);
  return stamp(uuid, 7);
}

/** Lays out a ULID: Unix time in milliseconds, then 80 bits. */
export function layOutUlid(unixMs: number, tail: bigint): Uuid {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, Math.floor(unixMs / 0x1_0000));
  view.setUint16(4, unixMs % 0x1_0000);
  view.setUint16(6, Number(tail >> 64n));
  view.setBigUint64(8, tail & 0xffff_ffff_ffff_ffffn);
  return bytes;
}

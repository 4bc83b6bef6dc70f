import { EntropyError } from './bit-reader.ts';

/** Splits the data of a scan at its restart markers and removes the zero bytes stuffed after 0xFF. */
export function splitIntervals(bytes: Uint8Array, from: number): { intervals: Uint8Array[]; end: number } {
  const intervals: Uint8Array[] = [];
  let start = from;
  let offset = from;
  for (;;) {
    offset = bytes.indexOf(0xff, offset);
    const next = bytes[offset + 1];
    if (offset < 0 || next === undefined) throw new EntropyError('A scan without an end.');
    if (next === 0) {
      offset += 2;
    } else if (next >= 0xd0 && next <= 0xd7) {
      intervals.push(removeStuffing(bytes.subarray(start, offset)));
      offset += 2;
      start = offset;
    } else if (next === 0xff) {
      offset += 1;
    } else {
      intervals.push(removeStuffing(bytes.subarray(start, offset)));
      return { intervals, end: offset };
    }
  }
}

function removeStuffing(data: Uint8Array): Uint8Array {
  const plain = new Uint8Array(data.length);
  let length = 0;
  for (let index = 0; index < data.length; index += 1) {
    const byte = data[index] ?? 0;
    plain[length] = byte;
    length += 1;
    if (byte === 0xff) index += 1;
  }
  return plain.subarray(0, length);
}

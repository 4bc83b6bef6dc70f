import { CARRIAGE_RETURN, LINE_FEED } from './byte-codes.ts';

/** A position in the text. Lines and columns count from 1; columns and offset are in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/**
 * Finds the positions of ascending byte offsets in one pass over the bytes. A line ends with LF, CR or both together,
 * as in editors.
 */
export function locateOffsets(bytes: Uint8Array, offsets: readonly number[]): Position[] {
  const positions: Position[] = [];
  let line = 1;
  let lineStart = 0;
  let units = 0;
  let at = 0;
  for (const offset of offsets) {
    for (; at < offset; at += 1) {
      const byte = bytes[at] as number;
      if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 ? 2 : 1;
      if (byte === LINE_FEED || (byte === CARRIAGE_RETURN && bytes[at + 1] !== LINE_FEED)) {
        line += 1;
        lineStart = units;
      }
    }
    positions.push({ line, column: units - lineStart + 1, offset: units });
  }
  return positions;
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Line and column, both from 1; the column is in UTF-16 units. */
export interface LinePlace {
  readonly line: number;
  readonly column: number;
}

/** Returns the lines and columns of ascending byte offsets into UTF-8 text. Stops reading at the last offset. */
export async function placesOf(
  pieces: AsyncIterable<Uint8Array>,
  offsets: readonly number[],
  firstLine: number,
): Promise<readonly LinePlace[]> {
  const places: LinePlace[] = [];
  let line = firstLine;
  let column = 1;
  let offset = 0;
  let last = 0;
  for await (const piece of pieces) {
    for (const byte of piece) {
      while (offsets[places.length] === offset) places.push({ line, column });
      if (places.length === offsets.length) return places;
      if (byte === lineFeed || byte === carriageReturn) {
        if (byte === carriageReturn || last !== carriageReturn) line += 1;
        column = 1;
      } else if ((byte & 0xc0) !== 0x80) {
        // A four-byte character has two UTF-16 units; continuation bytes count for none.
        column += byte >= 0xf0 ? 2 : 1;
      }
      last = byte;
      offset += 1;
    }
  }
  return places;
}

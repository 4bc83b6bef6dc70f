/** A place in a text: offset in UTF-16 units from 0, line and column from 1. */
export interface TextPlace {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** Returns the place of an offset in a text; lines end with a line feed. */
export function placeOf(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { offset, line: before.split('\n').length, column: offset - lineStart + 1 };
}

/** Finds ascending places without reading from the beginning each time, because a file may have a hundred megabytes. */
export class PlaceFinder {
  readonly #text: string;
  #line = 1;
  #lineStart = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the place of an offset, which must not be before the previous one. */
  find(offset: number): TextPlace {
    for (;;) {
      const lineEnd = this.#text.indexOf('\n', this.#lineStart);
      if (lineEnd < 0 || lineEnd >= offset) break;
      this.#line += 1;
      this.#lineStart = lineEnd + 1;
    }
    return { offset, line: this.#line, column: offset - this.#lineStart + 1 };
  }
}

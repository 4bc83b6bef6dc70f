import type { Place } from './findings.ts';

const lineFeed = 0x0a;

/** Tracks the position in a text, in UTF-16 units and in lines. */
export class PlaceCounter {
  #offset = 0;
  #line = 1;
  #lineStart = 0;

  get place(): Place {
    return { offset: this.#offset, line: this.#line, column: this.#offset - this.#lineStart + 1 };
  }

  /** Advances by one UTF-8 byte. */
  pass(code: number): void {
    if ((code & 0xc0) === 0x80) return;
    // A character of four UTF-8 bytes takes two UTF-16 units.
    this.#offset += code >= 0xf0 ? 2 : 1;
    if (code !== lineFeed) return;
    this.#line += 1;
    this.#lineStart = this.#offset;
  }

  /** Advances over ASCII without line breaks. */
  passPlain(length: number): void {
    this.#offset += length;
  }

  /** Advances over ASCII. */
  passText(text: string): void {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      this.#line += 1;
      this.#lineStart = this.#offset + at + 1;
    }
    this.#offset += text.length;
  }

  /** Returns the position of the character at `index` in upcoming ASCII. */
  placeIn(text: string, index: number): Place {
    const ahead = new PlaceCounter();
    ahead.#offset = this.#offset;
    ahead.#line = this.#line;
    ahead.#lineStart = this.#lineStart;
    ahead.passText(text.slice(0, index));
    return ahead.place;
  }
}

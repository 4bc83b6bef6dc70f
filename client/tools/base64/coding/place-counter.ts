import type { Place } from './findings.ts';

const lineFeed = 0x0a;

/** Counts through a text: where it is, in UTF-16 units and in lines. */
export class PlaceCounter {
  #offset = 0;
  #line = 1;
  #lineStart = 0;

  get place(): Place {
    return { offset: this.#offset, line: this.#line, column: this.#offset - this.#lineStart + 1 };
  }

  /** Passes over one UTF-8 code. */
  pass(code: number): void {
    if ((code & 0xc0) === 0x80) return;
    // A character of four UTF-8 bytes takes two UTF-16 units.
    this.#offset += code >= 0xf0 ? 2 : 1;
    if (code !== lineFeed) return;
    this.#line += 1;
    this.#lineStart = this.#offset;
  }

  /** Passes over ASCII without line breaks. */
  passPlain(length: number): void {
    this.#offset += length;
  }

  /** Passes over ASCII. */
  passText(text: string): void {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      this.#line += 1;
      this.#lineStart = this.#offset + at + 1;
    }
    this.#offset += text.length;
  }

  /** The place of the character at `index` in ASCII that is yet to be passed over. */
  placeIn(text: string, index: number): Place {
    const ahead = new PlaceCounter();
    ahead.#offset = this.#offset;
    ahead.#line = this.#line;
    ahead.#lineStart = this.#lineStart;
    ahead.passText(text.slice(0, index));
    return ahead.place;
  }
}

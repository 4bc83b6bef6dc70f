import type { SlugOptions } from './schema.ts';

/** The first of 32 code points that Unicode keeps free for such uses. */
const firstFree = 0xfdd0;

/** Puts free code points in the place of the characters to keep, so that no step before the last changes these. */
export class Shield {
  readonly #kept: readonly string[];
  readonly #isLower: boolean;

  constructor({ kept, separator, isLower }: Pick<SlugOptions, 'kept' | 'separator' | 'isLower'>) {
    const signs = Array.from(kept.normalize('NFC'), (sign) => (isLower ? sign.toLowerCase() : sign));
    this.#kept = [...new Set(signs)].filter((sign) => sign !== separator && !/[\sa-z\d]/i.test(sign));
    this.#isLower = isLower;
  }

  /** The code points in place of the kept characters. */
  get signs(): string[] {
    return this.#kept.map((_, index) => String.fromCodePoint(firstFree + index));
  }

  put(text: string): string {
    const shielded = text.replaceAll(/[\ufdd0-\ufdef]/g, ' ');
    return this.signs.reduce((read, free, index) => {
      const sign = this.#kept[index] ?? '';
      const lower = read.replaceAll(sign, free);
      return this.#isLower ? lower.replaceAll(sign.toUpperCase(), free) : lower;
    }, shielded);
  }

  lift(slug: string): string {
    return this.signs.reduce((read, free, index) => read.replaceAll(free, this.#kept[index] ?? ''), slug);
  }
}

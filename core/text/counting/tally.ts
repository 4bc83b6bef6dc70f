/** A code point of a text, and how often it occurs. */
export interface Tally {
  readonly character: string;
  readonly count: number;
}

/** Counts each code point of a text, in the order of first occurrence. Half of a surrogate pair counts as one. */
export function tallyCharacters(text: string): readonly Tally[] {
  // Most texts need no more, and room for all code points takes half a millisecond to make.
  let counts = new Uint32Array(0x1_0000);
  const found: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.codePointAt(index) as number;
    if (code >= counts.length) {
      const all = new Uint32Array(0x11_0000);
      all.set(counts);
      counts = all;
    }
    const count = counts[code] ?? 0;
    if (count === 0) found.push(code);
    counts[code] = count + 1;
    if (code > 0xffff) index += 1;
  }
  return found.map((code) => ({ character: String.fromCodePoint(code), count: counts[code] ?? 0 }));
}

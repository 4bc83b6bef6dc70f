/** The number of codes of each length from 1 to 16, and their symbols in order of length (ITU-T T.81, B.2.4.2). */
export interface HuffmanSpec {
  readonly counts: Uint8Array;
  readonly symbols: Uint8Array;
}

/**
 * For every value of the next 16 bits: the length of the first code, shifted left by 8, and its symbol; 0 for no code.
 */
export type DecodingTable = Uint16Array;

/** The length and bits of each symbol's code; length 0 for no code. */
export interface EncodingTable {
  readonly lengths: Uint8Array;
  readonly codes: Uint16Array;
}

/** Calls `take` with each symbol's code and length (ITU-T T.81, annex C). */
function assignCodes(
  { counts, symbols }: HuffmanSpec,
  take: (symbol: number, code: number, length: number) => void,
): void {
  let code = 0;
  let index = 0;
  for (let length = 1; length <= 16; length += 1) {
    for (let left = counts[length - 1] ?? 0; left > 0; left -= 1) {
      take(symbols[index] ?? 0, code, length);
      code += 1;
      index += 1;
    }
    code <<= 1;
  }
}

/** Creates the table; undefined if the specification has more codes than fit. */
export function createDecodingTable(spec: HuffmanSpec): DecodingTable | undefined {
  const table = new Uint16Array(1 << 16);
  let filled = 0;
  assignCodes(spec, (symbol, code, length) => {
    const from = code << (16 - length);
    filled = Math.max(filled, from + (1 << (16 - length)));
    table.fill((length << 8) | symbol, from, filled);
  });
  return filled <= table.length ? table : undefined;
}

export function createEncodingTable(spec: HuffmanSpec): EncodingTable {
  const lengths = new Uint8Array(256);
  const codes = new Uint16Array(256);
  assignCodes(spec, (symbol, code, length) => {
    lengths[symbol] = length;
    codes[symbol] = code;
  });
  return { lengths, codes };
}

const reserved = 256;
const maxLength = 16;

/**
 * Creates codes that encode these symbol frequencies in the fewest bits. No code is longer than 16 bits or all ones
 * (ITU-T T.81, K.2).
 */
export function createOptimalSpec(frequencies: Uint32Array): HuffmanSpec {
  const countsByLength = limitLengths(measureLengths(frequencies));
  const lengths = measureLengths(frequencies);
  const symbols = Array.from({ length: 256 }, (_, symbol) => symbol)
    .filter((symbol) => (lengths[symbol] ?? 0) > 0)
    .sort((one, other) => (lengths[one] ?? 0) - (lengths[other] ?? 0) || one - other);
  return { counts: countsByLength, symbols: Uint8Array.from(symbols) };
}

/** Computes code lengths by Huffman's method. A reserved symbol, rarer than all others, gets the code of all ones. */
function measureLengths(frequencies: Uint32Array): Uint8Array {
  const weights = Float64Array.from({ length: reserved + 1 }, (_, index) => frequencies[index] ?? 0);
  weights[reserved] = 1;
  const lengths = new Uint8Array(reserved + 1);
  const groups = Array.from(weights, (weight, symbol) => ({ weight, symbols: weight > 0 ? [symbol] : [] }));
  let open = groups.filter(({ weight }) => weight > 0);
  while (open.length > 1) {
    // A stable sort keeps the reserved symbol, added last, among the rarest.
    open.sort((one, other) => other.weight - one.weight);
    const rarest = open.slice(-2);
    const symbols = rarest.flatMap((group) => group.symbols);
    for (const symbol of symbols) lengths[symbol] = (lengths[symbol] ?? 0) + 1;
    const weight = rarest.reduce((sum, group) => sum + group.weight, 0);
    open = [...open.slice(0, -2), { weight, symbols }];
  }
  return lengths;
}

/** Limits the code lengths to 16 (figure K.3) and removes the reserved code, which is among the longest. */
function limitLengths(lengths: Uint8Array): Uint8Array {
  const counts = new Array<number>(64).fill(0);
  for (const length of lengths) if (length > 0) counts[length] = (counts[length] ?? 0) + 1;
  const at = (length: number) => counts[length] ?? 0;
  for (let length = counts.length - 1; length > maxLength; length -= 1) {
    while (at(length) > 0) {
      let shorter = length - 2;
      while (at(shorter) === 0) shorter -= 1;
      counts[length] = at(length) - 2;
      counts[length - 1] = at(length - 1) + 1;
      counts[shorter + 1] = at(shorter + 1) + 2;
      counts[shorter] = at(shorter) - 1;
    }
  }
  let longest = maxLength;
  while (longest > 0 && at(longest) === 0) longest -= 1;
  counts[longest] = at(longest) - 1;
  return Uint8Array.from(counts.slice(1, maxLength + 1));
}

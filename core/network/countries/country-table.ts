/** The country in which each address of one IP version is registered, as a list of range starts. */
export interface CountryTable {
  /** The date of the data, such as `2026-06-17`. */
  readonly date: string;
  readonly version: 4 | 6;
  /** The start of each range: the upper and lower 64 bits. IPv4 has only the lower ones. */
  readonly upper: BigUint64Array | undefined;
  readonly lower: BigUint64Array;
  /** The index in `codes` for each range. */
  readonly places: Uint8Array;
  /** ISO 3166 codes; empty for addresses that are not registered. */
  readonly codes: readonly string[];
}

/** The head of a file, before the columns, as a line of JSON. */
export interface TableHead {
  readonly date: string;
  readonly version: 4 | 6;
  readonly count: number;
  readonly codes: readonly string[];
}

/**
 * Reads a table in the format of `write-country-table.ts`: the head, then three columns that compress well. They are
 * the number of trailing zero bits of a distance, the rest of the distance in groups of seven bits, and the country.
 */
export function readCountryTable(bytes: Uint8Array): CountryTable {
  const headEnd = bytes.indexOf(0x0a);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, headEnd))) as TableHead;
  const { date, version, count, codes } = head;
  const shifts = bytes.subarray(headEnd + 1, headEnd + 1 + count);
  const places = bytes.slice(bytes.length - count);
  const lower = new BigUint64Array(count);
  const upper = version === 6 ? new BigUint64Array(count) : undefined;
  let at = headEnd + 1 + count;
  let start = 0n;
  for (let index = 0; index < count; index += 1) {
    let distance = 0n;
    for (let groupShift = 0n, isLast = false; !isLast; at += 1, groupShift += 7n) {
      const byte = bytes[at] ?? 0;
      distance |= BigInt(byte & 127) << groupShift;
      isLast = byte < 128;
    }
    start += distance << BigInt(shifts[index] ?? 0);
    lower[index] = start & 0xffff_ffff_ffff_ffffn;
    if (upper) upper[index] = start >> 64n;
  }
  return { date, version, upper, lower, places, codes };
}

/** Lists the ISO 3166 codes of the countries between two addresses in order, each once, at most `limit`. */
export function listCountries(table: CountryTable, first: bigint, last: bigint, limit: number): string[] {
  const found = new Set<string>();
  for (let index = findStretch(table, first); index < table.places.length && found.size < limit; index += 1) {
    if (startOf(table, index) > last) break;
    const code = table.codes[table.places[index] ?? 0] ?? '';
    if (code !== '') found.add(code);
  }
  return [...found];
}

/** Returns the index of the last range that begins at or before an address. */
function findStretch(table: CountryTable, address: bigint): number {
  let low = 0;
  let high = table.places.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (startOf(table, middle) <= address) low = middle;
    else high = middle - 1;
  }
  return low;
}

function startOf({ upper, lower }: CountryTable, index: number): bigint {
  return ((upper?.[index] ?? 0n) << 64n) | (lower[index] ?? 0n);
}

/** Which country every address of one IP version is registered in, as a list of where the next country begins. */
export interface CountryTable {
  /** The day of the data: `2026-06-17`. */
  readonly date: string;
  readonly version: 4 | 6;
  /** Where each stretch begins: the upper and lower 64 bits (IPv4 has lower ones alone). */
  readonly upper: BigUint64Array | undefined;
  readonly lower: BigUint64Array;
  /** The index in `codes` of each stretch. */
  readonly places: Uint8Array;
  /** ISO 3166 codes; the empty one where an address is registered nowhere. */
  readonly codes: readonly string[];
}

/** What stands before the columns of a file, as a line of JSON. */
export interface TableHead {
  readonly date: string;
  readonly version: 4 | 6;
  readonly count: number;
  readonly codes: readonly string[];
}

/**
 * Reads a table as `write-country-table.ts` writes it: the head, then three columns that each compress well: how many
 * zero bits a distance ends in, the rest of the distance in groups of seven bits, and the country.
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

/** The ISO 3166 codes of the countries between two addresses, in their order, each once; at most `limit` of them. */
export function listCountries(table: CountryTable, first: bigint, last: bigint, limit: number): string[] {
  const found = new Set<string>();
  for (let index = findStretch(table, first); index < table.places.length && found.size < limit; index += 1) {
    if (startOf(table, index) > last) break;
    const code = table.codes[table.places[index] ?? 0] ?? '';
    if (code !== '') found.add(code);
  }
  return [...found];
}

/** The last stretch that begins at or before an address. */
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

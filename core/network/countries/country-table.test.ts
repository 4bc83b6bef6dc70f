import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listCountries, readCountryTable } from './country-table.ts';
import { type CountryRange, writeCountryTable } from './write-country-table.ts';

/** The narrowest range that holds an address, found by looking at each. */
function findSlowly(ranges: readonly CountryRange[], address: bigint): string {
  const holding = ranges.filter(({ first, last }) => first <= address && address <= last);
  return holding.sort((a, b) => Number(a.last - a.first - (b.last - b.first)))[0]?.code ?? '';
}

/** Networks: they lie within each other or apart, as what registries hand out does. */
const networks = (version: 4 | 6) =>
  fc
    .uniqueArray(
      fc.tuple(fc.nat(255), fc.integer({ min: 0, max: 8 }), fc.constantFrom('AU', 'BR', 'CN', 'DE')),
      { selector: ([start, bits]) => `${(start >> bits) << bits}/${bits}`, maxLength: 30 },
    )
    .map((rows) =>
      rows.map(([start, bits, code]): CountryRange => {
        const shift = version === 4 ? 24n : 61n;
        const first = BigInt((start >> bits) << bits) << shift;
        return { version, first, last: first + (1n << (shift + BigInt(bits))) - 1n, code };
      }),
    );

test.each([4, 6] as const)('IPv%i: a table finds what looking at every range finds', (version) => {
  fc.assert(
    fc.property(networks(version), (ranges) => {
      const table = readCountryTable(writeCountryTable(version, '2026-06-17', ranges));
      for (const { first, last } of ranges) {
        for (const address of [first, last, first - 1n, last + 1n].filter((each) => each >= 0n)) {
          expect(listCountries(table, address, address, 1).join()).toBe(findSlowly(ranges, address));
        }
      }
    }),
  );
});

test('countries of a stretch, in their order', () => {
  const range = (first: bigint, last: bigint, code: string): CountryRange => ({
    version: 4,
    first,
    last,
    code,
  });
  const ranges = [range(0n, 9n, 'DE'), range(10n, 19n, 'FR'), range(12n, 13n, 'DE'), range(30n, 39n, 'IT')];
  const table = readCountryTable(writeCountryTable(4, '2026-06-17', ranges));
  expect(table.date).toBe('2026-06-17');
  expect(listCountries(table, 9n, 40n, 10)).toEqual(['DE', 'FR', 'IT']);
  expect(listCountries(table, 9n, 40n, 2)).toEqual(['DE', 'FR']);
  expect(listCountries(table, 20n, 29n, 10)).toEqual([]);
});

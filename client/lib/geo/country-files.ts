import { ToolInputError } from '#core/errors.ts';
import { type CountryTable, readCountryTable } from '#core/network/countries/country-table.ts';

/** Made by `scripts/site/country-files.ts` before the build. */
const files = {
  4: new URL('../../../.cache/countries/countries-4.bin', import.meta.url),
  6: new URL('../../../.cache/countries/countries-6.bin', import.meta.url),
};

const tables = new Map<4 | 6, Promise<CountryTable>>();

/** Loads the countries of all addresses of one IP version, once, from our own assets. */
export function loadCountryTable(version: 4 | 6): Promise<CountryTable> {
  const known = tables.get(version);
  if (known) return known;
  const table = fetchTable(version);
  tables.set(version, table);
  table.catch(() => tables.delete(version));
  return table;
}

async function fetchTable(version: 4 | 6): Promise<CountryTable> {
  const response = await fetch(files[version]).catch(() => undefined);
  if (!response?.ok) {
    throw new ToolInputError('The table of countries could not be loaded.', {
      hint: 'It is fetched once: check the connection and try again, or make the site available offline first.',
    });
  }
  return readCountryTable(new Uint8Array(await response.arrayBuffer()));
}

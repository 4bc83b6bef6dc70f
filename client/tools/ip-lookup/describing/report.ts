import { inform } from '#client/tool-kit/operations/notes.ts';
import type { Figure, OperationResult, OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { listCountries } from '#core/network/countries/country-table.ts';
import { formatIpAddress } from '#core/network/ip-network.ts';
import type { IpRange } from '#core/network/ip-sets.ts';
import { publicParts } from '#core/network/special-networks.ts';
import { isSingle, writeEntry } from '../reading/entry.ts';
import type { CountedEntry } from '../reading/find-addresses.ts';
import type { ReadInput } from '../reading/read-input.ts';
import { describePurpose, type Fact, listFacts, reachedRange } from './facts.ts';

export type ReportFormat = 'text' | 'csv' | 'json';

interface Row {
  readonly name: string;
  readonly count: number;
  readonly version: 4 | 6;
  readonly purpose: string;
  /** The embedded IPv4 address, whose country is given. */
  readonly inside: string | undefined;
  /** The ISO 3166 country codes. */
  readonly countries: readonly string[];
  readonly facts: readonly Fact[];
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const mostCountries = 20;
const source = 'ip-location-db (CC0) after the registries’ statistics, nro.net (CC BY 4.0)';

/** Looks up every entry, and writes the results. */
export async function reportEntries(
  { entries, isLog, notes }: ReadInput,
  format: ReportFormat,
): Promise<OperationResult> {
  const { countriesOf, date } = await lookUp(entries);
  const rows = entries.map(({ entry, count }): Row => {
    const { range } = entry;
    const reached = reachedRange(range);
    const countries = countriesOf(reached);
    const name = writeEntry(entry);
    const facts = entries.length === 1 || format === 'json' ? listFacts(entry) : [];
    const inside = reached === range ? undefined : formatIpAddress(reached.first, 4);
    return { name, count, version: range.version, purpose: describePurpose(range), inside, countries, facts };
  });
  const about =
    date === undefined
      ? []
      : [
          inform(
            `Countries as of ${date}: where an address is registered, not where its device is. Data: ${source}.`,
          ),
        ];
  const [only] = rows;
  const isOne = rows.length === 1 && only !== undefined && !isLog;
  return {
    parts: [
      format === 'text'
        ? isOne
          ? writeFacts(only)
          : writeTable(rows)
        : format === 'csv'
          ? writeCsv(rows)
          : writeJson(rows, date),
    ],
    figures: isOne ? figuresOf(only, entries[0]) : undefined,
    notes: [...notes, ...about],
  };
}

/** Loads the tables that the entries need; none for special-purpose addresses. */
async function lookUp(entries: readonly CountedEntry[]) {
  const versions = new Set(
    entries.flatMap(({ entry }) => publicParts(reachedRange(entry.range))).map(({ version }) => version),
  );
  const { loadCountryTable } = await import('#client/lib/geo/country-files.ts');
  const tables = new Map(
    await Promise.all(
      [...versions].map(async (version) => [version, await loadCountryTable(version)] as const),
    ),
  );
  const countriesOf = (range: IpRange): string[] => {
    const table = tables.get(range.version);
    if (!table) return [];
    const found = publicParts(range).flatMap(({ first, last }) =>
      listCountries(table, first, last, mostCountries),
    );
    return [...new Set(found)].slice(0, mostCountries);
  };
  return { countriesOf, date: [...tables.values()][0]?.date };
}

function figuresOf({ name, purpose, inside, countries }: Row, counted: CountedEntry | undefined): Figure[] {
  const isOne = counted !== undefined && isSingle(counted.entry);
  const country = describeCountries(countries);
  return [
    { label: isOne ? 'Address' : 'Network', value: name },
    { label: 'What it is', value: withoutStandards(purpose) },
    ...(country === '' ? [] : [{ label: countryLabel(countries, inside), value: country }]),
  ];
}

function withoutStandards(purpose: string): string {
  return purpose.replace(/ \([^()]*\)/g, '');
}

function countryLabel(countries: readonly string[], inside: string | undefined): string {
  if (inside !== undefined) return `Country of ${inside}`;
  return countries.length > 1 ? 'Countries' : 'Country';
}

function describeCountries(codes: readonly string[]): string {
  const named = codes.map((code) => countryNames.of(code) ?? code);
  return codes.length === mostCountries ? `${named.join(', ')} …` : named.join(', ');
}

function writeFacts({ name, purpose, inside, countries, facts }: Row): OutputPart {
  const country = describeCountries(countries);
  const lines: Fact[] = [
    [/[/ ]/.test(name) ? 'Network' : 'Address', name],
    ['What it is', purpose],
    ...(country === '' ? [] : [[countryLabel(countries, inside), country] as const]),
    ...facts,
  ];
  const width = Math.max(...lines.map(([label]) => label.length));
  return {
    name: 'address.txt',
    kind: 'text',
    content: lines.map(([label, value]) => `${label.padEnd(width)}  ${value}\n`).join(''),
  };
}

interface Column {
  readonly title: string;
  readonly write: (row: Row) => string;
  readonly isNumber?: boolean;
}

/** A table that fits the pane: without a column that says nothing, and without the standards that CSV and JSON name. */
function columnsOf(rows: readonly Row[]): readonly Column[] {
  const count = { title: 'Count', write: (row: Row) => String(row.count), isNumber: true };
  const country = { title: 'Country', write: (row: Row) => describeCountries(row.countries) };
  return [
    { title: 'Address', write: (row) => row.name },
    ...(rows.some((row) => row.count > 1) ? [count] : []),
    ...(rows.some((row) => row.countries.length > 0) ? [country] : []),
    { title: 'What it is', write: (row) => withoutStandards(row.purpose) },
  ];
}

function writeTable(rows: readonly Row[]): OutputPart {
  const columns = columnsOf(rows).map(({ title, write, isNumber = false }) => {
    const cells = [title, ...rows.map(write)];
    const width = cells.reduce((most, cell) => Math.max(most, cell.length), 0);
    return cells.map((cell) => (isNumber ? cell.padStart(width) : cell.padEnd(width)));
  });
  const lines = ['', ...rows].map((_, line) =>
    columns
      .map((cells) => cells[line] ?? '')
      .join('  ')
      .trimEnd(),
  );
  return { name: 'addresses.txt', kind: 'text', content: `${lines.join('\n')}\n`, isOfColumns: true };
}

function writeCsv(rows: readonly Row[]): OutputPart {
  const table = [
    ['address', 'count', 'version', 'country', 'country name', 'what it is'],
    ...rows.map(({ name, count, version, countries, purpose }) => [
      name,
      String(count),
      String(version),
      countries.join(' '),
      describeCountries(countries),
      purpose,
    ]),
  ];
  const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return {
    name: 'addresses.csv',
    kind: 'csv',
    content: table.map((cells) => `${cells.map(quote).join(',')}\r\n`).join(''),
  };
}

function writeJson(rows: readonly Row[], date: string | undefined): OutputPart {
  const addresses = rows.map(({ name, count, version, countries, purpose, facts }) => ({
    address: name,
    count,
    version,
    countries,
    purpose,
    ...Object.fromEntries(facts.filter(([label]) => label !== 'Version')),
  }));
  const content = `${JSON.stringify({ countriesOf: date, addresses }, undefined, 2)}\n`;
  return { name: 'addresses.json', kind: 'json', content };
}

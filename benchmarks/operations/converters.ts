import type { Operation } from '#benchmarks/operation.ts';
import { converter } from '#benchmarks/converter.ts';

const itemCount = 250_000;
const items = () =>
  Array.from({ length: itemCount }, (_, id) => ({
    id,
    name: `item ${id}`,
    price: id / 100,
    code: `00${id}`,
  }));

export const converterOperations: readonly Operation[] = [
  converter({
    id: 'csv-to-json',
    what: '250,000 rows',
    peer: 'split at line ends and commas, JSON.stringify',
    fileName: 'items.csv',
    makeInput: () =>
      `id,name,price,code\n${items()
        .map((item) => Object.values(item).join())
        .join('\n')}\n`,
    sign: '"name": "item 1"',
    convert: (text) => {
      const [head = '', ...rows] = text.trim().split('\n');
      const names = head.split(',');
      return JSON.stringify(
        rows.map((row) =>
          Object.fromEntries(row.split(',').map((cell, at) => [names[at] ?? '', cell] as const)),
        ),
      );
    },
  }),
  converter({
    id: 'json-to-csv',
    what: '250,000 objects',
    peer: 'JSON.parse and join',
    fileName: 'items.json',
    makeInput: () => JSON.stringify(items()),
    sign: 'id,name,price,code',
    convert: (text) => {
      const rows = JSON.parse(text) as Record<string, unknown>[];
      const names = Object.keys(rows[0] ?? {});
      return [names.join(','), ...rows.map((row) => names.map((name) => String(row[name])).join(','))].join(
        '\n',
      );
    },
  }),
  converter({
    id: 'html-entity-encoder',
    what: '10 MB of markup',
    peer: 'five replacements',
    fileName: 'page.txt',
    makeInput: () => '<p class="a">Tom & Jerry</p>\n'.repeat(350_000),
    sign: '&lt;p class',
    convert: (text) =>
      text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;'),
  }),
  converter({
    id: 'list-tools',
    what: '250,000 lines sorted by natural order',
    peer: 'split and sort by a collator',
    fileName: 'lines.txt',
    makeInput: () =>
      items()
        .map(({ id }) => `line ${itemCount - id}`)
        .join('\n'),
    sign: 'line 1\nline 2\n',
    convert: (text) =>
      text
        .split('\n')
        .sort(new Intl.Collator('en', { numeric: true }).compare)
        .join('\n'),
  }),
  converter({
    id: 'csv-to-sql',
    what: '250,000 rows',
    peer: 'split at line ends and commas, and join',
    fileName: 'items.csv',
    makeInput: () =>
      `id,name\n${items()
        .map(({ id, name }) => `${id},${name}`)
        .join('\n')}\n`,
    sign: "(1, 'item 1')",
    convert: (text) => {
      const [head = '', ...rows] = text.trim().split('\n');
      const lines = rows.map((row) => `('${row.split(',').join("', '")}')`);
      return `INSERT INTO items (${head}) VALUES\n${lines.join(',\n')};`;
    },
  }),
  converter({
    id: 'string-escaper',
    what: '10 MB for JSON',
    peer: 'JSON.stringify',
    fileName: 'page.txt',
    makeInput: () => '<p class="a">Tom & Jerry</p>\n'.repeat(350_000),
    sign: String.raw`<p class=\"a\">`,
    convert: (text) => JSON.stringify(text),
  }),
  converter({
    id: 'base-n-encoder',
    what: '5 MB to Base32',
    peer: 'five bits at a time',
    fileName: 'page.txt',
    makeInput: () => 'hello '.repeat(900_000),
    sign: 'NBSWY3DPEBUGK3DM',
    convert: (text) => {
      let [held, bits, output] = [0, 0, ''];
      for (const byte of new TextEncoder().encode(text)) {
        held = ((held << 8) | byte) & 0xffff;
        for (bits += 8; bits >= 5; bits -= 5)
          output += 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[(held >> (bits - 5)) & 31] ?? '';
      }
      return output;
    },
  }),
  converter({
    id: 'slug-generator',
    what: '100,000 titles',
    peer: 'normalize and a pattern',
    fileName: 'titles.txt',
    makeInput: () =>
      items()
        .slice(0, 100_000)
        .map(({ id }) => `A Title of Crème Brûlée, № ${id}`)
        .join('\n'),
    sign: 'a-title-of-creme-brulee',
    convert: (text) =>
      text
        .split('\n')
        .map((line) =>
          line
            .normalize('NFKD')
            .replace(/\p{M}/gu, '')
            .toLowerCase()
            .replace(/[^a-z0-9]+/g, '-')
            .replace(/^-|-$/g, ''),
        )
        .join('\n'),
  }),
];

import type { Operation } from '#benchmarks/operation.ts';
import { converter } from '#benchmarks/converter.ts';

const lines = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at)).join('\n');

export const textOperations: readonly Operation[] = [
  converter({
    id: 'find-and-replace',
    what: '10 MB, 350,000 places',
    peer: 'replaceAll',
    fileName: 'page.txt',
    choose: async (page) => {
      await page.getByLabel('Find', { exact: true }).fill('Jerry');
      await page.getByLabel('Replace with', { exact: true }).fill('Spike');
    },
    makeInput: () => '<p class="a">Tom & Jerry</p>\n'.repeat(350_000),
    sign: 'Tom & Spike',
    convert: (text) => text.replaceAll('Jerry', 'Spike'),
  }),
  converter({
    id: 'unix-timestamp',
    what: '250,000 lines of seconds',
    peer: 'new Date and toISOString',
    fileName: 'times.txt',
    choose: async (page) => {
      await page.getByLabel('Convert to').selectOption('iso');
    },
    makeInput: () => lines(250_000, (at) => `${1_700_000_000 + at}`),
    sign: '2023-11-14T22:13:21',
    convert: (text) =>
      text
        .split('\n')
        .map((line) => new Date(Number(line) * 1000).toISOString())
        .join('\n'),
  }),
  converter({
    id: 'config-converter',
    what: '20,000 lines of .properties to JSON',
    peer: 'split at line ends and the first =',
    fileName: 'app.properties',
    makeInput: () => lines(20_000, (at) => `key${at}=item ${at}`),
    sign: '"key1": "item 1"',
    convert: (text) =>
      JSON.stringify(Object.fromEntries(text.split('\n').map((line) => line.split(/=(.*)/))), null, 2),
  }),
  converter({
    id: 'text-codes',
    what: '1 MB to Morse',
    peer: 'a table and join',
    fileName: 'words.txt',
    makeInput: () => 'sos help\n'.repeat(110_000),
    sign: '... --- ... / .... . .-.. .--.',
    convert: (text) => {
      const codes: Readonly<Record<string, string>> = {
        ...{ s: '...', o: '---', h: '....', e: '.', l: '.-..', p: '.--.', ' ': '/', '\n': '\n' },
      };
      return Array.from(text, (sign) => codes[sign] ?? '').join(' ');
    },
  }),
  converter({
    id: 'json-query',
    what: 'a member of 150,000 objects by JSONPath',
    peer: 'JSON.parse, map and JSON.stringify',
    fileName: 'items.json',
    choose: async (page) => {
      await page.getByLabel('Expression').fill('$[*].name');
    },
    makeInput: () =>
      JSON.stringify(Array.from({ length: 150_000 }, (_, id) => ({ id, name: `item ${id}`, ok: true }))),
    sign: '"item 1"',
    convert: (text) =>
      JSON.stringify(
        (JSON.parse(text) as { name: string }[]).map(({ name }) => name),
        null,
        2,
      ),
  }),
];

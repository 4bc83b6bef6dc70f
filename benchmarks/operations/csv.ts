import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { handFileToPage, type Operation } from '#benchmarks/operation.ts';

const rowCount = 1_000_000;
const chunkRows = 10_000;

export const csvOperation: Operation = {
  name: 'csv-viewer: open a million rows',
  peer: 'whole file as text, split into lines and cells, 50 rows in a table',
  path: '/tools/csv-viewer',
  async prepare(folder) {
    const path = join(folder, 'rows.csv');
    const stream = createWriteStream(path);
    stream.write('id,value,city\n');
    for (let start = 0; start < rowCount; start += chunkRows) {
      const lines = Array.from({ length: chunkRows }, (_, index) => {
        const id = start + index;
        return `${id},${(id * 7919) % 1_000_003},"city ${id % 1000}"\n`;
      });
      stream.write(lines.join(''));
    }
    await new Promise<void>((resolve) => {
      stream.end(resolve);
    });
    return path;
  },
  async runOurs(page, input) {
    await page.locator('main input[type=file]').first().setInputFiles(input);
    await page.getByText('Loaded 1,000,000 rows from').waitFor({ timeout: 120_000 });
    return {};
  },
  async runPeer(page, input) {
    await handFileToPage(page, input);
    await page.evaluate(async () => {
      const file = document.querySelector<HTMLInputElement>('#bench-input')?.files?.[0];
      const text = (await file?.text()) ?? '';
      const rows = text.split(/\r?\n/).map((line) => line.split(',').map((cell) => cell.trim()));
      const table = document.createElement('table');
      for (const row of rows.slice(0, 50)) {
        const line = table.insertRow();
        for (const cell of row) line.insertCell().textContent = cell;
      }
      document.body.append(table);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    return {};
  },
};

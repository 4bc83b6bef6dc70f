import { fileWork } from '#benchmarks/operation.ts';

const rowCount = 1_000_000;

export const csvOperation = fileWork({
  name: 'csv-viewer: open a million rows',
  peer: 'whole file as text, split into lines and cells, 50 rows in a table',
  fileName: 'rows.csv',
  makeInput() {
    const rows = Array.from(
      { length: rowCount },
      (_, id) => `${id},${(id * 7919) % 1_000_003},"city ${id % 1000}"\n`,
    );
    return `id,value,city\n${rows.join('')}`;
  },
  waitForOurs: (page) => page.getByText('Loaded 1,000,000 rows from').waitFor({ timeout: 120_000 }),
  async peerWork(file) {
    const text = await file.text();
    const rows = text.split(/\r?\n/).map((line) => line.split(',').map((cell) => cell.trim()));
    const table = document.createElement('table');
    for (const row of rows.slice(0, 50)) {
      const line = table.insertRow();
      for (const cell of row) line.insertCell().textContent = cell;
    }
    document.body.append(table);
  },
});

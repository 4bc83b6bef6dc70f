import type { Browser } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import process from 'node:process';
import { join } from 'node:path';
import { formatBytes } from '#core/numbers/number-format.ts';
import type { Operation } from './operation.ts';
import { addressesOperation } from './operations/addresses.ts';
import { barcodeOperation } from './operations/barcodes.ts';
import { base64Operations } from './operations/base64.ts';
import { charactersOperation } from './operations/characters.ts';
import { checksumOperations } from './operations/checksums.ts';
import { converterOperations } from './operations/converters.ts';
import { csvOperation } from './operations/csv.ts';
import { diffOperation } from './operations/diff.ts';
import { documentOperations } from './operations/documents.ts';
import { drawingOperation } from './operations/drawings.ts';
import { invoiceOperation } from './operations/invoices.ts';
import { jsonOperation } from './operations/json.ts';
import { libraryOperations } from './operations/libraries.ts';
import { markdownOperation } from './operations/markdown.ts';
import { pdfPageOperations } from './operations/pdf-pages.ts';
import { pdfOperations } from './operations/pdf.ts';
import { pictureOperations } from './operations/pictures.ts';
import { qrOperation } from './operations/qr.ts';
import { recipeOperation } from './operations/recipes.ts';
import { regexOperation } from './operations/regex.ts';
import { textOperations } from './operations/texts.ts';
import { median, printTable } from './table.ts';

export interface Measurement {
  readonly elapsedMs: number;
  /** The longest that the page could not answer, in milliseconds; 0 where that was below the 50 ms that are reported. */
  readonly longestTaskMs: number;
  /** Size of what came out, where that is the point. */
  readonly outputBytes?: number;
}

const operations: readonly Operation[] = [
  jsonOperation,
  ...checksumOperations,
  ...base64Operations,
  csvOperation,
  ...converterOperations,
  ...textOperations,
  diffOperation,
  regexOperation,
  recipeOperation,
  charactersOperation,
  addressesOperation,
  markdownOperation,
  qrOperation,
  barcodeOperation,
  ...pictureOperations,
  ...pdfOperations,
  ...documentOperations,
  ...pdfPageOperations,
  ...libraryOperations,
  drawingOperation,
  invoiceOperation,
];
const runs = 3;

/** Measures every operation, or those whose name begins with `tool`. Returns the ratios of time by name. */
export async function measureOperations(
  browser: Browser,
  origin: string,
  tool = '',
): Promise<Readonly<Record<string, number>>> {
  const folder = await mkdtemp(join(tmpdir(), 'sundry-bench-'));
  const rows: string[][] = [];
  const ratios: Record<string, number> = {};
  try {
    for (const operation of operations.filter(({ name }) => name.startsWith(tool))) {
      try {
        const { row, ratio } = await compare(browser, origin, operation, folder);
        ratios[`${operation.name}, beside ${operation.peer}`] = ratio;
        console.log(row.join(' · '));
        rows.push(row);
      } catch (error) {
        // A run takes many minutes, so one failure must not lose the other rows.
        console.error(`${operation.name} failed:`, error);
        process.exitCode = 1;
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  printTable(
    `Main operations, ours beside the peers' method, same input and browser (median of ${runs})`,
    ['operation', 'peer method', 'time ours / peer', 'longest task ours, peer', 'size ours / peer'],
    rows,
  );
  return ratios;
}

/** A row of the table, and our time as a part of the peer's. */
async function compare(
  browser: Browser,
  origin: string,
  operation: Operation,
  folder: string,
): Promise<{ row: string[]; ratio: number }> {
  const input = await operation.prepare(folder);
  const ours: Measurement[] = [];
  const peer: Measurement[] = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await measure(browser, origin, operation, input, 'Ours'));
    peer.push(await measure(browser, origin, operation, input, 'Peer'));
  }
  const middle = (list: readonly Measurement[], pick: (one: Measurement) => number) => median(list.map(pick));
  const time = (list: readonly Measurement[]) => middle(list, (one) => one.elapsedMs);
  const longest = (list: readonly Measurement[]) => {
    const taskMs = middle(list, (one) => one.longestTaskMs);
    return taskMs === 0 ? 'under 50 ms' : `${taskMs.toFixed(0)} ms`;
  };
  const size = (list: readonly Measurement[]) => middle(list, (one) => one.outputBytes ?? Number.NaN);
  const sizes = Number.isNaN(size(ours))
    ? ''
    : `${(size(ours) / size(peer)).toFixed(2)} (${formatBytes(size(ours))} / ${formatBytes(size(peer))})`;
  const ratio = time(ours) / time(peer);
  const times = `${ratio.toFixed(2)} (${time(ours).toFixed(0)} / ${time(peer).toFixed(0)} ms)`;
  return {
    row: [operation.name, operation.peer, times, `${longest(ours)}, ${longest(peer)}`, sizes],
    ratio,
  };
}

async function measure(
  browser: Browser,
  origin: string,
  operation: Operation,
  input: string,
  whose: 'Ours' | 'Peer',
): Promise<Measurement> {
  // Peers' libraries are loaded as scripts, which our policies refuse.
  const page = await browser.newPage({ bypassCSP: whose === 'Peer' });
  await page.addInitScript(watchLongTasks);
  await page.goto(origin + operation.path);
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  await operation[`before${whose}`]?.(page, input);
  await page.evaluate(() => Reflect.set(globalThis, 'longestTaskMs', 0));
  const startedAtMs = performance.now();
  const result = await operation[`run${whose}`](page, input);
  const elapsedMs = performance.now() - startedAtMs;
  await page.waitForTimeout(200);
  const longestTaskMs = await page.evaluate(() => Number(Reflect.get(globalThis, 'longestTaskMs')));
  await page.close();
  return { elapsedMs, longestTaskMs, ...result };
}

/**
 * Records the longest task of the page's main thread, by the Long Tasks API. A ticking timer would not do: browsers
 * handle key presses and frames before timers, so it stops during fast typing although the page responds.
 */
function watchLongTasks(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  Reflect.set(globalThis, 'longestTaskMs', 0);
  new PerformanceObserver((list) => {
    const longest = Number(Reflect.get(globalThis, 'longestTaskMs'));
    const durations = list.getEntries().map(({ duration }) => duration);
    Reflect.set(globalThis, 'longestTaskMs', Math.max(longest, ...durations));
  }).observe({ type: 'longtask' });
}

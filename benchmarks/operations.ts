import type { Browser, Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatBytes } from '#core/number-format.ts';
import type { Operation } from './operation.ts';
import { base64Operation } from './operations/base64.ts';
import { charactersOperation } from './operations/characters.ts';
import { csvOperation } from './operations/csv.ts';
import { hashOperation } from './operations/hash.ts';
import { imageOperation } from './operations/image.ts';
import { jsonOperation } from './operations/json.ts';
import { markdownOperation } from './operations/markdown.ts';
import { pdfOperation } from './operations/pdf.ts';
import { qrOperation } from './operations/qr.ts';
import { regexOperation } from './operations/regex.ts';
import { median, printTable } from './table.ts';

export interface Measurement {
  readonly elapsedMs: number;
  /** The longest the page could not answer, in milliseconds. */
  readonly longestBlockMs: number;
  /** Size of what came out, where that is the point. */
  readonly outputBytes?: number;
}

const operations: readonly Operation[] = [
  jsonOperation,
  hashOperation,
  base64Operation,
  csvOperation,
  regexOperation,
  charactersOperation,
  markdownOperation,
  qrOperation,
  imageOperation,
  pdfOperation,
];
const runs = 3;

/** Measures every operation, or those whose name begins with `tool`. */
export async function measureOperations(browser: Browser, origin: string, tool = ''): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sundry-bench-'));
  const rows: string[][] = [];
  try {
    for (const operation of operations.filter(({ name }) => name.startsWith(tool)))
      rows.push(await compare(browser, origin, operation, folder));
  } finally {
    await rm(folder, { recursive: true });
  }
  printTable(
    `Main operations, ours beside the peers' method, same input and browser (median of ${runs})`,
    ['operation', 'peer method', 'time ours / peer', 'longest block ours, peer', 'size ours / peer'],
    rows,
  );
}

async function compare(
  browser: Browser,
  origin: string,
  operation: Operation,
  folder: string,
): Promise<string[]> {
  const input = await operation.prepare(folder);
  const ours: Measurement[] = [];
  const peer: Measurement[] = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await measure(browser, origin, operation, (page) => operation.runOurs(page, input)));
    peer.push(await measure(browser, origin, operation, (page) => operation.runPeer(page, input)));
  }
  const middle = (list: readonly Measurement[], pick: (one: Measurement) => number) => median(list.map(pick));
  const time = (list: readonly Measurement[]) => middle(list, (one) => one.elapsedMs);
  const block = (list: readonly Measurement[]) =>
    `${middle(list, (one) => one.longestBlockMs).toFixed(0)} ms`;
  const size = (list: readonly Measurement[]) => middle(list, (one) => one.outputBytes ?? Number.NaN);
  const sizes = Number.isNaN(size(ours))
    ? ''
    : `${(size(ours) / size(peer)).toFixed(2)} (${formatBytes(size(ours))} / ${formatBytes(size(peer))})`;
  return [
    operation.name,
    operation.peer,
    `${(time(ours) / time(peer)).toFixed(2)} (${time(ours).toFixed(0)} / ${time(peer).toFixed(0)} ms)`,
    `${block(ours)}, ${block(peer)}`,
    sizes,
  ];
}

async function measure(
  browser: Browser,
  origin: string,
  operation: Operation,
  run: (page: Page) => Promise<{ outputBytes?: number }>,
): Promise<Measurement> {
  const page = await browser.newPage();
  await page.addInitScript(startClock);
  await page.goto(origin + operation.path);
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Reflect.set(globalThis, 'longestBlockMs', 0));
  const startedAtMs = performance.now();
  const result = await run(page);
  const elapsedMs = performance.now() - startedAtMs;
  await page.waitForTimeout(200);
  const longestBlockMs = await page.evaluate(() => Number(Reflect.get(globalThis, 'longestBlockMs')));
  await page.close();
  return { elapsedMs, longestBlockMs, ...result };
}

/** A clock that ticks as often as the page lets it: the longest gap is the longest the page could not answer. */
function startClock(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  Reflect.set(globalThis, 'longestBlockMs', 0);
  let last = performance.now();
  setInterval(() => {
    const gap = performance.now() - last;
    last = performance.now();
    const longest = Number(Reflect.get(globalThis, 'longestBlockMs'));
    Reflect.set(globalThis, 'longestBlockMs', Math.max(longest, gap));
  }, 4);
}

import type { Browser } from '@playwright/test';
import { formatBytes } from '#core/numbers/number-format.ts';
import { median, printTable } from './table.ts';

const paths = [
  '/',
  '/all-tools',
  '/categories/pdf',
  '/tools/unit-converter',
  '/tools/hash-generator',
  '/tools/json-formatter',
  '/tools/image-compressor',
  '/tools/pdf-merger',
];
const runs = 3;

/** A slow phone: Lighthouse's mobile profile (1.6 Mbit/s, 150 ms, a processor four times slower). */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const cpuSlowdown = 4;

interface Load {
  readonly transferBytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
}

/** Page weight and load of each kind of page, with an empty cache. */
export async function measureLoads(browser: Browser, origin: string): Promise<void> {
  const rows: string[][] = [];
  let homePaintMs = 0;
  for (const path of paths) {
    const loads: Load[] = [];
    for (let run = 0; run < runs; run += 1) loads.push(await measureLoad(browser, origin + path));
    const middle = (pick: (load: Load) => number) => median(loads.map(pick));
    const paintMs = middle((load) => load.firstPaintMs);
    if (path === '/') homePaintMs = paintMs;
    rows.push([
      path,
      formatBytes(middle((load) => load.transferBytes)),
      formatBytes(middle((load) => load.scriptBytes)),
      String(middle((load) => load.requests)),
      `${paintMs.toFixed(0)} ms (${(paintMs / homePaintMs).toFixed(2)} × home)`,
      `${middle((load) => load.largestPaintMs).toFixed(0)} ms`,
      `${middle((load) => load.blockedMs).toFixed(0)} ms`,
    ]);
  }
  printTable(
    `Load, empty cache, 1.6 Mbit/s, 150 ms, processor ${cpuSlowdown} × slower (median of ${runs})`,
    ['page', 'transferred', 'scripts', 'requests', 'first paint', 'largest paint', 'blocked over 50 ms'],
    rows,
  );
}

async function measureLoad(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    const seen = { largest: 0, blocked: 0 };
    Reflect.set(globalThis, 'seen', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.blocked += entry.duration - 50;
    }).observe({ type: 'longtask', buffered: true });
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(address, { waitUntil: 'networkidle' });
  const load = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const sum = (entries: PerformanceResourceTiming[]) =>
      entries.reduce((total, entry) => total + entry.transferSize, 0);
    const seen = Reflect.get(globalThis, 'seen') as { largest: number; blocked: number };
    return {
      transferBytes: sum(resources) + (document?.transferSize ?? 0),
      scriptBytes: sum(resources.filter((entry) => entry.name.endsWith('.js'))),
      requests: resources.length + 1,
      firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largestPaintMs: seen.largest,
      blockedMs: seen.blocked,
    };
  });
  await context.close();
  return load;
}

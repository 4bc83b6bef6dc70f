import type { Browser, CDPSession } from '@playwright/test';
import { formatBytes } from '#core/numbers/number-format.ts';
import { QuietPage } from './quiet-page.ts';
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
const runs = Number(process.env.BENCH_RUNS ?? 5);

/** A slow phone: Lighthouse's mobile profile (1.6 Mbit/s, 150 ms, a processor four times slower, by default). */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const cpuSlowdown = Number(process.env.BENCH_SLOWDOWN ?? 4);

interface Load {
  readonly transferBytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
}

/**
 * Measures page weight and load of each kind of page, with an empty cache. `BENCH_BESIDE` names further pages,
 * separated by spaces: a peer's, or an origin with an earlier build, whose pages at the same paths are then
 * measured as well. All take turns, so that load on the machine affects all alike.
 */
export async function measureLoads(browser: Browser, origin: string): Promise<void> {
  const loads = new Map<string, Load[]>(listAddresses(origin).map((address) => [address, []]));
  const session = await browser.newBrowserCDPSession();
  for (let run = 0; run < runs; run += 1) {
    for (const [address, measured] of loads) measured.push(await measureLoad(session, address));
  }
  await session.detach();
  const homePaintMs = median((loads.get(`${origin}/`) ?? []).map((load) => load.firstPaintMs));
  printTable(
    `Load, empty cache, 1.6 Mbit/s, 150 ms, processor ${cpuSlowdown} × slower (median of ${runs})`,
    ['page', 'transferred', 'scripts', 'requests', 'first paint', 'largest paint', 'blocked over 50 ms'],
    [...loads].map(([address, measured]) => describe(address.replace(origin, ''), measured, homePaintMs)),
  );
}

function listAddresses(origin: string): string[] {
  const beside = (process.env.BENCH_BESIDE ?? '').split(/\s+/).filter((address) => address !== '');
  const origins = [origin, ...beside.filter((address) => new URL(address).origin === address)];
  return [
    ...paths.flatMap((path) => origins.map((each) => each + path)),
    ...beside.filter((address) => !origins.includes(address)),
  ];
}

function describe(page: string, loads: readonly Load[], homePaintMs: number): string[] {
  const middle = (pick: (load: Load) => number) => median(loads.map(pick));
  const paintMs = middle((load) => load.firstPaintMs);
  return [
    page,
    formatBytes(middle((load) => load.transferBytes)),
    formatBytes(middle((load) => load.scriptBytes)),
    String(middle((load) => load.requests)),
    `${paintMs.toFixed(0)} ms (${(paintMs / homePaintMs).toFixed(2)} × home)`,
    `${middle((load) => load.largestPaintMs).toFixed(0)} ms`,
    `${middle((load) => load.blockedMs).toFixed(0)} ms`,
  ];
}

/** Runs in the page before anything of its own. */
const watch = `
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  globalThis.seen = { largest: 0, blocked: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.blocked += entry.duration - 50;
  }).observe({ type: 'longtask', buffered: true });`;

/** Resolves once the page has loaded and then asked for nothing for a second. */
const readLoad = `(async () => {
  const count = () => performance.getEntriesByType('resource').length;
  let last = -1;
  while (document.readyState !== 'complete' || last !== count()) {
    last = count();
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  const resources = performance.getEntriesByType('resource');
  const [page] = performance.getEntriesByType('navigation');
  const sum = (entries) => entries.reduce((total, entry) => total + entry.transferSize, 0);
  return {
    transferBytes: sum(resources) + page.transferSize,
    scriptBytes: sum(resources.filter((entry) => entry.name.endsWith('.js'))),
    requests: resources.length + 1,
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    largestPaintMs: seen.largest,
    blockedMs: seen.blocked,
  };
})()`;

async function measureLoad(session: CDPSession, address: string): Promise<Load> {
  const page = await QuietPage.open(session, 390, 844);
  try {
    await page.send('Page.enable');
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: watch });
    await page.send('Emulation.setDeviceMetricsOverride', {
      ...{ width: 390, height: 844 },
      ...{ deviceScaleFactor: 1, mobile: false },
    });
    await page.send('Network.enable');
    await page.send('Network.emulateNetworkConditions', network);
    await page.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.send('Page.navigate', { url: address });
    return (await page.evaluate(readLoad)) as Load;
  } finally {
    await page.close();
  }
}

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { Operation } from '#benchmarks/operation.ts';
import { root } from '#scripts/site/paths.ts';

const typed = 'The quick brown fox jumps';
/** Nearly the capacity of the largest code with medium correction, 177 modules across. */
const text = 'Sphinx of black quartz, judge my vow. '.repeat(60);
const encoderPath = join(root, 'core/codes/symbol/qr-symbol.ts');

interface QrEncoder {
  encodeQr(text: string, options: { level: 'M' }): { across: number; modules: Uint8Array };
}

export const qrOperation: Operation = {
  name: 'qr-generator: type 25 letters into 2,280',
  peer: 'an encoder (ours) and a canvas data URL on the main thread at every letter',
  path: '/tools/qr-generator',
  /** No package that peers draw codes with is installed, so theirs is our own encoder, used as they use one. */
  async prepare(folder) {
    await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        outDir: folder,
        emptyOutDir: false,
        lib: { entry: encoderPath, formats: ['iife'], name: 'benchQr', fileName: () => 'qr-encoder.js' },
      },
    });
    return join(folder, 'qr-encoder.js');
  },
  async runOurs(page) {
    await page.getByLabel('Content', { exact: true }).fill(text);
    await waitForCode(page, text);
    await typeAtStart(page, 'textarea');
    await waitForCode(page, typed);
    return {};
  },
  async runPeer(page, encoder) {
    // Our own pages refuse a script that is none of theirs; the peers' have no such policy.
    await page.goto('about:blank');
    await page.addScriptTag({ path: encoder });
    await page.evaluate(startPeer);
    await page.locator('#bench-text').fill(text);
    await waitForCode(page, text);
    await typeAtStart(page, '#bench-text');
    await waitForCode(page, typed);
    return {};
  },
};

function startPeer(): void {
  const { encodeQr } = Reflect.get(globalThis, 'benchQr') as QrEncoder;
  const box = Object.assign(document.createElement('textarea'), { id: 'bench-text' });
  const image = document.createElement('img');
  const canvas = document.createElement('canvas');
  const [modulePx, quietZone] = [4, 4];
  box.addEventListener('input', () => {
    const { across, modules } = encodeQr(box.value, { level: 'M' });
    canvas.width = canvas.height = (across + 2 * quietZone) * modulePx;
    const context = canvas.getContext('2d');
    if (!context) return;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#000';
    for (const [index, module] of modules.entries()) {
      const [x, y] = [(index % across) + quietZone, Math.floor(index / across) + quietZone];
      if (module === 1) context.fillRect(x * modulePx, y * modulePx, modulePx, modulePx);
    }
    image.src = canvas.toDataURL();
    image.alt = `QR code that says: ${box.value}`;
  });
  document.body.append(box, image);
}

async function waitForCode(page: Page, start: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document.querySelector<HTMLImageElement>('img[alt^="QR code that says"]')?.alt.includes(wanted),
    start.slice(0, typed.length),
    { timeout: 120_000 },
  );
}

async function typeAtStart(page: Page, box: string): Promise<void> {
  await page.locator(box).first().focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type(typed);
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { encodeQr } from '#core/codes/symbol/qr-symbol.ts';
import { drawGray } from '#core/codes/scanning/gray-image.ts';
import { findChromium } from '#scripts/testing/chromium.ts';
import { expect, openTool, test as base } from '#e2e/fixtures.ts';

const content = 'https://example.org/by-camera';

/** Writes a film of one frame as YUV4MPEG2, which the fake camera shows. */
function writeFilm(path: string): void {
  const [width, height, side] = [640, 480, 400];
  const code = drawGray(encodeQr(content, { level: 'M' }), 4, side, { dark: 20, light: 230 });
  const luma = Buffer.alloc(width * height, 120);
  for (let y = 0; y < side; y += 1) {
    luma.set(code.pixels.subarray(y * side, (y + 1) * side), (y + 40) * width + 120);
  }
  const chroma = Buffer.alloc((width * height) / 2, 128);
  const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`;
  writeFileSync(path, Buffer.concat([Buffer.from(head), luma, chroma]));
}

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'sundry-camera-'));
      const film = join(folder, 'film.y4m');
      writeFilm(film);
      const fake = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
      // The headless shell has no cameras.
      const whole = { executablePath: findChromium() ?? '/usr/bin/chromium' };
      await use({ ...launchOptions, ...whole, args: [...(launchOptions.args ?? []), ...fake] });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

// One browser with a fake camera serves all tests.
test.describe.configure({ mode: 'default' });

/** Opens the page, which remembers every stream that it is given. */
async function openScanner(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const streams: MediaStream[] = [];
    Object.assign(globalThis, { streams });
    const devices = navigator.mediaDevices;
    const original = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (wanted) => {
      const stream = await original(wanted);
      streams.push(stream);
      return stream;
    };
  });
  await openTool(page, 'code-scanner');
}

/** The states of all tracks that the page was ever given. */
const trackStates = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { streams: MediaStream[] }).streams.flatMap((stream) =>
      stream.getTracks().map(({ readyState }) => readyState),
    ),
  );
const start = (page: Page) => page.getByRole('button', { name: 'Use the camera' }).click();

test.describe('with a camera', () => {
  test.use({ permissions: ['camera', 'clipboard-read', 'clipboard-write'] });

  test('runs after a press alone, reads the code, and stops', async ({ page }) => {
    await openScanner(page);
    expect(await trackStates(page)).toEqual([]);
    await start(page);
    const codes = page.getByRole('list', { name: 'Codes of Camera' });
    await expect(codes).toContainText(content);
    await expect(page.getByRole('button', { name: 'Use the camera' })).toBeVisible();
    expect(await trackStates(page)).toEqual(['ended']);
  });

  test('stops on Stop, and when the page is hidden or left', async ({ page }) => {
    await openScanner(page);
    await page.getByRole('checkbox', { name: 'Keep scanning after a code' }).check();
    const video = page.locator('video');
    const runs = async () => {
      await expect(video).toHaveJSProperty('readyState', 4);
      expect((await trackStates(page)).at(-1)).toBe('live');
    };
    const isStopped = async () => {
      await expect(video).toHaveCount(0);
      expect(new Set(await trackStates(page))).toEqual(new Set(['ended']));
    };
    const startIt = async () => {
      await start(page);
      await runs();
    };
    await startIt();
    await page.getByRole('button', { name: 'Stop' }).click();
    await isStopped();
    await startIt();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'hidden');
    });
    await isStopped();
    await startIt();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await isStopped();
  });

  test('no other page gets it', async ({ page, allowFault }) => {
    allowFault('VideoCapture permission has been blocked');
    allowFault('camera is not allowed');
    await openTool(page, 'qr-generator');
    const refusal = page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ video: true }).then(() => 'given'),
    );
    await expect(refusal).rejects.toThrow('NotAllowedError');
  });
});

test('says why there is none: not allowed, or plain http', async ({ page }) => {
  await openTool(page, 'code-scanner');
  await start(page);
  await expect(page.getByText('The camera was not allowed.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
    Object.defineProperty(globalThis, 'isSecureContext', { value: false });
  });
  await start(page);
  await expect(page.getByText('browsers do not give pages the camera there')).toBeVisible();
});

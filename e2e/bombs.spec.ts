import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { writePngChunks } from '#core/images/containers/png-chunks.ts';
import { uint32Bytes } from '#core/images/byte-access.ts';
import { makeBombs, packZeros, writePdf, writeStream } from '#scripts/testing/hostile-pdfs.ts';
import { expect, openTool, test } from './fixtures.ts';

// 1 MB that unfolds to 1 GB. The deadlines only end what hangs.
test.setTimeout(120_000);

const zeros = packZeros(1024);

/** The most memory that any process of the browser has held, in MB. */
async function mostMegabytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const held = processInfo.map(({ id }) => {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Infinity) / 1024;
  });
  return Math.max(...held);
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  // The page answers while a worker unfolds.
  expect(
    await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(() => resolve(1)))),
  ).toBe(1);
}

function makePng(width: number, height: number, rows: Uint8Array, extra: readonly [string, Uint8Array][]) {
  const header = Buffer.concat([uint32Bytes(width), uint32Bytes(height), Buffer.of(8, 0, 0, 0, 0)]);
  const chunks = [
    ['IHDR', header] as const,
    ...extra,
    ['IDAT', rows] as const,
    ['IEND', new Uint8Array()] as const,
  ];
  return Buffer.from(writePngChunks(chunks.map(([type, data]) => ({ type, data }))));
}

// `scripts/testing/hostile-pdfs.test.ts` has bombs in other places, which the same parser opens.
test('a PDF bomb is refused in words', async ({ page, browser }) => {
  await openTool(page, 'pdf-text-extractor');
  await choose(page, 'bomb.pdf', makeBombs().get('contents') ?? Buffer.alloc(0));
  await expect(page.getByText(/packed so densely that it would fill the memory/)).toBeVisible();
  expect(await mostMegabytes(browser)).toBeLessThan(1024);
});

test('a PDF with 20 kB of fax data for a thousand megapixels is refused in words', async ({
  page,
  browser,
}) => {
  const side = 32_768;
  const picture = writeStream(
    `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 1/ColorSpace/DeviceGray` +
      `/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns ${side}/Rows ${side}>>`,
    // A bit for each white row.
    Buffer.alloc(20_000, 255),
  );
  const bomb = writePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Resources<</XObject<</I 4 0 R>>>>/Contents 5 0 R>>',
    picture,
    writeStream('', Buffer.from('100 0 0 100 0 0 cm /I Do')),
  ]);
  await openTool(page, 'pdf-to-image');
  await choose(page, 'bomb.pdf', bomb);
  await expect(page.getByText(/packed so densely that it would fill the memory/)).toBeVisible();
  expect(await mostMegabytes(browser)).toBeLessThan(1536);
});

const wide = makePng(32_767, 32_768, zeros, []);

for (const id of ['image-compressor', 'pdf-merger']) {
  test(`a PNG whose pixels unfold to 1 GB is refused in words by ${id}`, async ({ page, browser }) => {
    await openTool(page, id);
    await choose(page, 'bomb.png', wide);
    await expect(page.getByText(/megapixels \(32767 × 32768\)/).first()).toBeVisible();
    expect(await mostMegabytes(browser)).toBeLessThan(1024);
  });
}

test('a small PNG whose texts and profile unfold to 1 GB each is compressed without unfolding them', async ({
  page,
  browser,
}) => {
  const rows = packZeros(1);
  const packed = (name: string) => Buffer.concat([Buffer.from(name), zeros]);
  await openTool(page, 'image-compressor');
  await choose(
    page,
    'texts.png',
    makePng(1023, 1024, rows, [
      ['iCCP', packed('x\0\0')],
      ['zTXt', packed('Comment\0\0')],
      ['iTXt', packed('XML:com.adobe.xmp\0\x01\0\0\0')],
    ]),
  );
  await expect(page.locator('.foot-row')).toContainText('1 file ready');
  expect(await mostMegabytes(browser)).toBeLessThan(1024);
});

import { readFile } from 'node:fs/promises';
import { type Download, type Page } from '@playwright/test';
import { expect, focusOption, openTool, test } from '#e2e/fixtures.ts';
import {
  convert,
  decodeByMagick,
  fixture,
  readTags,
  run,
  writeTags,
} from '#core/images/fixtures/image-programs.mjs';

const paris = writeTags(fixture('paris_exif_xmp_icc.jpg'), 'jpg', ['-GPSLatitude=48.8584', '-Orientation=6']);
const abc = fixture('abc.png');

test.beforeEach(async ({ page }) => {
  await openTool(page, 'image-compressor');
});

interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Files as the picker hands them over; the browser's guess at the type is wrong on purpose. */
async function choose(page: Page, ...files: readonly GivenFile[]): Promise<void> {
  const payloads = files.map(({ name, bytes }) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(bytes),
  }));
  await page.locator('main input[type=file]').first().setInputFiles(payloads);
}

const compressButton = (page: Page) => page.getByRole('button', { name: 'Compress', exact: true });
const totals = (page: Page) => page.locator('.foot-row');
const results = (page: Page) => page.getByRole('region', { name: 'Files' });

async function saved(
  page: Page,
  button: string,
): Promise<{ download: Download; bytes: Uint8Array<ArrayBuffer> }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { download, bytes: new Uint8Array(await readFile(await download.path())) };
}

/** A photograph-like picture that keeps a core busy for a while. */
function drawLarge(): Uint8Array {
  return convert(['-size', '1600x1200', 'plasma:fractal', '-depth', '8', '-quality', '92'], 'jpg');
}

/** Pictures whose heads claim absurd sizes. */
function makeBombs(): GivenFile[] {
  const png = Uint8Array.from(abc);
  new DataView(png.buffer).setUint32(16, 60_000);
  new DataView(png.buffer).setUint32(20, 60_000);
  const gif = convert(['-size', '4x4', 'xc:red'], 'gif');
  new DataView(gif.buffer).setUint32(6, 0xffffffff);
  return [
    { name: 'bomb.png', bytes: png },
    { name: 'bomb.gif', bytes: gif },
  ];
}

test.describe('as people first see it', () => {
  test.use({ showsAllOptions: false });

  // WCAG 2.2, 2.4.11 and 3.2.1: the focus is never hidden, and moving it changes nothing.
  test('the focus passes hidden options by', async ({ page }) => {
    const more = page.getByRole('button', { name: /^\d+ more options$/ });
    await expect(more).toBeVisible();
    await focusOption(page.getByLabel('Height'));
    await page.keyboard.press('Tab');
    await expect(more).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Choose files' })).toBeFocused();
    await expect(more).toBeVisible();
  });

  test('on a phone the result is in view, and the notice of the end covers no button', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await choose(page, { name: 'paris.jpg', bytes: paris }, { name: 'again.jpg', bytes: paris });
    await expect(totals(page)).toContainText('· 2 files ready');
    await compressButton(page).click();
    const notice = page.getByText(/^2 images compressed by \d+%$/);
    await expect(notice).toBeVisible();
    await expect(totals(page)).toContainText(/−\d+% 38\.9 KB → [\d.]+ KB · 2 files ready/);
    await expect(totals(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('paris.jpg').first()).toBeInViewport();
    const noticeBox = await page.locator('.toast').boundingBox();
    const button = await page.getByRole('button', { name: /^Download all/ }).boundingBox();
    expect((noticeBox?.y ?? 0) + (noticeBox?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  });
});

test('one photograph: compressed, compared, downloaded under the specified name', async ({ page }) => {
  await expect(page.getByRole('slider', { name: 'Quality' })).toHaveValue('80');
  await expect(page.getByLabel('Maintain ratio')).toBeChecked();
  await choose(page, { name: 'paris.jpg', bytes: paris });
  await expect(totals(page)).toContainText('· 1 file ready');
  await expect(page.locator('.toast')).toHaveCount(0);
  await compressButton(page).click();
  await expect(page.getByText(/^Image compressed by \d+%$/)).toBeVisible();
  await expect(results(page)).toContainText('JPEG, 302 × 403 pixels.');
  await expect(results(page)).toContainText('Kept the original: already smaller');
  await expect(results(page)).toContainText('Removed: location, Exif data, XMP data.');
  await expect(page.getByRole('spinbutton', { name: 'Height' })).toHaveAttribute('placeholder', '403');

  // A single picture follows its options.
  await page.getByRole('slider', { name: 'Quality' }).fill('60');
  await page.getByRole('spinbutton', { name: 'Width' }).fill('151');
  await expect(results(page)).toContainText('JPEG, 151 × 202 pixels, quality 60.');
  await expect(page.getByRole('spinbutton', { name: 'Height' })).toHaveAttribute('placeholder', '202');

  const { download, bytes } = await saved(page, 'Download');
  expect(download.suggestedFilename()).toBe('compressed-image.jpeg');
  expect(decodeByMagick(bytes, 'jpg')).toMatchObject({ width: 151, height: 202 });
  expect(Object.keys(readTags(bytes, 'jpg')).filter((name) => /GPS|IFD0|XMP/.test(name))).toEqual([]);

  await page.getByRole('button', { name: 'Compare paris.jpg' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/\d% similar \(SSIM\)/);
  const line = dialog.getByLabel('Line between original and result');
  await line.focus();
  await page.keyboard.press('End');
  await expect(line).toHaveValue('100');
  await dialog.getByText('Difference', { exact: true }).click();
  await expect(dialog).toContainText('Black is the same');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('reads HEIC, CMYK and BMP, and writes every format so that other programs read it', async ({ page }) => {
  // heif-enc exchanges the channels of palette files.
  const trueColor = ['-size', '64x48', 'xc:#3366cc', '-depth', '8', '-type', 'TrueColor', 'PNG24:@out.png'];
  const png = run('convert', trueColor).read('out.png');
  const heic = run('heif-enc', ['$0', '-o', '@out.heic'], [png], 'png').read('out.heic');
  await choose(page, { name: 'phone.heic', bytes: heic });
  for (const [label, extension] of [
    ['WebP', 'webp'],
    ['AVIF', 'avif'],
    ['PNG', 'png'],
  ] as const) {
    await page.getByText(label, { exact: true }).click();
    await expect(results(page)).toContainText(`${label}, 64 × 48 pixels`);
    const { download, bytes } = await saved(page, 'Download');
    expect(download.suggestedFilename()).toBe(`compressed-image.${extension}`);
    expect(readTags(bytes, extension)).toMatchObject({ 'File:FileType': label.toUpperCase() });
  }

  await choose(
    page,
    { name: 'print.jpg', bytes: convert(['$0', '-colorspace', 'CMYK'], 'jpg', [png]) },
    { name: 'old.bmp', bytes: convert(['$0'], 'bmp', [png]) },
  );
  await expect(totals(page)).toContainText('3 files ready');
  await expect(results(page)).toContainText('CMYK colors were turned into RGB.');
  for (const name of ['phone.heic', 'old.bmp']) {
    const { bytes } = await saved(page, `Download the result of ${name}`);
    const [red = 0, green = 0, blue = 0] = decodeByMagick(bytes, 'png').pixels;
    const errors = [red - 0x33, green - 0x66, blue - 0xcc].map(Math.abs);
    expect(Math.max(...errors)).toBeLessThanOrEqual(3);
  }
  // Browsers cannot show the original itself.
  await page.getByRole('button', { name: 'Compare phone.heic' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('100% similar (SSIM): no difference found');
  await expect(dialog.getByRole('img', { name: 'Original' })).toBeVisible();
});

test('batch: names bad and hostile files, and saves the others as a zip', async ({ page }) => {
  await choose(
    page,
    { name: 'a.jpg', bytes: paris },
    { name: 'notes.jpg', bytes: new TextEncoder().encode('no picture') },
    { name: 'empty.png', bytes: new Uint8Array() },
    { name: 'A.png', bytes: abc },
    { name: 'broken.png', bytes: abc.subarray(0, 3000) },
    ...makeBombs(),
    { name: 'moving.gif', bytes: convert(['-size', '20x10', 'xc:red', '-size', '20x10', 'xc:blue'], 'gif') },
  );
  await expect(totals(page)).toContainText('· 3 files ready, 5 failed');
  await compressButton(page).click();
  const notice = page.locator('.toast');
  await expect(notice).toContainText(/^3 images compressed by|^3 images done/);
  await expect(notice).toContainText('Skipped: notes.jpg, empty.png, broken.png');
  await expect(totals(page)).toHaveCount(1);
  await expect(totals(page)).toContainText('3 files ready, 5 failed');
  for (const finding of [
    'Please upload an image file',
    'Its content is not a picture, whatever its name says',
    'The file is empty (0 bytes).',
    'The PNG file is cut short: it ends inside chunk IDAT',
    'chunk IHDR at byte 8 fails its checksum',
    '4,294.8 megapixels (65535 × 65535)',
    'Animated GIF: only the first frame is kept.',
    'Transparent parts were filled with white',
  ]) {
    await expect(results(page)).toContainText(finding);
  }

  const { download, bytes } = await saved(page, 'Download all (zip)');
  expect(download.suggestedFilename()).toBe('image-compressor.zip');
  const list = run('python3', ['-m', 'zipfile', '-l', '$0'], [bytes], 'zip').text;
  expect(list).toContain('a-compressed.jpg');
  expect(list).toContain('A-compressed (2).jpg');
  expect(list).toContain('moving-compressed.jpg');
});

test('nothing to compress, no image beside a good one, and Clear', async ({ page }) => {
  await compressButton(page).click();
  await expect(page.getByText('Please upload an image to compress')).toBeVisible();
  await choose(page, { name: 'photo.jpg', bytes: new TextEncoder().encode('text') });
  await expect(page.locator('.toast')).toContainText('Invalid FilePlease upload an image file');
  await expect(totals(page)).toContainText('0 files ready, 1 failed');
  // The only good one is saved as it is, and not as a zip.
  await choose(page, { name: 'abc.png', bytes: abc });
  await expect(totals(page)).toContainText('1 file ready, 1 failed');
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeEnabled();

  await page.getByText('WebP', { exact: true }).click();
  await page.getByRole('slider', { name: 'Quality' }).fill('33');
  await page.getByRole('spinbutton', { name: 'Height' }).fill('20');
  await page.getByLabel('Maintain ratio').uncheck();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Drop images here, or paste')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Quality' })).toHaveValue('80');
  await expect(page.getByRole('spinbutton', { name: 'Height' })).toHaveValue('');
  await expect(page.getByLabel('JPEG', { exact: true })).toBeChecked();
  await expect(page.getByLabel('Maintain ratio')).toBeChecked();
  // It accepts files as before.
  await choose(page, { name: 'abc.png', bytes: abc });
  await expect(totals(page)).toContainText('1 file ready');
});

test('a large file: busy while it works, canceled at once, and again from the start', async ({ page }) => {
  await page.getByText('AVIF', { exact: true }).click();
  await choose(page, { name: 'large.jpg', bytes: drawLarge() });
  await expect(page.getByRole('button', { name: 'Compressing...' })).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(results(page)).toContainText('canceled');
  await compressButton(page).click();
  await expect(page.getByRole('button', { name: 'Compressing...' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(results(page)).toContainText('canceled');
  await page.getByText('WebP', { exact: true }).click();
  await expect(totals(page)).toContainText('· 1 file ready');
});

test('a target size, location and lossless, chosen; kept over a reload', async ({ page }) => {
  await page.getByRole('button', { name: '100 KB', exact: true }).click();
  await expect(page.getByRole('spinbutton', { name: 'Target size' })).toHaveValue('100');
  await page.getByRole('spinbutton', { name: 'Target size' }).fill('12');
  await page.getByLabel('Metadata').selectOption('Keep all but the location');
  await choose(page, { name: 'paris.jpg', bytes: paris });
  await expect(totals(page)).toContainText('· 1 file ready');
  const { bytes } = await saved(page, 'Download');
  expect(bytes.length).toBeLessThanOrEqual(12_000);
  const tags = readTags(bytes, 'jpg');
  expect(tags['IFD0:Model']).toBe('Pixel 4a');
  expect(Object.keys(tags).filter((name) => name.startsWith('GPS'))).toEqual([]);

  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.getByRole('spinbutton', { name: 'Target size' })).toHaveValue('12');
  await page.getByRole('spinbutton', { name: 'Target size' }).fill('');
  await page.getByLabel(/^Lossless/).check();
  await page.getByLabel('Metadata').selectOption('Keep all');
  await choose(page, { name: 'paris.jpg', bytes: paris });
  await expect(totals(page)).toContainText('1 file ready');
  const lossless = await saved(page, 'Download');
  expect(decodeByMagick(lossless.bytes, 'jpg')).toEqual(decodeByMagick(paris, 'jpg'));
  expect(lossless.bytes.length).toBeLessThan(paris.length);
});

test('by keyboard: waits for the key when an option changes; added files start at once', async ({ page }) => {
  await choose(page, { name: 'a.jpg', bytes: paris }, { name: 'b.jpg', bytes: paris });
  await expect(totals(page)).toContainText('· 2 files ready');
  await choose(page, { name: 'c.jpg', bytes: paris });
  await expect(totals(page)).toContainText('· 3 files ready');
  const quality = page.getByRole('slider', { name: 'Quality' });
  await quality.fill('45');
  await quality.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(quality).toHaveValue('40');
  await expect(totals(page)).toContainText(/^0 files ready/);
  await expect(results(page)).toContainText('outdated');
  await expect(results(page).getByText('quality 40')).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^3 images compressed by \d+%$/)).toBeVisible();
  await expect(results(page).getByText('quality 40')).toHaveCount(3);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+s')]);
  expect(download.suggestedFilename()).toBe('image-compressor.zip');

  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('PNG', { exact: true })).toBeChecked();
  await expect(totals(page)).toContainText(/^0 files ready/);

  // A conversion that is searched for opens with its format chosen.
  await page.keyboard.press('Control+K');
  await page.keyboard.type('heic to jpg');
  await page
    .getByRole('option', { name: /HEIC to JPG|Image Compressor/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'JPEG', exact: true })).toBeChecked();
});

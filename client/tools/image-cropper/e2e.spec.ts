import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';
import { convert, decodeByMagick, fixture } from '#core/images/fixtures/image-programs.mjs';

const paris = fixture('paris_exif_xmp_icc.jpg');
const quarters = convert(
  '( xc:red xc:lime +append ) ( xc:blue xc:white +append ) -append -scale 200x100!'.split(' '),
  'png',
);

async function choose(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: `image/${name.split('.')[1] ?? ''}`, buffer: Buffer.from(bytes) });
}

async function download(page: Page, name: string) {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download the result of ${name}` }).click(),
  ]);
  return new Uint8Array(await readFile(await saved.path()));
}

type Place = readonly [across: number, down: number];

/** From one place of the picture to another, as fractions of its sides. */
async function drag(page: Page, from: Place, to: Place): Promise<void> {
  const frame = page.locator('.crop-frame');
  // Clear of the header and the foot, which cover what they overlap.
  await frame.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await frame.boundingBox();
  if (!box) throw new Error('The picture is not shown.');
  const at = ([across, down]: Place) => [box.x + across * box.width, box.y + down * box.height] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 4 });
  await page.mouse.up();
}

const wholePicture = (page: Page) => page.getByRole('button', { name: 'Whole picture' }).click();

const areaOf = (page: Page) => page.getByRole('application', { name: /^Area of/ });

test.beforeEach(async ({ page }) => {
  await openTool(page, 'image-cropper');
});

test('draws, moves and undoes an area by mouse, and by keyboard to the pixel', async ({ page }) => {
  await choose(page, 'quarters.png', quarters);
  await wholePicture(page);
  await drag(page, [0.6, 0.1], [0.9, 0.4]);
  await expect(page.getByText(/^200 × 100 → (59|60|61) × (29|30|31) pixels, from/)).toBeVisible();
  const { pixels } = decodeByMagick(await download(page, 'quarters.png'), 'png');
  expect([...pixels.subarray(0, 4)]).toEqual([0, 255, 0, 255]);
  // Moved by its inside to the lower left.
  await drag(page, [0.75, 0.25], [0.2, 0.8]);
  await expect(page.getByText(/pixels, from (9|10|11), (64|65|66)\./)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('No area is chosen: 200 × 100 pixels.')).toBeVisible();

  await page.getByRole('spinbutton', { name: 'From left' }).fill('100');
  await page.getByRole('spinbutton', { name: 'Width', exact: true }).fill('50');
  await page.getByRole('spinbutton', { name: 'Height' }).fill('40');
  await areaOf(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Control+Shift+ArrowDown');
  await expect(page.getByText('200 × 100 → 49 × 50 pixels, from 101, 10.')).toBeVisible();
  const { pixels: chosen } = decodeByMagick(await download(page, 'quarters.png'), 'png');
  expect([...chosen.subarray(0, 4), ...chosen.subarray(-4)]).toEqual([0, 255, 0, 255, 255, 255, 255, 255]);
});

test('starts with a frame of nine tenths, and shows rotating, flipping and straightening', async ({
  page,
}) => {
  await choose(page, 'quarters.png', quarters);
  await expect(page.getByText('200 × 100 → 180 × 90 pixels, from 10, 5.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Rotate' }).selectOption('90° right');
  await expect(page.getByText('200 × 100 → 90 × 180 pixels, from 5, 10.')).toBeVisible();
  await wholePicture(page);
  await page.getByRole('combobox', { name: 'Flip' }).selectOption('Horizontal');
  await expect(page.getByText('200 × 100 → 100 × 200 pixels.')).toBeVisible();
  const made = decodeByMagick(await download(page, 'quarters.png'), 'png');
  const shown = await page.locator('.crop-frame').screenshot();
  const seen = decodeByMagick(new Uint8Array(shown), 'png');
  for (const [x, y] of [
    [0.25, 0.2],
    [0.75, 0.2],
    [0.25, 0.8],
    [0.75, 0.8],
  ] as const) {
    const colorAt = ({ width, height, pixels }: typeof made) => {
      const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
      return [...pixels.subarray(at, at + 3)].map((value) => Math.round(value / 255));
    };
    expect(colorAt(seen)).toEqual(colorAt(made));
  }
  await page.getByRole('spinbutton', { name: 'Straighten' }).fill('10');
  await expect(page.getByText(/^200 × 100 → (74|75) × (148|149|150) pixels\./)).toBeVisible();
});

test('on a phone: two rows of buttons, a ratio, a rotation, and a broken file in a batch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await choose(page, 'paris.jpg', paris);
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeEnabled();
  const rowOf = async (name: string) => {
    const { y, height } = (await page.getByRole('button', { name, exact: true }).boundingBox()) ?? {};
    return Math.round((y ?? 0) + (height ?? 0) / 2);
  };
  expect(await rowOf('Undo')).toBe(await rowOf('Whole picture'));
  expect(await rowOf('Add files')).toBe(await rowOf('Download'));
  expect(await rowOf('Clear')).toBe(await rowOf('Download'));

  await wholePicture(page);
  await page.getByRole('combobox', { name: 'Ratio', exact: true }).selectOption('16 : 9 (screen)');
  await page.getByRole('combobox', { name: 'Rotate' }).selectOption('90° right');
  await expect(page.getByText('403 × 302 → 302 × 170 pixels, from 0, 117.')).toBeVisible();
  await choose(page, 'cut.jpg', paris.slice(0, 300));
  await expect(page.getByText('1 file ready, 1 failed')).toBeVisible();
  await expectNoOverflow(page);
});

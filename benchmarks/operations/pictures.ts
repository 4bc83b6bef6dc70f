import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { handFileToPage, type Operation, waitForText } from '#benchmarks/operation.ts';
import { prepareMozJpeg, runMozJpeg } from './mozjpeg.ts';

/** Smooth areas with fine grain on them, as photographs have. */
function makePhoto(folder: string): Promise<string> {
  const path = join(folder, 'photo.jpg');
  const picture = ['-seed', '7', '-size', '3000x2000', 'plasma:', '-blur', '0x2', '+noise', 'Gaussian'];
  execFileSync('convert', [...picture, '-quality', '95', path]);
  return Promise.resolve(path);
}

const choosePhoto = (page: Page, input: string) =>
  page.locator('main input[type=file]').first().setInputFiles(input);

/** Reads the pixels as peers' pages do: with the browser's decoder and a canvas. */
async function readByCanvas(page: Page, input: string): Promise<object> {
  await handFileToPage(page, input);
  await page.evaluate(async () => {
    const file = document.querySelector<HTMLInputElement>('#bench-input')?.files?.[0] ?? new Blob();
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    document.body.append(String(context?.getImageData(0, 0, width, height).data[0]));
  });
  return {};
}

export const pictureOperations: readonly Operation[] = [
  {
    name: 'image-to-base64: a photograph of 6 megapixels',
    peer: 'FileReader.readAsDataURL into a text box',
    path: '/tools/image-to-base64',
    prepare: makePhoto,
    async runOurs(page, input) {
      await choosePhoto(page, input);
      await page.getByRole('region', { name: 'Output' }).getByText('data:image/jpeg;base64').waitFor();
      return {};
    },
    async runPeer(page, input) {
      await handFileToPage(page, input);
      await page.evaluate(async () => {
        const file = document.querySelector<HTMLInputElement>('#bench-input')?.files?.[0] ?? new Blob();
        const reader = new FileReader();
        await new Promise((resolve) => {
          reader.addEventListener('load', resolve);
          reader.readAsDataURL(file);
        });
        const box = document.body.appendChild(document.createElement('textarea'));
        box.value = reader.result as string;
        return box.offsetHeight;
      });
      return {};
    },
  },
  {
    name: 'image-resizer: an open picture of 6 megapixels to 1,200 pixels across',
    peer: 'the bare MozJPEG and a canvas that scales, on the main thread',
    path: '/tools/image-resizer',
    prepare: makePhoto,
    async beforeOurs(page, input) {
      await choosePhoto(page, input);
      await waitForText(page, '3000 × 2000 → 1600 × 1067 pixels.');
    },
    async runOurs(page) {
      await page.getByRole('spinbutton', { name: 'Width' }).fill('1200');
      await waitForText(page, '3000 × 2000 → 1200 × 800 pixels.');
      return {};
    },
    beforePeer: prepareMozJpeg,
    runPeer: (page, input) =>
      runMozJpeg(page, input, {
        area: [0, 0, 3000, 2000],
        size: [1200, 800],
        quality: 85,
        isProgressive: false,
      }),
  },
  {
    name: 'image-cropper: the middle square of an open picture of 6 megapixels',
    peer: 'the bare MozJPEG and a canvas that cuts, on the main thread',
    path: '/tools/image-cropper',
    prepare: makePhoto,
    async beforeOurs(page, input) {
      await choosePhoto(page, input);
      await waitForText(page, '3000 × 2000 → 2700 × 1800 pixels');
    },
    async runOurs(page) {
      await page.getByRole('combobox', { name: 'Ratio', exact: true }).selectOption('1 : 1 (square)');
      await waitForText(page, '3000 × 2000 → 1800 × 1800 pixels');
      return {};
    },
    beforePeer: prepareMozJpeg,
    runPeer: (page, input) =>
      runMozJpeg(page, input, {
        area: [600, 100, 1800, 1800],
        size: [1800, 1800],
        quality: 90,
        isProgressive: false,
      }),
  },
  {
    name: 'image-color-picker: the first color of 6 megapixels',
    peer: 'drawImage and getImageData',
    path: '/tools/image-color-picker',
    prepare: makePhoto,
    async runOurs(page, input) {
      await choosePhoto(page, input);
      await page.getByTestId('hex').waitFor();
      return {};
    },
    runPeer: readByCanvas,
  },
];

import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { approachFile, handFileToPage, type Operation, waitForText } from '#benchmarks/operation.ts';
import { type JpegWork, prepareMozJpeg, runMozJpeg } from './mozjpeg.ts';

/** Smooth areas with fine grain on them, as photographs have. */
function makePhoto(folder: string): Promise<string> {
  const path = join(folder, 'photo.jpg');
  const smooth = ['-seed', '7', '-size', '3000x2000', 'plasma:', '-blur', '0x2'];
  const grain = ['-attenuate', '0.15', '+noise', 'Gaussian'];
  execFileSync('convert', [...smooth, ...grain, '-quality', '95', path]);
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

/** A row beside the bare encoder, which does the same edit on the main thread. */
function besideMozJpeg(
  name: string,
  edit: JpegWork,
  ours: Pick<Operation, 'beforeOurs' | 'runOurs'>,
): Operation {
  return {
    name,
    peer: 'the bare MozJPEG, and a canvas that cuts and scales, on the main thread',
    path: `/tools/${name.split(':', 1)[0] ?? ''}`,
    prepare: makePhoto,
    ...ours,
    beforePeer: prepareMozJpeg,
    runPeer: (page, input) => runMozJpeg(page, input, edit),
  };
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
  besideMozJpeg(
    'image-compressor: 6 megapixels to JPEG at quality 80',
    { area: [0, 0, 3000, 2000], size: [3000, 2000], quality: 80, isProgressive: true },
    {
      beforeOurs: approachFile,
      async runOurs(page, input) {
        await choosePhoto(page, input);
        const [download] = await Promise.all([
          page.waitForEvent('download', { timeout: 120_000 }),
          page
            .getByRole('button', { name: /^Download/ })
            .first()
            .click({ timeout: 120_000 }),
        ]);
        return { outputBytes: (await stat(await download.path())).size };
      },
    },
  ),
  besideMozJpeg(
    'image-resizer: an open picture of 6 megapixels to 1,200 pixels across',
    { area: [0, 0, 3000, 2000], size: [1200, 800], quality: 85, isProgressive: false },
    {
      async beforeOurs(page, input) {
        await choosePhoto(page, input);
        await waitForText(page, '3000 × 2000 → 1600 × 1067 pixels.');
      },
      async runOurs(page) {
        await page.getByRole('spinbutton', { name: 'Width' }).fill('1200');
        await waitForText(page, '3000 × 2000 → 1200 × 800 pixels.');
        return {};
      },
    },
  ),
  besideMozJpeg(
    'image-cropper: the middle square of an open picture of 6 megapixels',
    { area: [600, 100, 1800, 1800], size: [1800, 1800], quality: 90, isProgressive: false },
    {
      async beforeOurs(page, input) {
        await choosePhoto(page, input);
        await waitForText(page, '3000 × 2000 → 2700 × 1800 pixels');
      },
      async runOurs(page) {
        await page.getByRole('combobox', { name: 'Ratio', exact: true }).selectOption('1 : 1 (square)');
        await waitForText(page, '3000 × 2000 → 1800 × 1800 pixels');
        return {};
      },
    },
  ),
  {
    name: 'image-color-picker: the first color of 6 megapixels',
    peer: 'drawImage and getImageData',
    path: '/tools/image-color-picker',
    prepare: makePhoto,
    beforeOurs: approachFile,
    async runOurs(page, input) {
      await choosePhoto(page, input);
      await page.getByTestId('hex').waitFor();
      return {};
    },
    runPeer: readByCanvas,
  },
];

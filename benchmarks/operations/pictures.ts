import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { handFileToPage, type Operation, waitForText } from '#benchmarks/operation.ts';

/** Smooth areas with fine grain on them, as photographs have. */
function makePhoto(folder: string): Promise<string> {
  const path = join(folder, 'photo.jpg');
  const picture = ['-seed', '7', '-size', '3000x2000', 'plasma:', '-blur', '0x2', '+noise', 'Gaussian'];
  execFileSync('convert', [...picture, '-quality', '95', path]);
  return Promise.resolve(path);
}

const choosePhoto = (page: Page, input: string) =>
  page.locator('main input[type=file]').first().setInputFiles(input);

interface CanvasWork {
  /** The part of the picture that is drawn. */
  readonly source: readonly [left: number, top: number, width: number, height: number];
  readonly size: readonly [width: number, height: number];
  /** Undefined where the pixels alone are wanted. */
  readonly quality?: number;
}

/** Works as peers' pages do: with the browser's decoder, a canvas, and its encoder or its pixels. */
async function drawOnCanvas(page: Page, input: string, work: CanvasWork): Promise<{ outputBytes?: number }> {
  await handFileToPage(page, input);
  const outputBytes = await page.evaluate(async ({ source, size, quality }) => {
    const file = document.querySelector<HTMLInputElement>('#bench-input')?.files?.[0] ?? new Blob();
    const bitmap = await createImageBitmap(file);
    const [width, height] = size;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, ...source, 0, 0, width, height);
    if (quality === undefined) {
      document.body.append(String(context?.getImageData(0, 0, width, height).data[0]));
      return undefined;
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    return blob?.size ?? 0;
  }, work);
  return outputBytes === undefined ? {} : { outputBytes };
}

const whole = [0, 0, 3000, 2000] as const;

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
    name: 'image-resizer: 6 megapixels to 1,200 pixels across',
    peer: 'drawImage and canvas.toBlob("image/jpeg", 0.85)',
    path: '/tools/image-resizer',
    prepare: makePhoto,
    async runOurs(page, input) {
      await choosePhoto(page, input);
      await page.getByRole('spinbutton', { name: 'Width' }).fill('1200');
      await waitForText(page, '3000 × 2000 → 1200 × 800 pixels.');
      return {};
    },
    runPeer: (page, input) => drawOnCanvas(page, input, { source: whole, size: [1200, 800], quality: 0.85 }),
  },
  {
    name: 'image-cropper: the middle square of 6 megapixels',
    peer: 'drawImage and canvas.toBlob("image/jpeg", 0.9)',
    path: '/tools/image-cropper',
    prepare: makePhoto,
    async runOurs(page, input) {
      await choosePhoto(page, input);
      await page.getByRole('combobox', { name: 'Ratio', exact: true }).selectOption('1 : 1 (square)');
      await waitForText(page, '3000 × 2000 → 2000 × 2000 pixels');
      return {};
    },
    runPeer: (page, input) =>
      drawOnCanvas(page, input, { source: [500, 0, 2000, 2000], size: [2000, 2000], quality: 0.9 }),
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
    runPeer: (page, input) => drawOnCanvas(page, input, { source: whole, size: [3000, 2000] }),
  },
];

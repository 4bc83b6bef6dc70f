import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { handFileToPage, type Operation } from '#benchmarks/operation.ts';

export const imageOperation: Operation = {
  name: 'image-compressor: 6 megapixels to JPEG at quality 80',
  peer: 'canvas.toBlob("image/jpeg", 0.8)',
  path: '/tools/image-compressor',
  prepare(folder) {
    const path = join(folder, 'photo.jpg');
    // Smooth areas with fine grain on them, as photographs have.
    const picture = [
      '-seed',
      '7',
      '-size',
      '3000x2000',
      'plasma:',
      '-blur',
      '0x2',
      '-attenuate',
      '0.15',
      '+noise',
      'Gaussian',
    ];
    execFileSync('convert', [...picture, '-quality', '95', path]);
    return Promise.resolve(path);
  },
  async runOurs(page, input) {
    await page.locator('main input[type=file]').first().setInputFiles(input);
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 120_000 }),
      page
        .getByRole('button', { name: /^Download/ })
        .first()
        .click({ timeout: 120_000 }),
    ]);
    return { outputBytes: (await stat(await download.path())).size };
  },
  async runPeer(page, input) {
    await handFileToPage(page, input);
    const outputBytes = await page.evaluate(async () => {
      const file = document.querySelector<HTMLInputElement>('#bench-input')?.files?.[0] ?? new Blob();
      const bitmap = await createImageBitmap(file);
      const canvas = Object.assign(document.createElement('canvas'), {
        width: bitmap.width,
        height: bitmap.height,
      });
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
      return blob?.size ?? 0;
    });
    return { outputBytes };
  },
};

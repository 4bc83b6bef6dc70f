import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { approachFile, type Operation } from '#benchmarks/operation.ts';
import { prepareMozJpeg, runMozJpeg } from './mozjpeg.ts';

export const imageOperation: Operation = {
  name: 'image-compressor: 6 megapixels to JPEG at quality 80',
  peer: 'the bare MozJPEG, decoder and encoder, on the main thread',
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
  beforeOurs: approachFile,
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
  beforePeer: prepareMozJpeg,
  runPeer: (page, input) =>
    runMozJpeg(page, input, {
      area: [0, 0, 3000, 2000],
      size: [3000, 2000],
      quality: 80,
      isProgressive: true,
    }),
};

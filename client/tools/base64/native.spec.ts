import { join } from 'node:path';
import { build } from 'vite';
import { test } from '#e2e/fixtures.ts';
import type * as Agreement from './fixtures/native-agreement.ts';

test('the platform’s Base64 and our own agree on any text: bytes, findings and their places', async ({
  page,
}, testInfo) => {
  const folder = testInfo.outputPath('bundle');
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      lib: {
        entry: join(import.meta.dirname, 'fixtures', 'native-agreement.ts'),
        formats: ['iife'],
        name: 'agreement',
        fileName: () => 'agreement.js',
      },
    },
  });
  // Our own pages refuse a script that is none of theirs.
  await page.goto('about:blank');
  await page.addScriptTag({ path: join(folder, 'agreement.js') });
  await page.evaluate(() => {
    const { checkAgreement } = Reflect.get(globalThis, 'agreement') as typeof Agreement;
    checkAgreement();
  });
});

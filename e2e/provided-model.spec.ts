import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '#server/testing/server-process.ts';
import { writeTinyModel } from '#server/testing/tiny-model.ts';
import { writeText } from './editor.ts';
import { expect, openTool, test as base, visitHomeAndGoOffline } from './fixtures.ts';

/** `test` against a server whose operator provides a language model: a real one of two kilobytes. */
const test = base.extend<object, { modelServer: string }>({
  modelServer: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'sundry-model-'));
      const model = join(folder, 'Tiny-Test');
      writeTinyModel(model);
      const server = await startServerProcess({
        SITE_DIR: join(import.meta.dirname, '..', 'dist'),
        DATA_DIR: join(folder, 'data'),
        TEXT_MODEL_DIR: model,
      });
      await use(server.origin);
      await server.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ modelServer }, use) => {
    await use(modelServer);
  },
});

test.describe.configure({ mode: 'default' });

/** The offer is asked for once the page works. */
const chooseProvided = (page: Page) =>
  page.getByRole('group', { name: 'Engine' }).getByText("This site's model", { exact: true }).click();

test('the model of the operator: loaded on request, named, kept, removed', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const ofModel = () => loaded.filter((path) => /text-model\/\w+\/|\.wasm$/.test(path));
  await openTool(page, 'ai-text-generator');
  await chooseProvided(page);
  await writeText(page, 'Input', 'the summer party');
  await expect(page.getByText('Written by Tiny-Test, a model that this site provides')).toBeVisible();
  await expect(page.getByText(/Pressing Write loads the model: [\d.]+ KB/)).toBeVisible();
  expect(ofModel()).toEqual([]);
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('A tiny model wrote this');
  expect(ofModel().some((path) => path.endsWith('/onnx/model.onnx'))).toBe(true);

  // It is not loaded again.
  loaded.length = 0;
  await page.reload();
  await chooseProvided(page);
  await expect(page.getByText('The model is on this device')).toBeVisible();
  await writeText(page, 'Input', 'the winter party');
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(output).toContainText('A tiny model wrote this');
  expect(ofModel()).toEqual([]);
  await page.getByRole('button', { name: 'Remove the model' }).click();
  await expect(page.getByText('Pressing Write loads the model')).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).not.toContain('sundry-text-model');
});

test.describe('with the service worker', () => {
  test.use({ hasServiceWorker: true });

  test('once loaded it writes without a network', async ({ page }) => {
    await openTool(page, 'ai-text-generator');
    await chooseProvided(page);
    await writeText(page, 'Input', 'the summer party');
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    const output = page.getByRole('region', { name: 'Output' });
    await expect(output).toContainText('A tiny model wrote this');
    await visitHomeAndGoOffline(page);
    await openTool(page, 'ai-text-generator');
    await chooseProvided(page);
    await writeText(page, 'Input', 'the winter party');
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    await expect(output).toContainText('A tiny model wrote this');
  });
});

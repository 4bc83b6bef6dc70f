import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 8181) + 1000;

test('the development server renders and hydrates the same pages', async ({ page }) => {
  const root = join(import.meta.dirname, '..');
  const server = spawn('node', ['scripts/dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (chunk: Buffer) => {
        if (chunk.includes('is at http')) resolve();
      });
      server.on('exit', () => reject(new Error('The development server stopped.')));
    });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    const response = await page.goto(`http://127.0.0.1:${port}/tools/unit-converter`);
    expect(await response?.text()).toContain('Unit Converter');
    await page.locator('html[data-hydrated]').waitFor();
    await page.getByLabel('Value', { exact: true }).fill('3');
    await expect(page.locator('.result-value')).toHaveText('300 cm');
    await expect(page.locator('.tool-card').first()).toHaveCSS('border-top-left-radius', '18px');
    expect(faults).toEqual([]);
  } finally {
    server.kill();
  }
});

import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { decodeByMagick, run } from '#core/images/fixtures/image-programs.mjs';
import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

const svg = (content: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

async function save(page: Page, name: string | RegExp): Promise<Uint8Array<ArrayBuffer>> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return new Uint8Array(await readFile(await download.path()));
}

test.beforeEach(async ({ page }) => {
  await openTool(page, 'svg-to-png');
});

test('draws shapes as librsvg does at the chosen width; an invalid width marks the picture as outdated', async ({
  page,
}, testInfo) => {
  const width = page.getByRole('spinbutton', { name: 'Width' });
  await width.fill('200');
  const drawing = svg(
    '<rect x="4" y="3" width="20" height="10" fill="#c2410c"/>' +
      '<circle cx="20" cy="10" r="8" fill="#0f766e" fill-opacity=".5"/>' +
      '<path d="M2 2 38 2 20 18Z" fill="none" stroke="#1d4ed8" stroke-width="2"/>',
  );
  await writeText(page, 'Input', drawing);
  await expect(page.getByText('200 × 100 pixels')).toBeVisible();
  await expect(page.locator('.stale')).toHaveCount(0);
  const ours = decodeByMagick(await save(page, 'Download drawing.png'), 'png');
  const [from, to] = [testInfo.outputPath('drawing.svg'), testInfo.outputPath('drawing.png')];
  await writeFile(from, drawing);
  execFileSync('rsvg-convert', ['-w', '200', from, '-o', to]);
  const theirs = decodeByMagick(new Uint8Array(await readFile(to)), 'png');
  expect([ours.width, ours.height]).toEqual([theirs.width, theirs.height]);
  const sum = ours.pixels.reduce((all, value, at) => all + Math.abs(value - (theirs.pixels[at] ?? 0)), 0);
  expect(sum / ours.pixels.length).toBeLessThan(1);

  await width.fill('abc');
  await expect(page.getByText('Outdated')).toBeVisible();
  await width.fill('80');
  await expect(page.getByText('80 × 40 pixels')).toBeVisible();
  await expect(page.getByText('Outdated')).toBeHidden();
});

test('a favicon set: icons of their sizes, a manifest and the lines for the page', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Format' }).selectOption('Favicon set');
  await writeText(page, 'Input', svg('<rect width="40" height="20"/>'));
  await expect(page.getByText('not square')).toBeVisible();
  const ico = await save(page, 'Download favicon.ico');
  const sizes = run('identify', ['-format', '%m %wx%h\n', '$0'], [ico], 'ico').text;
  expect(sizes.trim().split('\n')).toEqual(['PNG 16x16', 'PNG 32x32', 'PNG 48x48']);
  const apple = decodeByMagick(await save(page, 'Download apple-touch-icon.png'), 'png');
  expect([apple.width, apple.height, ...apple.pixels.slice(0, 4)]).toEqual([180, 180, 255, 255, 255, 255]);
  const manifest = new TextDecoder().decode(await save(page, 'Download site.webmanifest'));
  expect(manifest).toContain('/icon-512.png');
  await expect(page.getByRole('region', { name: 'For the head of each page', exact: true })).toContainText(
    '<link rel="apple-touch-icon"',
  );
});

test('a broken file keeps no other from being drawn', async ({ page }) => {
  const files = {
    'good.svg': svg('<rect/>'),
    'html.svg': svg('<foreignObject/>'),
    'bad.svg': '<svg><g></svg>',
  };
  await page.locator('input[type=file]').setInputFiles(
    Object.entries(files).map(([name, text]) => ({
      name,
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(text),
    })),
  );
  await expect(page.getByText('The svg element has no SVG namespace.')).toBeVisible();
  const png = decodeByMagick(await save(page, 'Download the result of html.svg'), 'png');
  expect([png.width, png.height]).toEqual([40, 20]);
});

import type { Download, Locator, Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';

export const run = (program: string, ...parameters: string[]) =>
  execFileSync(program, parameters, { stdio: ['ignore', 'pipe', 'ignore'] }).toString();

/** Reads a picture file with zbar, an independent reader. */
export const readWithZbar = (path: string) =>
  run('zbarimg', '--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', path).replace(/\n$/, '');

export const picture = (page: Page) => page.getByRole('img', { name: /^QR code that says/ });
export const says = (page: Page, text: string) =>
  page.getByRole('img', { name: `QR code that says: ${text}` });

/** Presses the button and returns the saved file. */
export async function saved(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return download;
}

/** Presses a button that asks for a file, and chooses one. */
export async function chooseFile(page: Page, button: string, path: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(path);
}

/** The height of the space reserved for a picture until it is drawn. */
export const keptHeight = (shown: Locator) =>
  shown.evaluate((image) => {
    image.style.display = 'none';
    const height = image.parentElement?.getBoundingClientRect().height ?? 0;
    image.style.display = '';
    return height;
  });

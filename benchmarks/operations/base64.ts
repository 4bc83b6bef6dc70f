import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { handFileToPage, type Operation, waitForText } from '#benchmarks/operation.ts';

const sizeBytes = 60_000_000;
const path = '/tools/base64-encoder';

/** A person approaches the button before choosing a file, at least a second earlier. */
async function approach(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open file' }).hover();
  await page.waitForTimeout(1000);
}

async function prepareBytes(folder: string): Promise<string> {
  const file = join(folder, 'base64.bin');
  await writeFile(file, randomBytes(sizeBytes));
  return file;
}

const encode: Omit<Operation, 'peer' | 'runPeer'> = {
  name: 'base64: encode a 60 MB file',
  path,
  prepare: prepareBytes,
  beforeOurs: approach,
  async runOurs(page, input) {
    await page.locator('main input[type=file]').first().setInputFiles(input);
    await waitForText(page, '60 MB → 80 MB');
    return {};
  },
};

async function readAsDataUrl(
  page: Page,
  input: string,
  options: { readonly isShown: boolean },
): Promise<Record<string, never>> {
  await handFileToPage(page, input);
  await page.evaluate(async ({ isShown }) => {
    const file = document.querySelector<HTMLInputElement>('#bench-input')?.files?.[0];
    const reader = new FileReader();
    const loaded = new Promise((resolve) => (reader.onload = resolve));
    reader.readAsDataURL(file ?? new Blob());
    await loaded;
    if (!isShown) return;
    document.body.append(Object.assign(document.createElement('textarea'), { value: reader.result }));
    // Drawn once.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, options);
  return {};
}

export const base64Operations: readonly Operation[] = [
  {
    ...encode,
    peer: 'btoa over a binary string, as a Blob',
    async runPeer(page, input) {
      await handFileToPage(page, input);
      await page.evaluate(async () => {
        const file = document.querySelector<HTMLInputElement>('#bench-input')?.files?.[0] ?? new Blob();
        const bytes = new Uint8Array(await file.arrayBuffer());
        let binary = '';
        for (let start = 0; start < bytes.length; start += 0x8000) {
          binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
        }
        return new Blob([btoa(binary)]).size;
      });
      return {};
    },
  },
  {
    ...encode,
    peer: 'whole file as a data URL by FileReader, shown in a text box',
    runPeer: (page, input) => readAsDataUrl(page, input, { isShown: true }),
  },
  {
    ...encode,
    // The best that a browser can do: it is not shown, copied or saved.
    peer: 'whole file as a data URL by FileReader, shown nowhere',
    runPeer: (page, input) => readAsDataUrl(page, input, { isShown: false }),
  },
  {
    name: 'base64: decode 60 MB',
    peer: 'atob of the whole text, byte by byte into a Blob',
    path,
    async prepare(folder) {
      const file = join(folder, 'base64.txt');
      await writeFile(file, randomBytes(sizeBytes).toString('base64'));
      return file;
    },
    async beforeOurs(page) {
      await approach(page);
      await page.getByRole('tab', { name: 'Decode from Base64' }).click();
    },
    async runOurs(page, input) {
      await page.locator('main input[type=file]').first().setInputFiles(input);
      await waitForText(page, 'of 60,000,000 bytes');
      return {};
    },
    async runPeer(page, input) {
      await handFileToPage(page, input);
      await page.evaluate(async () => {
        const file = document.querySelector<HTMLInputElement>('#bench-input')?.files?.[0] ?? new Blob();
        const binary = atob(await file.text());
        const bytes = new Uint8Array(binary.length);
        for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
        return new Blob([bytes]).size;
      });
      return {};
    },
  },
];

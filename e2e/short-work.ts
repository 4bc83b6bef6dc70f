import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeText } from '#e2e/editor.ts';
import { expect } from '#e2e/fixtures.ts';

/** A tool's main task in short (its `main-work.ts`), as a check that it works offline. */
type ShortWork = (page: Page) => Promise<void>;

const pictures = join(import.meta.dirname, '../core/images/fixtures');
export const photograph = join(pictures, 'paris_exif_xmp_icc.jpg');
export const smallPicture = join(pictures, 'abc.png');

/** Types into the box of a text tool; its output must hold the other text. */
export function writesOutput(input: string, output: string | RegExp, box = 'Input'): ShortWork {
  return async (page) => {
    await writeText(page, box, input);
    await expect(page.getByRole('region', { name: 'Output' })).toContainText(output);
  };
}

/** Fills in a field of a form; its result must be this one. */
export function fillsIn(label: string, value: string, result: string): ShortWork {
  return async (page) => {
    await page.getByLabel(label).fill(value);
    await expect(page.locator('.result-value').first()).toHaveText(result);
  };
}

/** Chooses a PDF with so many pages; the page must show the text. */
export function takesPdf(pageCount: number, shown: string, isUnpacked = false): ShortWork {
  return async (page) => {
    const { makeDocument } = await import('#client/lib/pdf/fixtures/make-documents.ts');
    const buffer = Buffer.from(await makeDocument({ tag: 'A', pageCount, isUnpacked }));
    await chooseFiles(page, { name: 'a.pdf', mimeType: 'application/pdf', buffer });
    await expect(page.getByText(shown).first()).toBeVisible();
  };
}

/** Chooses files by the first file button of a tool. */
export async function chooseFiles(
  page: Page,
  files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
): Promise<void> {
  await page.locator('main input[type=file]').first().setInputFiles(files);
}

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { cancelAtOnce, copyLinkWithInput, expect, openTool, test } from '#e2e/fixtures.ts';
import {
  type DocumentPlan,
  makeDocument,
  makeHostileDocument,
  makeLoopedDocument,
} from '#client/lib/pdf/fixtures/make-documents.ts';

interface FileToAdd {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

function toFile(name: string, bytes: Uint8Array, mimeType = 'application/pdf'): FileToAdd {
  return { name, mimeType, buffer: Buffer.from(bytes) };
}

async function made(tag: string, plan: Omit<DocumentPlan, 'tag'>): Promise<FileToAdd> {
  return toFile(`${tag}.pdf`, await makeDocument({ tag, ...plan }));
}

function run(program: string, ...options: string[]): string {
  return execFileSync(program, options, { encoding: 'utf8', maxBuffer: 1 << 28 });
}

async function add(page: Page, ...files: FileToAdd[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(files);
}

const grid = (page: Page) => page.getByRole('listbox', { name: 'Pages of the result' });
const cells = (page: Page) => grid(page).getByRole('option');
const mergeButton = (page: Page) => page.getByRole('button', { name: 'Merge', exact: true });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const cell = (page: Page, place: number) => cells(page).and(page.locator(`[aria-posinset="${place}"]`));

/** File and page of every page, such as A2 or blank, with what else screen readers hear of it. */
async function order(page: Page): Promise<string[]> {
  const texts = await cells(page).evaluateAll((options) =>
    options
      .toSorted((left, right) => Number(left.ariaPosInSet) - Number(right.ariaPosInSet))
      .map((option) => option.textContent),
  );
  return texts.map((text) => {
    const [, letter = '', number = '', more = ''] = /^\d+ (\S+) ?(\d*).*?(, turned.*)?$/u.exec(text) ?? [];
    return `${letter}${number}${more}`;
  });
}

/** Downloads the result and has it checked by qpdf. */
async function save(page: Page, info: TestInfo, password = ''): Promise<string> {
  const button = page.getByRole('button', { name: 'Download' });
  await button.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const path = info.outputPath(download.suggestedFilename());
  await download.saveAs(path);
  const options = password === '' ? [] : [`--password=${password}`];
  expect(run('qpdf', '--check', ...options, path)).toContain('No syntax or stream encoding errors');
  return path;
}

function textOf(path: string): string[] {
  return run('pdftotext', path, '-')
    .split('\f')
    .slice(0, -1)
    .map((text) => text.trim().replaceAll(/\s+/gu, ' '));
}

/** Files that are broken, each in its own way. */
async function makeBrokenFiles(sound: FileToAdd): Promise<FileToAdd[]> {
  const png = execFileSync('convert', ['-size', '40x20', 'gradient:red-blue', 'png:-']);
  const text = sound.buffer.toString('latin1').replace(/startxref\n\d+/u, 'startxref\n3');
  // Two of its three pages are broken; pdf.js reads the second ahead, starts again for the first, and forgets it.
  const three = (await made('three', { pageCount: 3, isUnpacked: true })).buffer.toString('latin1');
  const [, first = '', second = ''] = /\/Kids \[ (\d+) 0 R (\d+) 0 R/u.exec(three) ?? [];
  const forgotten = three.replace(new RegExp(`^(${first}|${second}) 0 obj`, 'gmu'), '$1 0 abc');
  return [
    toFile('empty.pdf', new Uint8Array()),
    toFile('letter.pdf', new TextEncoder().encode('Dear Sir,')),
    toFile('archive.pdf', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0])),
    toFile('cut.pdf', sound.buffer.subarray(0, 60)),
    toFile('misled.pdf', Buffer.from(text, 'latin1')),
    toFile('forgotten.pdf', Buffer.from(forgotten, 'latin1')),
    toFile('torn.png', png.subarray(0, png.length / 2), 'image/png'),
  ];
}

test.beforeEach(async ({ page }) => {
  await openTool(page, 'pdf-merger');
});

test('merges PDFs and a picture: ranges, turning, order, and a plain report', async ({ page }, info) => {
  const png = execFileSync('convert', ['-size', '40x20', 'gradient:red-blue', 'png:-']);
  await add(
    page,
    await made('A', { pageCount: 4, hasOutline: true, fields: { name: 'Ann' } }),
    await made('B', { pageCount: 3, hasOutline: true, fields: { name: 'Bob' }, openScript: 'app.alert(1)' }),
    toFile('picture.png', png, 'image/png'),
  );
  await expect(page.getByText('Output: 8 pages', { exact: true })).toBeVisible();
  await expect(grid(page).locator('img')).toHaveCount(8);

  const range = page.getByLabel('Pages of A.pdf');
  await range.fill('4, 2-1');
  await range.press('Enter');
  expect(await order(page)).toEqual(['A4', 'A2', 'A1', 'B1', 'B2', 'B3', 'C1']);

  await page.getByRole('button', { name: 'Move B.pdf up' }).click();
  expect(await order(page)).toEqual(['B1', 'B2', 'B3', 'A4', 'A2', 'A1', 'C1']);
  await cell(page, 2).click();
  await page.getByRole('button', { name: /^Rotate right/u }).click();
  await expect(cell(page, 2)).toHaveAccessibleName('2 B 2 B.pdf, page 2, turned 90 degrees');

  await page.getByText('More options').click();
  await page.getByLabel('Bookmarks').selectOption('One for each file, its own below it');
  await mergeButton(page).click();
  const path = await save(page, info);
  expect(path).toMatch(/merged\.pdf$/u);
  expect(textOf(path)).toEqual([
    'B page 1 Bob',
    'B page 2',
    'B page 3',
    'A page 4',
    'A page 2',
    'A page 1 Ann',
    '',
  ]);
  expect(run('pdfinfo', '-f', '2', '-l', '2', path)).toMatch(/rot: +90/u);
  await expect(page.getByText('“name” is now “name_2”')).toBeVisible();
  await expect(page.getByText('Scripts that “B.pdf” ran on opening or closing.')).toBeVisible();

  await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
  await expect(page.getByText('Changed since: merge again')).toBeVisible();
});

test('pages are dragged by the mouse, several at once', async ({ page }) => {
  await add(page, await made('A', { pageCount: 6 }));
  await expect(cells(page)).toHaveCount(6);
  await cell(page, 1).click();
  await cell(page, 3).click({ modifiers: ['Control'] });
  const [from, to] = [await cell(page, 1).boundingBox(), await cell(page, 5).boundingBox()];
  if (!from || !to) throw new Error('The pages are not in view.');
  await page.mouse.move(from.x + from.width / 2, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 20, from.y + 45);
  await page.mouse.move(to.x + to.width * 0.8, to.y + 40, { steps: 5 });
  await expect(page.getByText('2 pages', { exact: true })).toBeVisible();
  await page.mouse.up();
  expect(await order(page)).toEqual(['A2', 'A4', 'A5', 'A1', 'A3', 'A6']);

  await page.mouse.move(from.x + from.width / 2, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 40, { steps: 5 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await order(page)).toEqual(['A2', 'A4', 'A5', 'A1', 'A3', 'A6']);
});

test('by keyboard alone: choose, move, turn, duplicate, delete, undo, merge', async ({ page }) => {
  await add(page, await made('A', { pageCount: 5 }));
  await expect(cells(page)).toHaveCount(5);
  // The buttons are one stop of the Tab key. Nothing is chosen or changed, so only one is enabled.
  await page.getByRole('button', { name: 'Select all (Ctrl+A)' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(cell(page, 1)).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText('5 pages, 2 chosen')).toBeVisible();
  await page.keyboard.press('Alt+ArrowRight');
  expect(await order(page)).toEqual(['A1', 'A4', 'A2', 'A3', 'A5']);
  await expect(page.getByRole('status').filter({ hasText: '2 pages moved to place 3 of 5.' })).toBeAttached();

  await page.keyboard.press('Home');
  await page.keyboard.press('d');
  await page.keyboard.press('b');
  await page.keyboard.press('r');
  expect(await order(page)).toEqual(['A1, turned 90 degrees', 'blank', 'A1', 'A4', 'A2', 'A3', 'A5']);
  await page.keyboard.press('End');
  await page.keyboard.press('Delete');
  await expect(cell(page, 6)).toBeFocused();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  expect(await order(page)).toEqual(['A1, turned 90 degrees', 'blank', 'A1', 'A4', 'A2', 'A3', 'A5']);

  await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Select all (Ctrl+A)' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Undo (Ctrl+Z)' })).toBeFocused();

  await page.keyboard.press('Control+Enter');
  await expect(result(page)).toContainText('7 pages');
});

test('names broken files, asks before it merges the others, and lists them in the report, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = `${'a-name-without-a-space'.repeat(4)}.pdf`;
  const sound = await made('sound', { pageCount: 2, isUnpacked: true });
  await add(page, ...(await makeBrokenFiles(sound)), { ...sound, name });
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row('empty.pdf')).toContainText('This file is empty (0 bytes).');
  await expect(row('letter.pdf')).toContainText('This is neither a PDF nor a picture.');
  await expect(row('archive.pdf')).toContainText('This is a ZIP archive or an office document, not a PDF.');
  await expect(row('cut.pdf')).toContainText('This file cannot be read as a PDF');
  await expect(row('misled.pdf')).toContainText('2 pages');
  await expect(row('forgotten.pdf')).toContainText('1 page');
  await expect(row(name)).toContainText('2 pages');
  await expect(row('torn.png')).toContainText('The PNG file is cut short');

  await cells(page).first().scrollIntoViewIfNeeded();
  const question = page.getByText('5 files would be missing');
  const without = page.getByRole('button', { name: 'Merge without them' });
  await mergeButton(page).click();
  await expect(without).toBeInViewport({ ratio: 1 });
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toHaveCount(0);
  await mergeButton(page).click();
  await without.click();
  await expect(result(page)).toContainText('5 pages');
  await expect(result(page)).toContainText('All of “cut.pdf”: it could not be read.');
  const remove = await page.getByRole('button', { name: `Remove ${name}` }).boundingBox();
  const list = await page.getByRole('list', { name: 'Files' }).boundingBox();
  expect((remove?.x ?? 0) + (remove?.width ?? 0)).toBeLessThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
});

test('a file that can be shown but not copied is asked about, and the others are merged', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await add(
    page,
    toFile('sound.pdf', await makeDocument({ tag: 'S', pageCount: 2 })),
    toFile('looped.pdf', makeLoopedDocument()),
  );
  await expect(cells(page)).toHaveCount(4);
  const without = page.getByRole('button', { name: 'Merge without it' });
  await mergeButton(page).click();
  await expect(page.getByText('“looped.pdf”: its pages can be shown, but not copied')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 480 });
  await cells(page).first().scrollIntoViewIfNeeded();
  await expect(without).not.toBeInViewport();
  await mergeButton(page).click();
  await expect(without).toBeInViewport({ ratio: 1 });
  await without.click();
  await expect(result(page)).toContainText('2 pages');
  await expect(result(page)).toContainText('All of “looped.pdf”: its pages can be shown, but not copied');
});

test('asks for a file’s password, then starts the waiting merge, and protects the result on request', async ({
  page,
}, info) => {
  const clear = info.outputPath('clear.pdf');
  const locked = info.outputPath('locked.pdf');
  writeFileSync(clear, await makeDocument({ tag: 'L', pageCount: 3 }));
  run('qpdf', '--encrypt', 'sesame', 'owner', '256', '--', clear, locked);
  await add(page, await made('sound', { pageCount: 2 }));
  await page.locator('input[type=file]').setInputFiles(locked);
  await expect(page.getByText('1 file left out: locked')).toBeVisible();
  const password = page.getByLabel('Password of locked.pdf');
  await password.fill('wrong');
  await password.press('Enter');
  await expect(page.getByText('That password does not open this file. Try again.')).toBeVisible();
  await mergeButton(page).click();
  await expect(page.getByText('1 file would be missing')).toBeVisible();
  await password.fill('sesame');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(result(page)).toContainText('5 pages');
  await expect(cells(page)).toHaveCount(5);
  await expect(page.getByText('1 file left out')).toHaveCount(0);

  await page.getByText('More options').click();
  await page.getByLabel('Title', { exact: true }).fill('Report: 1/2');
  await page.getByLabel('Password to open the result').fill('geheim');
  await mergeButton(page).click();
  await expect(result(page)).toContainText('Report: 1/2.pdf');
  const path = await save(page, info, 'geheim');
  expect(path).toMatch(/Report_ 1_2\.pdf$/u);
  expect(run('pdfinfo', '-upw', 'geheim', path)).toMatch(/Title: +Report: 1\/2/u);
  const link = await copyLinkWithInput(page);
  await page.goto('about:blank');
  await page.goto(`/tools/pdf-merger${new URL(link).hash}`);
  await page.getByText('More options').click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Report: 1/2');
  await expect(page.getByLabel('Password to open the result')).toHaveValue('');
});

test('a range that makes no sense is an error and changes nothing', async ({ page }) => {
  await add(page, await made('A', { pageCount: 3 }));
  await expect(cells(page)).toHaveCount(3);
  const range = page.getByLabel('Pages of A.pdf');
  for (const [text, message] of [
    ['1-9', 'Page 9 does not exist: there are only 3 pages.'],
    ['two', '“two” is not a page or a range of pages.'],
    ['', 'Write which pages to take.'],
  ] as const) {
    await range.fill(text);
    await range.press('Enter');
    await expect(page.getByText(message)).toBeVisible();
    await expect(cells(page)).toHaveCount(3);
  }
  await mergeButton(page).click();
  await expect(page.getByText('The pages of “A.pdf” are not clear.')).toBeVisible();
  await range.fill('3-1');
  await range.press('Tab');
  expect(await order(page)).toEqual(['A3', 'A2', 'A1']);
  await cell(page, 2).click();
  await page.keyboard.press('Delete');
  await expect(range).toHaveValue('3, 1');
});

test('draws only the pages in view of hundreds, and cancels a merge', async ({ page }) => {
  await add(page, await made('A', { pageCount: 150 }), await made('B', { pageCount: 450 }));
  await expect(page.getByText('Output: 600 pages', { exact: true })).toBeVisible();
  expect(await cells(page).count()).toBeLessThan(80);
  await cell(page, 1).click();
  await page.keyboard.press('End');
  await expect(cell(page, 600)).toBeFocused();
  await expect(cell(page, 600).locator('img')).toBeVisible();
  expect(await cells(page).count()).toBeLessThan(80);

  await cancelAtOnce(page, () => mergeButton(page).click());
  await expect(mergeButton(page)).toBeEnabled();
  await expect(result(page)).toHaveCount(0);
  await mergeButton(page).click();
  await expect(result(page)).toContainText('600 pages');
});

test('a hostile file runs nothing, and its absurd pages hang nothing', async ({ page }, info) => {
  let popups = 0;
  page.on('popup', () => (popups += 1));
  page.on('dialog', () => (popups += 1));
  const address = page.url();
  await add(page, toFile('hostile.pdf', await makeHostileDocument()), await made('A', { pageCount: 1 }));
  await expect(page.getByText('Output: 4 pages', { exact: true })).toBeVisible();
  await expect(cell(page, 4).locator('img')).toBeVisible();
  await mergeButton(page).click();
  const path = await save(page, info);
  expect(textOf(path).at(-1)).toBe('A page 1');
  expect(page.url()).toBe(address);
  expect(popups).toBe(0);
});

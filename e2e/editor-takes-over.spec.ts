import type { CDPSession, Page } from '@playwright/test';
import { expect, openTool, test } from './fixtures.ts';

const pane = (page: Page) => page.getByRole('region', { name: 'Text', exact: true });

/** Real keys, one after the other, without waiting until the page has dealt with the one before. */
async function pressAll(session: CDPSession, text: string, gapMs: number): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (const key of text) {
    const shared = { key, text: key, unmodifiedText: key };
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...shared }));
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyUp', key }));
    await new Promise((resolve) => setTimeout(resolve, gapMs));
  }
  await Promise.all(sent);
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  return session;
}

async function copyAll(page: Page): Promise<string> {
  await pane(page).locator('.cm-content').waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+C');
  return page.evaluate(() => navigator.clipboard.readText());
}

const typed = Array.from({ length: 20 }, (_, index) => `w${index} `).join('');

test('no key is lost while the editor takes over', async ({ page }) => {
  const session = await slowDown(page);
  await openTool(page, 'character-counter');
  // There may be two for a moment: the plain box, and the editor that takes over.
  await pane(page).getByRole('textbox').first().click();
  await pressAll(session, typed, 0);
  expect(await copyAll(page)).toBe(typed);
});

test('no key is lost when the box was focused before the page answered', async ({ page }) => {
  const session = await slowDown(page);
  await page.goto('/tools/character-counter', { waitUntil: 'commit' });
  await pane(page).getByRole('textbox').first().click();
  await pressAll(session, typed, 20);
  expect(await copyAll(page)).toBe(typed);
});

for (const length of [900, 60_000]) {
  test(`neither a paste of ${length} characters nor what is typed behind it is lost`, async ({ page }) => {
    const session = await slowDown(page);
    await openTool(page, 'character-counter');
    const pasted = 'pasted text. '.repeat(length / 13);
    await page.evaluate((content) => navigator.clipboard.writeText(content), pasted);
    await pane(page).getByRole('textbox').first().click();
    await pressAll(session, 'before ', 0);
    await page.keyboard.press('Control+V');
    await pressAll(session, typed, 15);
    expect(await copyAll(page)).toBe(`before ${pasted}${typed}`);
  });
}

test('an emptied editor is written on, and stays while its words change', async ({ page }) => {
  const session = await slowDown(page);
  await openTool(page, 'character-counter');
  await page.evaluate(() => navigator.clipboard.writeText('by the button'));
  await page.getByRole('button', { name: 'Paste' }).click();
  const editor = pane(page).locator('.cm-content');
  await editor.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await pressAll(session, typed, 5);
  expect(await copyAll(page)).toBe(typed);
  // A file that is dragged over the pane changes the words of the empty box.
  await page.keyboard.press('Delete');
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'x.txt'));
    document.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true }));
  });
  await pressAll(session, 'still here', 5);
  expect(await copyAll(page)).toBe('still here');
});

import { expect, type Page } from '@playwright/test';

/** Runs a tool's main task on its open page (its `main-work.ts`). */
export async function doMainWork(page: Page, id: string): Promise<void> {
  const module = (await import(`../client/tools/${id}/main-work.ts`)) as {
    doMainWork: (page: Page) => Promise<void>;
  };
  await module.doMainWork(page);
}

/** Sends a message by the open contact form. */
export async function sendMessage(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Your Name').fill('Priya N.');
  await page.getByLabel('Email Address').fill('priya@example.org');
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('textbox', { name: 'Message' }).fill('A question that can wait.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
}

/** Stores every tool by the button in the footer, then cuts the network. */
export async function storeAllAndGoOffline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make all tools available offline' }).click();
  await page.getByText('Every tool is stored and works without a network.').waitFor();
  await page.context().setOffline(true);
}

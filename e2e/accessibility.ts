import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOnly, RunOptions } from 'axe-core';

export type { RunOnly } from 'axe-core';

const script = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The script makes a global variable of this name. */
type WithAxe = typeof globalThis & {
  readonly axe: { run: (document: Document, options: RunOptions) => Promise<AxeResults> };
};

/**
 * Returns the accessibility rules that an open page breaks, each with the elements; without `runOnly`, of all rules. No
 * page of ours has frames, so none are examined.
 */
export async function findViolations(page: Page, runOnly?: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(script);
  const options: RunOptions = { ...(runOnly && { runOnly }), resultTypes: ['violations'] };
  const { violations } = await page.evaluate(
    (given) => (globalThis as WithAxe).axe.run(document, given),
    options,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
}

import type { Page } from '@playwright/test';

/** A state of a screen and the texts of the specification that it must hold, word for word. */
export interface ScreenTexts {
  readonly screen: string;
  readonly path: string;
  readonly texts: readonly string[];
  /** Links it must hold, by name, and where they lead. */
  readonly links?: Readonly<Record<string, string>>;
  /** How to get to the state from the opened page, or from the screen before on the same page. */
  readonly reach?: (page: Page) => Promise<unknown>;
  /** Made ready before the page opens, in a test of its own. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Faults that belong to the state. */
  readonly faults?: readonly string[];
}

/** The fault that every page with status 404 brings. */
export const notFound = ['status of 404'];

/** Presses a button or tab of this name. */
export function choose(role: 'button' | 'tab', name: string) {
  return async (page: Page) => {
    await page.getByRole(role, { name, exact: true }).click();
  };
}

export const categoryNames = [
  'Calculation',
  'Date & Time',
  'Encoding',
  'Measurement',
  'File Tools',
  'PDF Tools',
  'Geographic',
  'Generators',
  'Finance',
  'Business',
  'Transformers',
  'Text Tools',
  'Development',
  'Analytics',
];

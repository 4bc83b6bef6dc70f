import { deepStrictEqual } from 'node:assert';
import { EngineLocator, retry } from './page.ts';
import type { ElementState } from './in-page.ts';

/** The part of Playwright's `expect` that the tools' main jobs use. `package.json` puts it in that place. */
export function expect(subject: unknown) {
  const check = (expectation: string, isMet: (state: ElementState) => boolean) =>
    retry(async () => {
      if (!(subject instanceof EngineLocator)) throw new TypeError(`${expectation} needs a locator.`);
      const state = await subject.readState();
      if (state.count === 1 && isMet(state)) return;
      throw new Error(`${subject.describe()} ${expectation}, but it has ${JSON.stringify(state)}`);
    });
  return {
    toBe: (value: unknown) => deepStrictEqual(subject, value),
    toBeVisible: () => check('should be visible', ({ isVisible }) => isVisible),
    toBeEnabled: () => check('should be enabled', ({ isEnabled }) => isEnabled),
    toContainText: (wanted: string | RegExp) =>
      check(`should contain ${String(wanted)}`, ({ text }) =>
        typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text),
      ),
    toHaveText: (wanted: string | RegExp) =>
      check(`should be ${String(wanted)}`, ({ text }) =>
        typeof wanted === 'string' ? text === wanted : wanted.test(text),
      ),
  };
}

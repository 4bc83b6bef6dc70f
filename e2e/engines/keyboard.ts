import type { Browser } from './browser.ts';

/** Codes of https://www.w3.org/TR/webdriver2/#keyboard-actions */
const enter = '\uE006';
const control = '\uE009';

export function typeKeys(browser: Browser, text: string): Promise<unknown> {
  const strikes = Array.from(text, (character) => strike(character === '\n' ? enter : character));
  return press(browser, strikes.flat());
}

export function selectAll(browser: Browser): Promise<unknown> {
  const hold = { type: 'keyDown', value: control };
  return press(browser, [hold, ...strike('a'), { type: 'keyUp', value: control }]);
}

function strike(value: string): object[] {
  return ['keyDown', 'keyUp'].map((type) => ({ type, value }));
}

function press(browser: Browser, actions: readonly object[]): Promise<unknown> {
  return browser.act([{ type: 'key', id: 'keyboard', actions }]);
}

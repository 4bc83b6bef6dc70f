import type { Page } from '@playwright/test';
import { copyLinkWithInput, expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

const result = (page: Page) => page.locator('.result-value');

async function openScientific(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Scientific' }).click();
}

test.describe('in English', () => {
  test.beforeEach(async ({ page }) => {
    await openTool(page, 'calculator');
  });

  test('basic: reports missing and wrong input in the specified words, and calculates exactly', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByText('Missing Input')).toBeVisible();
    await expect(page.getByText('Please enter both numbers to calculate')).toBeVisible();
    await page.getByLabel('First number').fill('12');
    await page.getByLabel('Second number').fill('abc');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByText('Invalid Input')).toBeVisible();
    await expect(page.getByText('Please enter valid numbers').first()).toBeVisible();
    await page.getByLabel('Operation').selectOption({ value: 'divide' });
    await page.getByLabel('Second number').fill('0');
    await page.getByLabel('Second number').press('Enter');
    await expect(page.getByText('Cannot divide by zero').last()).toBeVisible();
    await expect(page.getByLabel('First number')).toHaveValue('12');

    await page.getByLabel('First number').fill('0.1');
    await page.getByLabel('Second number').fill('0.2');
    for (const [operation, expected] of [
      ['add', '0.3'],
      ['subtract', '−0.1'],
      ['multiply', '0.02'],
      ['divide', '0.5'],
      ['power', '≈ 0.630957344480193'],
    ] as const) {
      await page.getByLabel('Operation').selectOption({ value: operation });
      await expect(result(page)).toHaveText(expected);
    }
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByLabel('First number')).toHaveValue('');
    await expect(page.getByText('Enter two numbers.')).toBeVisible();
  });

  test('scientific: shows precedence, forms and degrees; a link restores the expression', async ({
    page,
  }) => {
    await openScientific(page);
    const box = page.getByLabel('Expression');
    await box.fill('-2**2');
    await expect(result(page)).toHaveText('−4');
    await expect(page.getByText('Read as −(2 ** 2)')).toBeVisible();
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByRole('region', { name: 'History' })).toContainText('−(2 ** 2)');
    await box.fill('1/3*3 + 7/12');
    await expect(page.getByRole('table', { name: 'Also written as' })).toContainText('1 7/12');
    await box.fill('sin(30)');
    await page.getByText('Degrees', { exact: true }).click();
    await expect(result(page)).toHaveText('0.5');
    await expect(page.getByText('Exact. Angles in degrees.')).toBeVisible();

    await box.fill('2**200');
    const link = await copyLinkWithInput(page);
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('2**200');
    await page.goto('about:blank');
    await page.goto(link);
    await expect(result(page)).toHaveText(
      '1,606,938,044,258,990,275,541,962,092,341,162,602,522,202,993,782,792,835,301,376',
    );
  });

  test('scientific: reports a mistake with its place, keeps the last answer, and answers hostile input', async ({
    page,
  }) => {
    await openScientific(page);
    const box = page.getByLabel('Expression');
    await box.fill('6*7');
    await expect(result(page)).toHaveText('42');
    await box.fill('6*7\n2+@');
    await expect(page.getByText('“@” cannot be part of an expression.')).toBeVisible();
    await expect(result(page)).toHaveText('42');
    await expect(result(page)).toHaveClass(/stale/);
    await expect(page.getByRole('button', { name: 'Copy Result' })).toBeDisabled();
    await page.evaluate(() => navigator.clipboard.writeText('copied before'));
    await page.getByRole('table', { name: 'Also written as' }).getByRole('button').first().click();
    await expect(page.getByText('This result is outdated: it belongs to an earlier input.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('copied before');
    await page.getByRole('button', { name: 'Go to line 2, column 3' }).click();
    await expect(box).toBeFocused();
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByText('Invalid Expression')).toBeVisible();
    await expect(page.getByText('Please enter a valid mathematical expression')).toBeVisible();
    await expect(box).toHaveValue('6*7\n2+@');

    await box.fill('9**9**9**9');
    await expect(page.getByText('The result is too large')).toBeVisible();
    await box.fill('<img src=x onerror=alert(1)>');
    await expect(page.getByRole('alert')).toBeVisible();
    await box.fill(`1${'+sin(1)*sqrt(2)**0.3'.repeat(150)}`);
    await expect(result(page)).toHaveText(/^≈ 141\./);
  });

  test('by keyboard: lines, history, ans and copy; a requested answer stays in view', async ({ page }) => {
    await page.clock.install();
    await page.getByRole('tab', { name: 'Basic' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.type('price = 19.99');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('price * 3');
    await page.keyboard.press('Enter');
    const history = page.getByRole('region', { name: 'History' });
    const items = history.getByRole('listitem');
    await expect(items).toHaveCount(2);
    await expect(page.getByRole('table', { name: 'Lines' })).toContainText('59.97');
    const box = page.getByLabel('Expression');
    await box.fill('ans / 3');
    await expect(result(page)).toHaveText('19.99');
    await page.getByRole('button', { name: 'Copy Result' }).press('Enter');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('19.99');
    await history.getByRole('button', { name: 'price * 3' }).press('Enter');
    await expect(box).toHaveValue('price * 3');

    await box.fill('4');
    await box.press('Enter');
    // Typing goes on at once: the requested answer stays.
    await box.fill('5');
    await box.press('Enter');
    await expect(items).toHaveCount(4);
    await box.press('Enter');
    await box.fill('ans + 1');
    await expect(result(page)).toHaveText('6');
    await box.press('Enter');
    await expect(items).toHaveCount(5);
    // Longer than the pause after which a live result would be computed again.
    await page.clock.fastForward(600);
    await expect(result(page)).toHaveText('6');
    await box.press('Enter');
    await expect(result(page)).toHaveText('7');
    await expect(items).toHaveCount(6);
  });

  test('keys insert at the caret on a phone, and a long result fits', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openScientific(page);
    const box = page.getByLabel('Expression');
    const keys = page.getByRole('group', { name: 'Insert' });
    for (const key of ['1', '2', 'Decimal point', '5', 'Multiply', '4', 'Add', 'Square root']) {
      await keys.getByRole('button', { name: key, exact: true }).click();
    }
    await expect(box).toHaveValue('12.5 * 4 + sqrt(');
    await keys.getByRole('button', { name: 'Erase' }).click();
    await expect(box).toHaveValue('12.5 * 4 + ');
    await expect(box).not.toBeFocused();
    await keys.getByRole('button', { name: '8', exact: true }).click();
    await expect(result(page)).toHaveText('58');

    await box.fill('16');
    await box.press('Home');
    await keys.getByRole('button', { name: 'Square root' }).click();
    await page.keyboard.press('End');
    await keys.getByRole('button', { name: ')', exact: true }).click();
    await expect(box).toHaveValue('sqrt(16)');
    await expect(result(page)).toHaveText('4');

    await box.fill('3000!');
    await expect(page.getByText('All digits')).toBeVisible();
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
    await expectNoOverflow(page);
  });
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('numbers are read and written in the German way', async ({ page }) => {
    await openTool(page, 'calculator');
    await page.getByLabel('First number').fill('1.234,5');
    await page.getByLabel('Second number').fill('0,5');
    await expect(result(page)).toHaveText('1.235');
    await page.getByLabel('Operation').selectOption({ value: 'divide' });
    await expect(result(page)).toHaveText('2.469');
  });
});

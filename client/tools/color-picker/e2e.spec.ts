import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, openTool, reopenByLink, test } from '#e2e/fixtures.ts';

const text = (page: Page) => page.getByLabel('Any CSS color');
const format = (page: Page, id: string) => page.getByTestId(id);

test.beforeEach(async ({ page }) => {
  await openTool(page, 'color-picker');
  await expect(page.getByRole('region', { name: 'Contrast' })).toBeVisible();
});

test('starts with the specified color, and changes it by sliders, HEX, HSL and the browser’s palette', async ({
  page,
}) => {
  await expect(format(page, 'hex')).toHaveText('#3366cc');
  await expect(format(page, 'rgb')).toHaveText('rgb(51, 102, 204)');
  await expect(format(page, 'rgba')).toHaveText('rgba(51, 102, 204, 1)');
  await expect(format(page, 'hsl')).toHaveText('hsl(220, 60%, 50%)');
  await page.getByRole('slider', { name: 'Red' }).fill('255');
  await expect(format(page, 'hex')).toHaveText('#ff66cc');
  await page.getByRole('spinbutton', { name: 'Alpha, number' }).fill('0.5');
  await expect(format(page, 'rgba')).toHaveText('rgba(255, 102, 204, 0.5)');
  await expect(format(page, 'hex8')).toHaveText('#ff66cc80');
  await page.getByRole('spinbutton', { name: 'Green, number' }).fill('999');
  await expect(format(page, 'rgb')).toHaveText('rgb(255, 255, 204)');
  await page.getByLabel('Palette', { exact: true }).fill('#ff8800');
  await expect(format(page, 'rgba')).toHaveText('rgba(255, 136, 0, 0.5)');

  // Other characters are dropped, and the color is applied at seven.
  await page.getByRole('tab', { name: 'HEX' }).click();
  const box = page.getByRole('textbox', { name: 'HEX' });
  await box.fill('33-66');
  await expect(box).toHaveValue('#3366');
  await expect(format(page, 'hex')).toHaveText('#ff8800');
  await box.fill('33 66 cc 99');
  await expect(box).toHaveValue('#3366cc');
  await expect(format(page, 'hex')).toHaveText('#3366cc');
  await expect(page.getByRole('tabpanel')).toContainText('66 = 102');

  await page.getByRole('tab', { name: 'HSL' }).click();
  await page.getByRole('slider', { name: 'Saturation' }).fill('0');
  await expect(format(page, 'hex')).toHaveText('#808080');
  await page.getByRole('slider', { name: 'Saturation' }).fill('60');
  await expect(format(page, 'hex')).toHaveText('#3366cc');
});

test('any CSS color is read as the browser itself reads it', async ({ page }) => {
  const colors = [
    'rgba(20%, 40%, 80%, .25)',
    'rgb(1+2 3)',
    'rgb(10% 20 30',
    'lch(40 20 300)',
    'oklch(60% 20% none)',
    'color(rec2020 0.4 0.4 0.3 / 0.5)',
  ];
  for (const color of colors) {
    const expected = await page.evaluate((value) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context || !CSS.supports('color', value)) return 'unsupported';
      context.fillStyle = value;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha].join(' ');
    }, color);
    await text(page).fill(color);
    await expect(page.getByText('is not a color of CSS')).toHaveCount(0);
    await expect
      .poll(async () => farthest(expected, (await format(page, 'hex8').textContent()) ?? ''), {
        message: color,
      })
      .toBeLessThanOrEqual(2);
  }
});

/** The largest difference between four bytes and those of a `#rrggbbaa`; color under no alpha does not count. */
function farthest(bytes: string, hex: string): number {
  const [red = 0, green = 0, blue = 0, alpha = 0] = bytes.split(' ').map(Number);
  const pairs = (hex.match(/[\da-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const differences = [red, green, blue, alpha].map((byte, index) => Math.abs(byte - (pairs[index] ?? 999)));
  // The canvas stores colors multiplied by their alpha, which costs them precision.
  return alpha === 0 ? (differences[3] ?? 999) : Math.max(...differences) * (alpha / 255);
}

test('refuses broken and hostile text in words, and marks the last color as outdated', async ({ page }) => {
  for (const [written, message] of [
    ['bluish', '“bluish” is not a color of CSS.'],
    ['#12345', 'Write 3, 4, 6 or 8 hexadecimal digits after the #.'],
    ['<img src=x onerror=alert(1)>', 'is not a color of CSS.'],
  ] as const) {
    await text(page).fill(written);
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(page.getByText('Outdated')).toBeVisible();
    await expect(text(page)).toHaveValue(written);
    await expect(format(page, 'hex')).toHaveText('#3366cc');
  }
  await text(page).fill('#123456');
  await expect(format(page, 'rgb')).toHaveText('rgb(18, 52, 86)');
  await expect(page.getByText('Outdated')).toHaveCount(0);
  await text(page).fill('bluish');
  await page.getByRole('slider', { name: 'Red' }).fill('0');
  await expect(text(page)).toHaveValue('#003456');
});

test('beyond sRGB: OKLCH and P3 keep the color, HEX shows the nearest, and a link restores it', async ({
  page,
}) => {
  const choice = page.getByLabel('Gamut mapping');
  await expect(choice).toHaveCount(0);
  await text(page).fill('color(display-p3 0 1 0)');
  await expect(format(page, 'hex')).toHaveText('#00fb29 nearest');
  await expect(format(page, 'oklch')).toHaveText('oklch(0.8488 0.3685 145.64)');
  await expect(format(page, 'p3')).toHaveText('color(display-p3 0 1 0)');
  await expect(page.getByText('Beyond sRGB, within Display P3')).toBeVisible();
  await expect(page.getByTestId('srgb-shift')).toContainText('ΔE OK');
  await choice.selectOption({ label: 'Clip red, green and blue' });
  await expect(format(page, 'hex')).toHaveText('#00ff00 clipped');
  await expect(format(page, 'rgb')).toHaveText('rgb(0, 255, 0) clipped');
  await expect(format(page, 'hsl')).toHaveText('hsl(120, 100%, 50%) clipped');
  await choice.selectOption({ label: 'Less chroma, the rest kept' });
  await expect(page.getByTestId('srgb-shift')).toContainText('hue ±0.0°');
  await reopenByLink(page);
  await expect(choice).toHaveValue('chroma');
  await expect(format(page, 'hex')).toContainText('less chroma');
  await expect(format(page, 'p3')).toHaveText('color(display-p3 0 1 0)');

  await page.getByRole('tab', { name: 'OKLCH' }).click();
  await expect(page.getByText(/sRGB to 0\.\d{3}, Display P3 to 0\.\d{3}/)).toBeVisible();
  await page.getByRole('slider', { name: 'Chroma' }).fill('0.1');
  await expect(page.getByText('Within sRGB')).toBeVisible();
});

test('contrast, and the nearest shade that passes', async ({ page }) => {
  await text(page).fill('#777777');
  await expect(page.getByTestId('contrast')).toHaveText('4.47 : 1');
  // By the formula of apca-w3, computed in Python.
  await expect(page.getByTestId('apca')).toHaveText('Lc 71.1');
  await page.getByRole('button', { name: 'Nearest shade for AA: #767676' }).click();
  await expect(format(page, 'hex')).toHaveText('#767676');
  await expect(page.getByTestId('contrast')).toHaveText('4.54 : 1');
  await page.getByRole('button', { name: /Nearest shade for AAA/ }).click();
  await expect(page.getByText('Text, AAA: pass')).toBeVisible();
  await page.getByLabel('Background').fill('#777');
  await expect(page.getByText('No shade reaches AAA on this background.')).toBeVisible();
  await text(page).fill('#767676');
  await page.getByLabel('Background').fill('#000');
  await expect(page.getByTestId('contrast')).toHaveText('4.62 : 1');
  await page.getByLabel('Background').fill('dark');
  await expect(page.getByText('“dark” is not a color of CSS.')).toBeVisible();
  await expect(page.getByTestId('contrast')).toHaveText('4.62 : 1');
});

test('the plane and the hue under it lead to any color, and a gray keeps its hue', async ({ page }) => {
  const plane = page.getByTestId('plane');
  const box = await plane.boundingBox();
  if (!box) throw new Error('The plane has no place');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.5, 0.5));
  await page.mouse.down();
  await page.mouse.move(...at(1, 0));
  // Outside, the nearest edge counts.
  await page.mouse.move(...at(1.5, -0.5));
  await page.mouse.up();
  await expect(format(page, 'hsl')).toHaveText('hsl(220, 100%, 50%)');
  await page.mouse.click(...at(0, 0.5));
  await expect(format(page, 'hsl')).toHaveText('hsl(0, 0%, 50%)');
  await page.mouse.move(...at(0.5, 0.5));
  await page.mouse.down();
  await page.mouse.move(...at(1.5, -0.5));
  await page.mouse.up();
  await expect(format(page, 'hsl')).toHaveText('hsl(220, 100%, 50%)');
  await page.getByRole('slider', { name: 'Hue of the field' }).press('Home');
  await expect(format(page, 'hex')).toHaveText('#ff0000');
});

test('saves, copies and exports random colors, and restores them after a reload', async ({ page }) => {
  await page.getByRole('button', { name: 'Random Color' }).click();
  await expect(format(page, 'hex')).not.toHaveText('#3366cc');
  await text(page).fill('royalblue');
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Copy HSL', exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('hsl(225, 73%, 57%)');
  await page.getByText('Tailwind', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy scale' }).click();
  const theme = await page.evaluate(() => navigator.clipboard.readText());
  expect(theme.split('\n')).toHaveLength(13);
  expect(theme).toContain('--color-primary-500: #');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '.ase' }).click();
  expect((await download).suggestedFilename()).toBe('scale.ase');

  await pretendEyeDropper(page);
  await page.route('**/assets/color-panels-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.reload();
  // What is typed before the colors can be read is taken when they can.
  await text(page).fill('rebeccapurple');
  await expect(format(page, 'hex')).toHaveText('#3366cc');
  await expect(format(page, 'hex')).toHaveText('#663399');
  await expect(text(page)).toHaveValue('rebeccapurple');
  await page.getByRole('button', { name: 'Use #4169e1' }).click();
  await expect(format(page, 'hex')).toHaveText('#4169e1');
  await page.getByRole('button', { name: 'From screen' }).click();
  await expect(format(page, 'hex')).toHaveText('#00ff7f');
  await expect(page.getByRole('heading', { name: /springgreen/ })).toBeVisible();
});

/** Gives the next document what picks a color from the screen; only some browsers have it. */
async function pretendEyeDropper(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = () => Promise.resolve({ sRGBHex: '#00ff7f' });
    Object.defineProperty(window, 'EyeDropper', {
      value: class {
        open = open;
      },
    });
  });
}

test('by keyboard, at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'RGB' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(format(page, 'oklch')).toHaveText('oklch(1 0.1679 262.29)');
  await page.keyboard.press('Home');
  await expect(format(page, 'hex')).toHaveText(/^#000000/);
  await text(page).fill('oklch(0.7 0.15 40 / 0.8)');
  await expect(format(page, 'oklch')).toHaveText('oklch(0.7 0.15 40 / 0.8)');
  await expectNoOverflow(page);
});

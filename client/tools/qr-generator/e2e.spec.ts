import type { Locator, Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { copyLinkWithInput, expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';
import { chooseFile, keptHeight, picture, readWithZbar, run, saved, says } from '#e2e/codes.ts';

const content = (page: Page) => page.getByLabel('Content', { exact: true });
const scanTest = (page: Page) => page.getByRole('region', { name: 'Scan test' });
const generate = (page: Page) => page.getByRole('button', { name: 'Generate QR Code' });

/** Saves by the button as `path`, and returns the name that the page suggested. */
async function save(page: Page, button: string, path: string): Promise<string> {
  const download = await saved(page, button);
  await download.saveAs(path);
  return download.suggestedFilename();
}

/** Draws a PDF as a program for printing would, and returns the picture's path. */
function drawPdf(pdf: string): string {
  run('pdftoppm', '-r', '300', '-png', '-singlefile', pdf, pdf);
  return `${pdf}.png`;
}

/** Opens a copied link as another person would. */
async function followLink(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
}

test.beforeEach(async ({ page }) => {
  await openTool(page, 'qr-generator');
  await expect(picture(page)).toBeVisible();
});

test('draws and scans a code with the specified defaults; a link restores content and level', async ({
  page,
}) => {
  await expect(content(page)).toHaveValue('https://www.example.com');
  await expect(page.getByLabel('Size')).toHaveValue('200');
  await expect(page.getByLabel('Foreground color', { exact: true })).toHaveValue('#000000');
  await expect(page.getByLabel('Background color', { exact: true })).toHaveValue('#ffffff');
  await expect(page.getByLabel('Error correction')).toHaveValue('M');
  await expect(page.getByLabel('PNG', { exact: true })).toBeChecked();
  await expect(says(page, 'https://www.example.com')).toHaveAttribute('width', '200');
  await expect(scanTest(page).getByText('Scans safely')).toBeVisible();
  await expect(scanTest(page).getByRole('row', { name: /^Blurred/ })).toContainText('of a module');
  await generate(page).click();
  await expect(page.getByText('QR Code generated successfully')).toBeVisible();

  await content(page).fill('shared text');
  await page.getByRole('button', { name: 'Use Quartile' }).click();
  await expect(page.getByTestId('facts')).toContainText('level Q');
  await followLink(page, await copyLinkWithInput(page));
  await expect(says(page, 'shared text')).toBeVisible();
  await expect(page.getByLabel('Error correction')).toHaveValue('Q');
});

test('saves PNG, JPEG, SVG and print files in the chosen look that zbar reads', async ({
  page,
}, testInfo) => {
  const text = '</text><script>alert(1)</script> Grüße; 5 €';
  await content(page).fill(text);
  await page.getByLabel('Size').fill('400');
  await page.getByLabel('Foreground color', { exact: true }).fill('#7a0016');
  await page.getByLabel('Module shape').selectOption('Dots');
  await page.getByLabel('Corner shape').selectOption('Round');
  await expect(says(page, text)).toHaveAttribute('width', '400');
  await expect(scanTest(page).getByText(/^Scans/)).toBeVisible();
  for (const [format, extension] of [
    ['PNG', 'png'],
    ['JPEG', 'jpeg'],
  ] as const) {
    await page.getByLabel(format, { exact: true }).check();
    const path = testInfo.outputPath(`code.${extension}`);
    const name = await save(page, `Download ${format}`, path);
    expect(name).toMatch(new RegExp(String.raw`^qrcode-\d+\.${extension}$`));
    expect(run('identify', '-format', '%m %w %h', path)).toBe(`${format} 400 400`);
    expect(readWithZbar(path)).toBe(text);
  }
  await page.getByLabel('SVG', { exact: true }).check();
  const svg = testInfo.outputPath('code.svg');
  expect(await save(page, 'Download SVG', svg)).toMatch(/^qrcode-\d+\.svg$/);
  const round = /^<svg [^<]*<path [^<]*<path [^<]*a\.5 \.5 0 0 1[^<]*<\/svg>\n$/;
  expect(await readFile(svg, 'utf8')).toMatch(round);
  await page.getByLabel('Width on paper (mm)').fill('50');
  const pdf = testInfo.outputPath('code.pdf');
  await save(page, 'PDF for print', pdf);
  expect(run('pdfinfo', pdf)).toMatch(/Page size:\s+141\.7\d* x 141\.7\d* pts/);
  expect(readWithZbar(drawPdf(pdf))).toBe(text);
  await save(page, 'SVG for print', svg);
  expect(await readFile(svg, 'utf8')).toContain('width="50mm"');
  await page.reload();
  await expect(page.getByLabel('Module shape')).toHaveValue('dots');
  await expect(page.getByLabel('Corner shape')).toHaveValue('round');
});

test('keeps every special character of a Wi-Fi password, and keeps it out of storage and links', async ({
  page,
}, testInfo) => {
  const password = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Content type').selectOption('Wi-Fi');
  await expect(page.getByText('Please enter')).toHaveCount(0);
  await page.getByLabel('Network name (SSID)').fill('Café; "Netz"');
  await password.fill('hush');
  await expect(page.getByText('A WPA password has 8 to 63 plain characters')).toBeVisible();
  // The code from before was of a link: it is not shown for a network.
  await expect(page.getByRole('button', { name: 'Download PNG' })).toHaveCount(0);
  await password.fill(String.raw`hush;,:"\hush`);
  await expect(page.getByRole('button', { name: 'Download PNG' })).toBeEnabled();
  const path = testInfo.outputPath('wifi.png');
  await save(page, 'Download PNG', path);
  expect(readWithZbar(path)).toBe(String.raw`WIFI:T:WPA;S:Café\; \"Netz\";P:hush\;\,\:\"\\hush;;`);

  const link = await copyLinkWithInput(page);
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(stored).toContain('wifi');
  expect(stored).not.toContain('hush');
  await followLink(page, link);
  await expect(page.getByLabel('Network name (SSID)')).toHaveValue('Café; "Netz"');
  await expect(password).toHaveValue('');

  // A network written out, or read from a picture, is a text.
  await page.getByLabel('Content type').selectOption('Text or link');
  await content(page).fill('WIFI:T:WPA;S:net;P:hush-hush;;');
  await expect(says(page, 'WIFI:T:WPA;S:net;P:hush-hush;;')).toBeVisible();
  await followLink(page, await copyLinkWithInput(page));
  await expect(content(page)).toHaveValue('');
});

test('makes codes from forms, and checks a SEPA payment and draws it at level M', async ({ page }) => {
  const cases = [
    ['Contact', { 'First name': 'Ada' }, /BEGIN:VCARD/],
    ['Event', { Title: 'Party', Starts: '2026-12-31T20:00' }, /BEGIN:VCALENDAR/],
    ['Place on a map', { Latitude: '50.9413, 6.9583' }, /geo:50\.9413,6\.9583/],
    ['One-time password key', { Account: 'a', 'Key (Base32)': 'JBSWY3DP' }, /otpauth:\/\/totp\/a/],
  ] as const;
  for (const [kind, fields, text] of cases) {
    await page.getByLabel('Content type').selectOption(kind);
    for (const [label, value] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(value);
    await expect(page.getByRole('img', { name: text })).toBeVisible();
  }
  await page.getByLabel('Error correction').selectOption('H');
  await page.getByLabel('Content type').selectOption('SEPA payment');
  await page.getByLabel('Beneficiary', { exact: true }).fill('Red Cross of Belgium');
  await page.getByLabel('IBAN', { exact: true }).fill('BE72 0000 0000 1617');
  await expect(page.getByText('The check digits of this IBAN do not fit.')).toBeVisible();
  await page.getByLabel('IBAN', { exact: true }).fill('BE72 0000 0000 1616');
  await page.getByLabel('Amount in euros').fill('12,5');
  await expect(page.getByTestId('facts')).toContainText('level M');
  await page.getByText('Text in the code').click();
  await expect(page.locator('pre')).toHaveText(
    'BCD\n002\n1\nSCT\n\nRed Cross of Belgium\nBE72000000001616\nEUR12.50',
  );
});

test('empty, too long, and too dense content is reported; only empty content takes the last code away', async ({
  page,
}) => {
  await content(page).fill('');
  await generate(page).click();
  await expect(page.getByText('Please enter content for the QR code').first()).toBeVisible();
  await expect(page.getByText('The code appears here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download PNG' })).toHaveCount(0);

  const hostile = '</text><script>alert(1)</script>"\'\u0000\u202e\ud800 &lt; javascript:alert(1)';
  await content(page).fill(hostile);
  await expect(picture(page)).toBeVisible();
  await content(page).fill('fine');
  await expect(says(page, 'fine')).toBeVisible();
  await content(page).fill('x'.repeat(3_000_000));
  await expect(
    page.getByText('The content has more than 7,089 characters; no QR code holds that many.'),
  ).toBeVisible();
  await content(page).fill('a'.repeat(2340));
  await expect(page.getByText('The content is 9 bytes too long for a QR code at level M.')).toBeVisible();
  await expect(says(page, 'fine')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download PNG' })).toBeDisabled();
  await generate(page).click();
  await expect(page.getByText('Failed to generate QR code')).toBeVisible();

  await content(page).fill('a'.repeat(2300));
  await page.getByLabel('Size').fill('100');
  await expect(page.getByText('Too dense for 100 pixels: this code is 185 modules across')).toBeVisible();
  await page.getByLabel('Size').fill('200');
  await expect(page.getByText('Dense for its size: less than two pixels a module.')).toBeVisible();
  await expect(page.getByText('Too dense to print 30 mm wide')).toBeVisible();
});

test('the largest code is drawn and scanned while the page answers', async ({ page }, testInfo) => {
  const text = 'The largest code. '.repeat(165).slice(0, 2953);
  await page.getByLabel('Error correction').selectOption('L');
  await page.getByLabel('Size').fill('500');
  await content(page).fill(text);
  await expect(page.getByTestId('facts')).toContainText('Version 40');
  await page.getByLabel('Width on paper (mm)').fill('100');
  await expect(page.getByTestId('print-advice')).toContainText('A module is');
  await expect(scanTest(page).getByText(/^Scans/)).toBeVisible();
  const path = testInfo.outputPath('largest.png');
  await save(page, 'Download PNG', path);
  expect(readWithZbar(path)).toBe(text);
});

test('colors that cameras cannot tell apart do not scan, and light on dark is warned of', async ({
  page,
}) => {
  await page.getByLabel('Foreground color', { exact: true }).fill('#fefefe');
  await expect(page.getByText('The two colors are almost equally bright')).toBeVisible();
  await expect(scanTest(page).getByText('Does not scan')).toBeVisible();
  await expect(page.getByText('This code does not scan')).toBeVisible();
  const download = page.getByRole('button', { name: 'Download PNG' });
  await expect(download).toBeDisabled();
  await expect(page.getByRole('button', { name: 'PDF for print' })).toBeDisabled();
  await page.getByRole('button', { name: 'Take it anyway' }).click();
  await expect(download).toBeEnabled();
  await page.getByLabel('Background color', { exact: true }).fill('#000');
  await expect(page.getByText('Light on dark: many readers')).toBeVisible();
  await expect(scanTest(page).getByText('Scans with some readers')).toBeVisible();
});

test('by keyboard alone: content, level, copy as a picture', async ({ page }) => {
  await page.getByLabel('Content type').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('typed');
  await expect(says(page, 'typed')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('QR Code generated successfully')).toBeVisible();
  const copy = page.getByRole('button', { name: 'Copy image' });
  await copy.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const types = await page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap((item) => [...item.types]),
  );
  expect(types).toContain('image/png');
  await expect(copy).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+S')]);
  expect(download.suggestedFilename()).toMatch(/^qrcode-\d+\.png$/);
});

test('reads a code back from a picture, and says when there is none', async ({ page }, testInfo) => {
  await content(page).fill('Zurück; bitte');
  await expect(says(page, 'Zurück; bitte')).toBeVisible();
  const path = testInfo.outputPath('code.png');
  await save(page, 'Download PNG', path);
  const photo = testInfo.outputPath('photo.jpg');
  run('convert', path, '-background', '#ddd', '-rotate', '20', '-blur', '0x1', '-quality', '60', photo);
  const webp = testInfo.outputPath('photo.webp');
  run('convert', photo, webp);
  const input = page.locator('main input[type=file]').first();
  for (const file of [photo, webp]) {
    await content(page).fill('other');
    await input.setInputFiles(file);
    await expect(content(page)).toHaveValue('Zurück; bitte');
    await expect(says(page, 'Zurück; bitte')).toBeVisible();
  }
  const blank = testInfo.outputPath('blank.png');
  run('convert', '-size', '300x300', 'xc:white', blank);
  await input.setInputFiles(blank);
  await expect(page.getByText('No QR code was found in blank.png')).toBeVisible();
  const broken = testInfo.outputPath('broken.png');
  await writeFile(broken, (await readFile(path)).subarray(0, 60));
  await input.setInputFiles(broken);
  await expect(page.getByText('broken.png could not be read as a picture')).toBeVisible();
  await expect(content(page)).toHaveValue('Zurück; bitte');
});

test('a logo is drawn into every format, its damage reported, and the code still read', async ({
  page,
}, testInfo) => {
  const logo = testInfo.outputPath('logo.svg');
  await writeFile(
    logo,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><script>top.location="https://evil.example"</script><rect width="20" height="10" rx="3" fill="#c00000"/></svg>',
  );
  await chooseFile(page, 'Add a logo', logo);
  await expect(page.getByLabel('Error correction')).toHaveValue('H');
  await expect(page.getByTestId('logo-damage')).toContainText('of the area and at worst');
  await expect(scanTest(page).getByText('Scans safely')).toBeVisible();
  await page.getByRole('slider', { name: 'Size', exact: true }).fill('400');
  await expect(says(page, 'https://www.example.com')).toHaveAttribute('width', '400');
  for (const format of ['PNG', 'JPEG'] as const) {
    await page.getByLabel(format, { exact: true }).check();
    const path = testInfo.outputPath(`logo-code.${format.toLowerCase()}`);
    await save(page, `Download ${format}`, path);
    expect(readWithZbar(path)).toBe('https://www.example.com');
    expect(run('convert', path, '-format', '%[pixel:u.p{200,200}]', 'info:')).toMatch(/19\d,[0-3],[0-3]/);
  }
  await page.getByLabel('SVG', { exact: true }).check();
  await expect(page.getByRole('button', { name: 'Download SVG' })).toBeVisible();
  const shown = testInfo.outputPath('svg.png');
  // The header must not cover it.
  await page.evaluate(() => scrollTo(0, 0));
  await picture(page).screenshot({ path: shown });
  expect(readWithZbar(shown)).toBe('https://www.example.com');
  const pdf = testInfo.outputPath('logo.pdf');
  await save(page, 'PDF for print', pdf);
  expect(readWithZbar(drawPdf(pdf))).toBe('https://www.example.com');

  await page.getByLabel('Logo size').fill('40');
  await page.getByLabel('Error correction').selectOption('L');
  await expect(page.getByText('The logo hides more than error correction can repair.')).toBeVisible();
  const broken = testInfo.outputPath('broken.png');
  await writeFile(broken, 'no picture');
  await chooseFile(page, 'Other logo', broken);
  await expect(page.getByText('broken.png could not be read as a picture.')).toBeVisible();
  await chooseFile(page, 'Other logo', new URL('fixtures/reference-bomb.svg', import.meta.url).pathname);
  await expect(page.getByText('reference-bomb.svg draws more than 50,000 elements.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await expect(page.getByTestId('logo-damage')).toHaveCount(0);
  await expect(scanTest(page).getByText(/^Scans/)).toBeVisible();
});

test('reserves the space of the code; on a phone shows it above the form without overflow', async ({
  page,
}) => {
  // A small code is drawn at this width in a wide window.
  expect(await keptHeight(picture(page))).toBe(320);
  await page.setViewportSize({ width: 390, height: 844 });
  const code = picture(page);
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
  await expect(code).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Content type')).toBeInViewport({ ratio: 1 });
  expect(await top(code)).toBeLessThan(await top(page.getByLabel('Content type')));
  expect(await top(page.getByText('Width on paper'))).toBeGreaterThan(
    await top(page.getByRole('button', { name: 'Generate QR Code' })),
  );
  await page.getByLabel('Size').fill('500');
  for (const kind of ['Text or link', 'Wi-Fi', 'Event', 'SEPA payment', 'Many at once (list or CSV)']) {
    await page.getByLabel('Content type').selectOption(kind);
    await expect(page.getByRole('button', { name: /Generate QR Code|Download ZIP/ })).toBeVisible();
    await expectNoOverflow(page);
  }
});

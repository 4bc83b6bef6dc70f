import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumArguments, findTestBrowser } from './testing/chromium.ts';
import { root } from './site/paths.ts';

// Takes the pictures of the guides again from a running hub, in both themes, for wide screens and phones:
// node scripts/draw-pictures.ts http://127.0.0.1:8080
const [origin = 'http://127.0.0.1:8080'] = process.argv.slice(2);
const folder = join(root, 'client/static/pictures');

interface Picture {
  readonly path: string;
  /** Brings the page to what is shown, and returns the part whose beginning is the picture's. */
  readonly show: (page: Page) => Promise<Locator>;
}

const shapes = [
  { suffix: '', viewport: { width: 800, height: 900 }, size: { width: 752, height: 510 }, scale: 1.5 },
  { suffix: '-phone', viewport: { width: 390, height: 844 }, size: { width: 390, height: 520 }, scale: 2 },
];

const pictures: Readonly<Record<string, Picture>> = {
  ask: { path: '/about', show: (page) => typeInBox(page, '12 ft in m') },
  paste: {
    path: '/about',
    async show(page) {
      await page.locator('html[data-palette]').waitFor();
      await page.evaluate(() => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', '{"name": "Ada", "born": 1815}');
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      });
      await page.getByText('Looks like JSON').waitFor();
      return page.getByRole('dialog');
    },
  },
  units: {
    path: '/tools/unit-converter',
    async show(page) {
      await page.getByLabel('Type a conversion').fill('5\'11" in cm');
      await page.getByText('180.34 cm').first().waitFor();
      return page.locator('.tool-card').first();
    },
  },
  compare: {
    path: '/tools/image-compressor',
    async show(page) {
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await drawPhoto(page));
      await page.getByRole('button', { name: 'Compare' }).first().click();
      await page.getByText('alike').waitFor();
      return page.getByRole('dialog');
    },
  },
  mistake: {
    path: '/tools/json-formatter',
    async show(page) {
      await typeText(page, '{\n"name": "Ada"\n"born": 1815\n}');
      await page.getByText('A comma is missing').waitFor();
      return page.locator('.panes').first();
    },
  },
  pages: {
    path: '/tools/pdf-merger',
    async show(page) {
      const files = [
        await makePdf('report.pdf', ['Annual report', 'Sales', 'Costs', 'Outlook']),
        await makePdf('letter.pdf', ['Letter', 'Appendix']),
      ];
      await page.locator('input[type=file]').first().setInputFiles(files);
      await page.getByRole('button', { name: 'Merge', exact: true }).waitFor();
      await page.waitForTimeout(2000);
      return page.locator('.tool-card').first();
    },
  },
  send: {
    path: '/tools/csv-to-json',
    async show(page) {
      await typeText(page, 'name,city\nAda,London\nEmmy,Paris');
      await page.getByText('Paris').nth(1).waitFor();
      await page.getByRole('button', { name: 'Send to' }).first().click();
      return page.locator('.panes').first();
    },
  },
};

async function typeInBox(page: Page, text: string): Promise<Locator> {
  await page.locator('html[data-palette]').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a tool' }).fill(text);
  await page.locator('.palette-answer').waitFor();
  return page.getByRole('dialog');
}

async function typeText(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').first().fill(text);
}

async function makePdf(name: string, titles: readonly string[]) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  for (const title of titles) {
    const page = document.addPage([595, 842]);
    page.drawText(title, { x: 60, y: 740, size: 40, font, color: rgb(0.02, 0.44, 0.3) });
    for (let line = 0; line < 12; line += 1) {
      page.drawRectangle({
        x: 60,
        y: 680 - line * 34,
        width: 475 - (line % 4) * 40,
        height: 10,
        color: rgb(0.8, 0.8, 0.8),
      });
    }
  }
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

const landscape = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067">
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#3d6fb4"/><stop offset=".7" stop-color="#f3c7a0"/></linearGradient>
<path fill="url(#sky)" d="M0 0H1600V1067H0z"/><circle fill="#ffe3a3" cx="1150" cy="420" r="90"/>
<path fill="#5d6fa3" d="M0 640 350 250 620 560 900 330 1250 620 1600 450V760H0z"/>
<path fill="#2f5d78" d="M0 700 500 610 1100 690 1600 600V800H0z"/><path fill="#e0b089" d="M0 780H1600V1067H0z"/>
<path fill="#2c4a2e" d="M0 880 500 840 800 1067H0z"/></svg>`;

/** The landscape as a photo, which the browser writes. */
async function drawPhoto(page: Page) {
  const buffer = await drawBy(page, `data:image/svg+xml,${encodeURIComponent(landscape)}`, 'image/jpeg');
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

/** Returns a picture in another format, which the browser writes. */
async function drawBy(page: Page, source: string, type: 'image/jpeg' | 'image/webp'): Promise<Buffer> {
  const parameters = { source, type, quality: type === 'image/jpeg' ? 0.98 : 0.75 };
  const url = await page.evaluate(async ({ source, type, quality }) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL(type, quality);
  }, parameters);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function draw(browser: Browser, name: string, { path, show }: Picture): Promise<void> {
  for (const { suffix, viewport, size, scale } of shapes) {
    for (const theme of ['light', 'dark'] as const) {
      const page = await browser.newPage({
        viewport,
        deviceScaleFactor: scale,
        colorScheme: theme,
        bypassCSP: true,
      });
      await page.goto(new URL(path, origin).href);
      await page.addStyleTag({ content: 'dialog::backdrop { background: var(--bg) !important }' });
      await page.waitForLoadState('networkidle');
      const part = await show(page);
      await part.scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
      const box = await part.boundingBox();
      const x = Math.max(0, Math.min(box?.x ?? 0, viewport.width - size.width));
      const png = await page.screenshot({ clip: { x, y: box?.y ?? 0, ...size }, animations: 'disabled' });
      const blank = await browser.newPage();
      const webp = await drawBy(blank, `data:image/png;base64,${png.toString('base64')}`, 'image/webp');
      await writeFile(join(folder, theme, `${name}${suffix}.webp`), webp);
      await Promise.all([page.close(), blank.close()]);
    }
  }
  console.log(name);
}

for (const theme of ['light', 'dark']) await mkdir(join(folder, theme), { recursive: true });
const executablePath = findTestBrowser() ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
for (const [name, picture] of Object.entries(pictures)) await draw(browser, name, picture);
await browser.close();

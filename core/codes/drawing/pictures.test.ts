import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { advisePrint, warnAboutPixels, warnAboutStyle } from '#core/codes/scanning/advice.ts';
import { encodeQr } from '#core/codes/symbol/qr-symbol.ts';
import { paintRaster, writePng } from './pixel-files.ts';
import { layOut } from './pixel-layout.ts';
import { writePdf } from './pdf-file.ts';
import { writeSvg } from './vector-files.ts';

const style = { foreground: '#1a2b3c', background: '#fffbe6', isTransparent: false, quietZone: 4 };
const text = 'https://example.com/?q=a;b,c';
const symbol = encodeQr(text, { level: 'M' });

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qr-pictures-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function save(name: string, content: Uint8Array | string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const run = (program: string, ...parameters: string[]) =>
  execFileSync(program, parameters, { stdio: ['ignore', 'pipe', 'ignore'] }).toString();

const readWithZbar = (path: string) => run('zbarimg', '--quiet', '--raw', path).replace(/\n$/, '');

test('the PNG is sound, of the asked size, in two exact colors, and says the text', async () => {
  const path = save('code.png', await writePng(symbol, style, layOut(symbol.across, 4, 200)));
  expect(run('pngcheck', path)).toMatch(/^OK:.*\(200x200, 1-bit palette/);
  expect(readWithZbar(path)).toBe(text);
  const colors = run('convert', path, '-unique-colors', 'txt:-').match(/#[0-9A-F]{6}\b/g);
  expect(new Set(colors)).toEqual(new Set(['#1A2B3C', '#FFFBE6']));
});

test('a transparent PNG has no background', async () => {
  const path = save(
    'clear.png',
    await writePng(symbol, { ...style, isTransparent: true }, layOut(symbol.across, 4, 120)),
  );
  expect(run('pngcheck', '-v', path)).toContain('tRNS');
  const flat = join(folder, 'flat.png');
  run('convert', path, '-background', 'white', '-flatten', flat);
  expect(readWithZbar(flat)).toBe(text);
});

test('the SVG is one path that covers the dark modules and no others', () => {
  const svg = writeSvg(symbol, style, '30mm');
  const total = symbol.across + 8;
  expect(svg).toContain(`width="30mm" height="30mm" viewBox="0 0 ${total} ${total}"`);
  const [ground = '', dark = ''] = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);
  expect(ground).toBe(`M0 0h${total}v${total}H0z`);
  const covered = new Uint8Array(symbol.modules.length);
  for (const [, x, y, length] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    const start = (Number(y) - 4) * symbol.across + Number(x) - 4;
    covered.fill(1, start, start + Number(length));
  }
  expect(covered).toEqual(symbol.modules);
  expect(dark.replace(/M\d+ \d+h(\d+)v1h-\1z/g, '')).toBe('');
  expect(writeSvg(symbol, { ...style, isTransparent: true }, '30').match(/<path/g)).toHaveLength(1);
});

test('the PDF is sound, as wide as asked, and says the text', async () => {
  const path = save('code.pdf', await writePdf(symbol, style, 30));
  expect(run('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found');
  // 30 mm are 85.04 points.
  expect(run('pdfinfo', path)).toMatch(/Page size:\s+85\.0\d* x 85\.0\d* pts/);
  run('pdftoppm', '-r', '300', '-png', '-singlefile', path, join(folder, 'page'));
  expect(readWithZbar(join(folder, 'page.png'))).toBe(text);
});

test('modules are whole pixels, and what is left goes to the margins', () => {
  // 25 modules and a margin of 4 at either side in 200 pixels: 6 each, 50 left over for the margins.
  expect(layOut(25, 4, 200)).toEqual({ sizePx: 200, modulePx: 6, offsetPx: 25 });
  const raster = paintRaster(symbol, style, layOut(symbol.across, 4, 100));
  expect([...raster.pixels.subarray(0, 4)]).toEqual([0xff, 0xfb, 0xe6, 255]);
});

test('less than a pixel a module is refused, with the size that would do', () => {
  expect(() => layOut(177, 4, 100)).toThrow(ToolInputError);
  expect(() => layOut(177, 4, 180)).toThrow('Too dense for 180 pixels: this code is 185 modules across');
  expect(layOut(177, 4, 190).modulePx).toBe(1);
});

test('too dense for its width on paper is reported', () => {
  expect(advisePrint(25, 4, 30)).toMatchObject({ isTooDense: false, leastWidthMm: 11 });
  expect(advisePrint(177, 4, 30)).toMatchObject({ isTooDense: true, leastWidthMm: 62 });
  expect(advisePrint(177, 4, 62).isTooDense).toBe(false);
});

test('looks that hinder readers are reported', () => {
  const warn = (change: Partial<typeof style>) =>
    warnAboutStyle({ ...style, ...change }).map(({ id, tone }) => `${id} ${tone}`);
  expect(warn({})).toEqual([]);
  expect(warn({ foreground: '#ffffff', background: '#000000' })).toEqual(['inverted warn']);
  expect(warn({ foreground: '#fffbe6' })).toEqual(['contrast danger']);
  expect(warn({ foreground: '#999999', background: '#ffffff' })).toEqual(['contrast warn']);
  expect(warn({ quietZone: 1, isTransparent: true })).toEqual(['quiet-zone warn', 'transparent warn']);
  expect(warnAboutPixels(1, 185)).toHaveLength(1);
  expect(warnAboutPixels(2, 185)).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRaster, type Raster } from '#core/images/pixels/raster.ts';
import { describeDamage, warnAboutLogo } from '#core/codes/scanning/advice.ts';
import { measureDamage } from '#core/codes/scanning/damage.ts';
import { drawGray } from '#core/codes/scanning/gray-image.ts';
import { encodeQr } from '#core/codes/symbol/qr-symbol.ts';
import { clearModules, placeLogo } from './logo-place.ts';
import { averageArea, paintLogo } from './logo-picture.ts';
import { writePdf } from './pdf-file.ts';
import { paintRaster } from './pixel-files.ts';
import { layOut } from './pixel-layout.ts';
import { scanBack } from '#core/codes/scanning/scanning.ts';
import { judge } from '#core/codes/scanning/verdict.ts';
import { writeSvg } from './vector-files.ts';
import { createZxingReader } from '#core/codes/scanning/zxing-reader.ts';

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
const { readCode } = createZxingReader(Uint8Array.from(wasm).buffer);
const tones = { dark: 0, light: 255 };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qr-logo-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const run = (program: string, ...parameters: string[]) =>
  execFileSync(program, parameters, { stdio: ['ignore', 'pipe', 'ignore'] }).toString();

function save(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** A red disc on nothing. */
function disc(side: number): Raster {
  const raster = createRaster(side, side);
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [(at % side) - side / 2 + 0.5, Math.floor(at / side) - side / 2 + 0.5];
    if (Math.hypot(x, y) < side / 2) raster.pixels.set([200, 0, 0, 255], at * 4);
  }
  return raster;
}

test('a logo is in the middle, on whole light modules, half a module from their edge', () => {
  expect(placeLogo(29, 1, 20)).toEqual({
    cleared: { left: 11, top: 11, width: 7, height: 7 },
    image: { left: 11.6, top: 11.6, width: 5.8, height: 5.8 },
  });
  const wide = placeLogo(29, 2, 20);
  expect(wide.cleared).toEqual({ left: 11, top: 12, width: 7, height: 5 });
  expect(wide.image.width / wide.image.height).toBeCloseTo(2);
  for (const across of [21, 57, 177]) {
    for (const percent of [8, 23, 40]) {
      const { cleared, image } = placeLogo(across, 0.37, percent);
      expect(Number.isInteger(cleared.left) && Number.isInteger(cleared.top)).toBe(true);
      expect(image.left - cleared.left).toBeGreaterThanOrEqual(0.5 - 1e-9);
      expect(image.top - cleared.top).toBeGreaterThanOrEqual(0.5 - 1e-9);
    }
  }
});

test('ZXing reads a code with every module under the box turned over just as long as the damage can be repaired', async () => {
  const outcomes = new Set<boolean>();
  for (const [version, level] of [
    [3, 'H'],
    [4, 'M'],
    [5, 'Q'],
    [6, 'H'],
    [6, 'L'],
  ] as const) {
    const symbol = encodeQr('the damage', { level, minVersion: version });
    expect(symbol.version).toBe(version);
    for (let side = 3; side <= symbol.across - 18; side += 2) {
      const edge = (symbol.across - side) / 2;
      const box = { left: edge, top: edge, width: side, height: side };
      const modules = symbol.modules.slice();
      for (let y = edge; y < edge + side; y += 1) {
        for (let x = edge; x < edge + side; x += 1) {
          const at = y * symbol.across + x;
          modules[at] = 1 - (modules[at] ?? 0);
        }
      }
      const { touched, repairable } = measureDamage(version, level, box);
      const image = drawGray({ across: symbol.across, modules }, 4, (symbol.across + 8) * 6, tones);
      const isRead = (await readCode(image, false)) === 'the damage';
      expect(isRead, `${version}-${level}, ${side} across: ${touched} of ${repairable}`).toBe(
        touched <= repairable,
      );
      outcomes.add(isRead);
    }
  }
  expect(outcomes.size).toBe(2);
});

test('what can be repaired is that of ISO/IEC 18004, table 9', () => {
  const box = { left: 9, top: 9, width: 3, height: 3 };
  const repairable = (version: number, level: 'L' | 'M' | 'Q' | 'H') =>
    measureDamage(version, level, box).repairable;
  expect([repairable(1, 'L'), repairable(1, 'M'), repairable(1, 'Q'), repairable(1, 'H')]).toEqual([
    2, 4, 6, 8,
  ]);
  expect([repairable(2, 'L'), repairable(2, 'H'), repairable(5, 'Q'), repairable(40, 'L')]).toEqual([
    4, 14, 9, 15,
  ]);
});

test('the damage is reported, with a warning as it grows', () => {
  const damage = { areaPercent: 6.25, touched: 6, repairable: 14 };
  expect(describeDamage(damage)).toContain('6.3 % of the area and at worst 6 of the 14 codewords');
  expect(warnAboutLogo(damage)).toEqual([]);
  expect(warnAboutLogo({ ...damage, touched: 10 })).toMatchObject([{ tone: 'warn' }]);
  expect(warnAboutLogo({ ...damage, touched: 15 })).toMatchObject([{ tone: 'danger' }]);
});

function withLogo(text: string, percent: number) {
  const symbol = encodeQr(text, { level: 'H' });
  const picture = disc(64);
  const { cleared, image } = placeLogo(symbol.across, 1, percent);
  const modules = clearModules(symbol.modules, symbol.across, cleared);
  return { across: symbol.across, modules, logo: { picture, box: image } };
}

test('the scan-back sees the logo: a small one is safe, a huge one is not read', async () => {
  const text = 'https://www.example.com';
  const scan = async (percent: number) => {
    const subject = { ...withLogo(text, percent), quietZone: 4, sizePx: 300, tones, text };
    return judge(await scanBack(subject, readCode, () => {})).title;
  };
  expect(await scan(18)).toBe('Scans safely');
  expect(await scan(60)).toBe('Does not scan');
});

const style = { foreground: '#000000', background: '#ffffff', isTransparent: false, quietZone: 4 };

test('SVG and PDF hold the logo where it belongs, and zbar reads the page', async () => {
  const text = 'with a logo';
  const { across, modules, logo } = withLogo(text, 20);
  const svg = writeSvg({ across, modules }, style, '400', {
    box: logo.box,
    dataUrl: 'data:image/png;base64,AA==',
  });
  const place = /<image x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/
    .exec(svg)
    ?.slice(1)
    .map(Number);
  expect(place).toEqual([logo.box.left + 4, logo.box.top + 4, logo.box.width, logo.box.height]);
  const pdf = save('logo.pdf', await writePdf({ across, modules }, style, 40, logo));
  expect(run('qpdf', '--check', pdf)).toContain('No syntax or stream encoding errors found');
  expect(run('pdfimages', '-list', pdf)).toMatch(/image\s+64\s+64\s+rgb[\s\S]*smask\s+64\s+64\s+gray/);
  run('pdftoppm', '-r', '254', '-png', '-singlefile', pdf, join(folder, 'pdf'));
  const path = join(folder, 'pdf.png');
  expect(run('zbarimg', '--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', path).trim()).toBe(text);
  expect(run('convert', path, '-format', '%[hex:u.p{200,200}]', 'info:').slice(0, 6)).toBe('C80000');
});

test('in pixels: over its ground, and over a transparent one', () => {
  const { across, modules, logo } = withLogo('x', 30);
  const layout = layOut(across, 4, 290);
  for (const isTransparent of [false, true]) {
    const raster = paintRaster({ across, modules }, { ...style, isTransparent }, layout);
    paintLogo(raster, logo, layout);
    const at = (x: number, y: number) => [
      ...raster.pixels.subarray((y * 290 + x) * 4, (y * 290 + x) * 4 + 4),
    ];
    expect(at(145, 145)).toEqual([200, 0, 0, 255]);
    expect(at(2, 2)[3]).toBe(isTransparent ? 0 : 255);
    // Beside the disc, within the cleared square.
    const corner = Math.ceil(layout.offsetPx + logo.box.left * layout.modulePx) + 1;
    expect(at(corner, corner)[3]).toBe(isTransparent ? 0 : 255);
  }
  expect(averageArea(logo.picture, 0.4, 0.4, 0.2, 0.2)).toEqual({ red: 200, green: 0, blue: 0, alpha: 1 });
  expect(averageArea(logo.picture, 1.2, 0, 0.1, 0.1).alpha).toBe(0);
});

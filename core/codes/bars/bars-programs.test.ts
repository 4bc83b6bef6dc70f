import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { composePicture } from './bar-picture.ts';
import { writeBarPdf } from './bar-pdf.ts';
import { writeBarPng } from './bar-pixels.ts';
import { planSize } from './bar-size.ts';
import { writeBarSvg } from './bar-svg.ts';
import { prepareContent } from './code-content.ts';
import type { ContentOptions } from './content-parts.ts';
import { symbologies, type SymbologyId } from './symbologies.ts';
import type { Symbology } from './symbology-kinds.ts';

const folder = mkdtempSync(join(tmpdir(), 'bars-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const run = (program: string, ...parameters: string[]) =>
  execFileSync(program, parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const colors = { foreground: '#000000', background: '#ffffff', isTransparent: false };
const plainOptions = { hasCheck: false, isRectangular: false, columns: 0 };
const plainSize = {
  moduleMm: undefined,
  heightMm: undefined,
  quietModules: undefined,
  dpi: 300,
  isSnapped: true,
  reductionUm: 0,
};

function compose(id: SymbologyId, text: string, wanted: Partial<ContentOptions> = {}, dpi = 300) {
  const symbology: Symbology = symbologies[id];
  const size = planSize(symbology, { ...plainSize, dpi });
  const content = prepareContent(id, text, { ...plainOptions, ...wanted });
  const all = { ...size, isMatrix: symbology.isMatrix, hasText: true, hasBearers: id === 'itf14' };
  return { size, picture: composePicture(content, all) };
}

/**
 * Returns the positions where dark begins and ends in a row, one number per change; only thin or thick if the ratio
 * is free.
 */
function changes(row: string, isOpen: boolean): readonly number[] {
  const runs = row.replace(/^0+|0+$/g, '').match(/1+|0+/g) ?? [];
  return runs.map(({ length }) => (isOpen ? Math.min(2, length) : length));
}

/** The bars as zint has them: a line of hexadecimal digits, four modules each. */
function askZint(
  symbology: string,
  data: string,
  options: readonly string[],
  isOpen: boolean,
): readonly number[] {
  const dump =
    run('zint', '-b', symbology, '-d', data, '--dump', ...options)
      .trim()
      .split('\n')[0] ?? '';
  const bits = dump
    .replace(/\s/g, '')
    .replace(/./g, (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0'));
  return changes(bits, isOpen);
}

function ownRow(
  id: SymbologyId,
  text: string,
  wanted: Partial<ContentOptions>,
  isOpen: boolean,
): readonly number[] {
  const { picture } = compose(id, text, wanted);
  // Bearer bars have no height of a bar.
  const bars = picture.bars.filter(({ height }) => height > 5);
  const last = Math.max(...bars.map(({ x, width }) => x + width));
  let row = '';
  // Half modules, where wide bars are two and a half.
  for (let x = 0; x < last * 4; x += 1) {
    row += bars.some((bar) => bar.x * 4 <= x && x < (bar.x + bar.width) * 4) ? '1' : '0';
  }
  return changes(row, false).map((length) => (isOpen ? (length > 4 ? 2 : 1) : length / 4));
}

describe('zint draws the same bars', () => {
  test.each<[SymbologyId, string, string, string, readonly string[], Partial<ContentOptions>]>([
    ['ean13', '4006381333931', 'EANX', '4006381333931', [], {}],
    ['ean13', '4006381333931+12', 'EANX', '4006381333931+12', ['--addongap=12'], {}],
    ['ean13', '4006381333931+52495', 'EANX', '4006381333931+52495', ['--addongap=12'], {}],
    ['ean8', '73513537', 'EANX', '7351353', [], {}],
    ['upca', '036000291452', 'UPCA', '036000291452', [], {}],
    ['upce', '04252614', 'UPCE', '04252614', [], {}],
    ['isbn', '0-306-40615-2', 'ISBNX', '0306406152', [], {}],
    ['issn', '0378-5955', 'EANX', '9770378595002', [], {}],
    ['itf14', '1540014128876', 'ITF14', '1540014128876', [], {}],
    ['interleaved2of5', '123456', 'C25INTER', '123456', [], {}],
    ['interleaved2of5', '12345', 'C25INTER', '12345', ['--vers=1'], { hasCheck: true }],
    ['code128', 'AB-1234567890-xy', 'CODE128', 'AB-1234567890-xy', [], {}],
    ['gs1128', '(01)09521234543213(17)251231', 'GS1_128', '[01]09521234543213[17]251231', [], {}],
    ['code39', 'ABC-1/2', 'CODE39', 'ABC-1/2', [], {}],
    ['code39', 'ABC-1/2', 'CODE39', 'ABC-1/2', ['--vers=1'], { hasCheck: true }],
    ['code39', 'abc!', 'EXCODE39', 'abc!', [], {}],
    ['code93', 'ABC-12', 'CODE93', 'ABC-12', [], {}],
    ['code93', 'abc!', 'CODE93', 'abc!', [], {}],
    ['codabar', 'A40156B', 'CODABAR', 'A40156B', [], {}],
    ['codabar', 'A37859B', 'CODABAR', 'A37859B', ['--vers=1'], { hasCheck: true }],
    ['msi', '1234567', 'MSI_PLESSEY', '1234567', [], {}],
    ['msi', '1234567', 'MSI_PLESSEY', '1234567', ['--vers=1'], { hasCheck: true }],
  ])('%s %s', (id, text, zintName, data, options, wanted) => {
    const isOpen = 'wide' in symbologies[id];
    expect(ownRow(id, text, wanted, isOpen)).toEqual(askZint(zintName, data, options, isOpen));
  });
});

async function draw(id: SymbologyId, text: string, dpi: number): Promise<string> {
  const { size, picture } = compose(id, text, {}, dpi);
  const path = join(folder, `${id}-${dpi}.png`);
  writeFileSync(path, await writeBarPng(picture, colors, size.modulePx, dpi));
  return path;
}

describe('zbar reads the pixels', () => {
  test.each<[SymbologyId, string, string]>([
    ['ean13', '400638133393', 'EAN-13:4006381333931'],
    ['ean8', '7351353', 'EAN-8:73513537'],
    ['upca', '03600029145', 'UPC-A:036000291452'],
    ['upce', '042526', 'UPC-E:00425261'],
    ['itf14', '1540014128876', 'I2/5:15400141288763'],
    ['code128', 'AB-1234567890-xy', 'CODE-128:AB-1234567890-xy'],
    ['gs1128', '(01)09521234543213(10)AB12', 'CODE-128:010952123454321310AB12'],
    ['code39', 'ABC-1/2', 'CODE-39:ABC-1/2'],
    ['code93', 'ABC-12', 'CODE-93:ABC-12'],
    ['codabar', 'A40156B', 'Codabar:A40156B'],
  ])('%s %s at 203, 300 and 600 dots per inch', async (id, text, found) => {
    for (const dpi of [203, 300, 600]) {
      const path = await draw(id, text, dpi);
      const said = run('zbarimg', '-q', '-Supca.enable', '-Supce.enable', path).trim();
      if (id === 'upce') expect(said).toMatch(/^UPC-E:0042526\d$/);
      else expect(said).toBe(found);
      // pHYs holds whole dots per meter.
      const [across = ''] = run('identify', '-units', 'PixelsPerInch', '-format', '%x', path).split(' ');
      expect(Math.abs(Number.parseFloat(across) - dpi)).toBeLessThan(0.05);
    }
  });
});

test.each<[SymbologyId, string, string]>([
  ['datamatrix', 'Hello, world', 'Hello, world'],
  ['gs1datamatrix', '(01)09521234543213(10)AB(21)7', '\u001D010952123454321310AB\u001D217'],
])('dmtxread reads %s', async (id, text, found) => {
  const path = await draw(id, text, 600);
  const wide = `${path}.wide.png`;
  // The reader needs more light around the code than the standard asks for.
  run('convert', path, '-bordercolor', 'white', '-border', '40', wide);
  const said = run('dmtxread', '-N1', '-G', '29', wide);
  expect(said.replace(/^\u001D/, '')).toBe(found.replace(/^\u001D/, ''));
});

test('SVG and PDF are as large as planned, and are read when drawn by others', () => {
  const { size, picture } = compose('ean13', '4006381333931');
  const svg = join(folder, 'a.svg');
  const pdf = join(folder, 'a.pdf');
  const [widthMm, heightMm] = [picture.width * size.moduleMm, picture.height * size.moduleMm];
  writeFileSync(svg, writeBarSvg(picture, colors, size.moduleMm));
  const placed = [{ picture, moduleMm: size.moduleMm, xMm: 0, yMm: 0 }];
  writeFileSync(pdf, writeBarPdf([{ widthMm, heightMm, placed }], colors));
  run('qpdf', '--check', pdf);
  const [, width = '', height = ''] = /Page size: +([\d.]+) x ([\d.]+) pts/.exec(run('pdfinfo', pdf)) ?? [];
  expect(Number(width)).toBeCloseTo((widthMm / 25.4) * 72, 1);
  expect(Number(height)).toBeCloseTo((heightMm / 25.4) * 72, 1);
  run('pdftoppm', '-r', '300', '-png', '-singlefile', pdf, join(folder, 'pdf'));
  run('rsvg-convert', '--dpi-x', '300', '--dpi-y', '300', svg, '-o', join(folder, 'svg.png'));
  for (const name of ['pdf.png', 'svg.png']) {
    expect(run('zbarimg', '-q', join(folder, name)).trim()).toBe('EAN-13:4006381333931');
  }
});

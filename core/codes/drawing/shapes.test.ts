import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { warnAboutShapes } from '#core/codes/scanning/advice.ts';
import { drawGray } from '#core/codes/scanning/gray-image.ts';
import { encodeQr, type QrSymbol } from '#core/codes/symbol/qr-symbol.ts';
import { clearModules } from './logo-place.ts';
import { writePdf } from './pdf-file.ts';
import { paintRaster, writePng } from './pixel-files.ts';
import { layOut } from './pixel-layout.ts';
import { cornerShapes, findersOf, moduleShapes, type Shapes } from './shapes.ts';
import { writeSvg } from './vector-files.ts';
import { createZxingReader } from '#core/codes/scanning/zxing-reader.ts';

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
const { readCode } = createZxingReader(Uint8Array.from(wasm).buffer);

const plain = { foreground: '#000000', background: '#ffffff', isTransparent: false, quietZone: 4 };
const versions = [1, 2, 7, 25];
const vectorVersions = [1, 10];
const looks = moduleShapes.flatMap((modules) =>
  cornerShapes.map((corners): Shapes => ({ modules, corners })),
);
const inShape = (shapes: Shapes) => ({ ...plain, shapes });
const ofVersion = (version: number) => encodeQr(`version ${version}`, { level: 'M', minVersion: version });

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qr-shapes-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const run = (program: string, ...parameters: string[]) =>
  execFileSync(program, parameters, { stdio: ['ignore', 'pipe', 'ignore'] }).toString();

function save(name: string, content: Uint8Array | string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Reads each picture with zbar, an independent reader. */
const readWithZbar = (...paths: string[]) =>
  run('zbarimg', '--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', ...paths)
    .trimEnd()
    .split('\n');

const pngOf = (symbol: QrSymbol, shapes: Shapes, modulePx: number) =>
  writePng(symbol, inShape(shapes), layOut(symbol.across, 4, (symbol.across + 8) * modulePx));

/** How far two pictures are apart on average, 0 to 1. */
function difference(one: string, other: string): number {
  return Number(
    run(
      'convert',
      one,
      other,
      '-colorspace',
      'Gray',
      '-compose',
      'difference',
      '-composite',
      '-format',
      '%[fx:mean]',
      'info:',
    ),
  );
}

describe.each(looks)('modules $modules, corners $corners', (shapes) => {
  const { modules, corners } = shapes;

  test('zbar reads the PNG, the SVG and the PDF of several versions', async () => {
    const paths: string[] = [];
    for (const version of versions) {
      const name = `${modules}-${corners}-${version}`;
      paths.push(save(`${name}.png`, await pngOf(ofVersion(version), shapes, 5)));
    }
    for (const version of vectorVersions) {
      const symbol = ofVersion(version);
      const name = `${modules}-${corners}-${version}`;
      const svg = save(`${name}.svg`, writeSvg(symbol, inShape(shapes), String((symbol.across + 8) * 5)));
      const fromSvg = join(folder, `${name}-svg.png`);
      run('rsvg-convert', '--output', fromSvg, svg);
      const pdf = save(`${name}.pdf`, await writePdf(symbol, inShape(shapes), (symbol.across + 8) * 0.5));
      run('pdftoppm', '-r', '254', '-png', '-singlefile', pdf, join(folder, `${name}-pdf`));
      paths.push(fromSvg, join(folder, `${name}-pdf.png`));
    }
    const drawn = [...versions, ...vectorVersions.flatMap((version) => [version, version])];
    expect(readWithZbar(...paths)).toEqual(drawn.map((version) => `version ${version}`));
  });

  test('the drawn pixels are those that librsvg and poppler draw of the vectors', async () => {
    const symbol = ofVersion(7);
    const png = save('drawn.png', await pngOf(symbol, shapes, 10));
    const side = (symbol.across + 8) * 10;
    const svg = save('vector.svg', writeSvg(symbol, inShape(shapes), String(side)));
    run('rsvg-convert', '--output', join(folder, 'vector.png'), svg);
    expect(difference(png, join(folder, 'vector.png'))).toBeLessThan(0.005);
    // Poppler darkens every pixel that an edge touches, and dots are all edge; misplaced modules would differ by 0.3.
    const pdf = save('vector.pdf', await writePdf(symbol, inShape(shapes), symbol.across + 8));
    expect(run('qpdf', '--check', pdf)).toContain('No syntax or stream encoding errors found');
    run('pdftoppm', '-r', '254', '-scale-to', String(side), '-png', '-singlefile', pdf, join(folder, 'page'));
    expect(difference(png, join(folder, 'page.png'))).toBeLessThan(0.025);
  });

  test('ZXing reads what the scan test shows it of every version', async () => {
    for (let version = 1; version <= 40; version += 13) {
      const symbol = ofVersion(version);
      const image = drawGray({ ...symbol, shapes }, 4, (symbol.across + 8) * 4, { dark: 0, light: 255 });
      expect(await readCode(image, false), String(version)).toBe(`version ${version}`);
    }
  });

  test('the picture that is scanned is as dark as the one that is saved', () => {
    const symbol = ofVersion(3);
    const side = (symbol.across + 8) * 6;
    const mean = (values: Iterable<number>) => {
      let [sum, count] = [0, 0];
      for (const value of values) [sum, count] = [sum + value, count + 1];
      return sum / count;
    };
    const drawn = paintRaster(symbol, inShape(shapes), layOut(symbol.across, 4, side));
    const scanned = drawGray({ ...symbol, shapes }, 4, side, { dark: 0, light: 255 });
    expect(mean(drawn.pixels.filter((_, at) => at % 4 === 0))).toBeCloseTo(mean(scanned.pixels), 0);
  });
});

test('squares drawn as shapes cover just what plain squares cover', () => {
  const symbol = ofVersion(5);
  const layout = layOut(symbol.across, 4, 300);
  const shaped = paintRaster(symbol, inShape({ modules: 'square', corners: 'square' }), layout);
  expect(shaped.pixels).toEqual(paintRaster(symbol, plain, layout).pixels);
});

test('the SVG stays one path, and a lone module is a circle in it', () => {
  const svg = writeSvg(ofVersion(2), inShape({ modules: 'rounded', corners: 'rounded' }), '200');
  expect(svg.match(/<path/g)).toHaveLength(2);
  expect(svg).not.toContain('crispEdges');
  const lone = { across: 21, modules: new Uint8Array(441) };
  lone.modules[10 * 21 + 10] = 1;
  const path = writeSvg(lone, inShape({ modules: 'rounded', corners: 'square' }), '200');
  expect(path).toMatch(
    new RegExp(String.raw`d="M1[45](?:\.5)? 1[45](?:\.5)?(?:a\.5 \.5 0 0 1 -?\.5 -?\.5){4}z"`),
  );
});

test('a corner that a logo has bitten into is drawn module by module', () => {
  const symbol = ofVersion(1);
  expect(findersOf(symbol)).toHaveLength(3);
  const bitten = clearModules(symbol.modules, 21, { left: 5, top: 5, width: 11, height: 11 });
  expect(findersOf({ across: 21, modules: bitten })).toHaveLength(0);
});

test('a transparent PNG in shapes holds no shade of a background', async () => {
  const path = save(
    'clear.png',
    await writePng(
      ofVersion(2),
      { ...inShape({ modules: 'dots', corners: 'round' }), foreground: '#123456', isTransparent: true },
      layOut(25, 4, 330),
    ),
  );
  const colors = run('convert', path, '-unique-colors', '-depth', '8', 'txt:-').match(/#[0-9A-F]{8}/g) ?? [];
  const solid = colors.filter((color) => !color.endsWith('00')).map((color) => color.slice(0, 7));
  expect(new Set(solid)).toEqual(new Set(['#123456']));
});

test('round shapes of too few pixels are reported', () => {
  expect(warnAboutShapes(3, 33).map(({ text }) => text)).toEqual([
    'Too few pixels for round shapes: 3 a module. Use squares, SVG, or at least 132 pixels.',
  ]);
  expect(warnAboutShapes(4, 33)).toEqual([]);
});

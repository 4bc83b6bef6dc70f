import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from './operation.ts';
import type { ReadCode } from './reading/read-picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'scanner-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const run = (program: string, ...parameters: string[]) =>
  execFileSync(program, parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

let count = 0;
/** Has zint draw a symbol. */
function draw(symbology: string, data: string, ...options: readonly string[]): string {
  count += 1;
  const path = join(folder, `${count}.png`);
  run('zint', '-b', symbology, '-d', data, '-o', path, '--quietzones', '--scale', '2', ...options);
  return path;
}

async function scan(path: string) {
  const file = new File([Uint8Array.from(readFileSync(path))], 'code.png');
  const { detail = [], parts, notes = [] } = await executeOperation(operation, file, {});
  return { codes: detail as readonly ReadCode[], parts, notes };
}

const gs1 = '[01]09521234543213[10]AB[21]7';
const facts = [
  ['(01) GTIN', '09521234543213'],
  ['(10) BATCH/LOT', 'AB'],
  ['(21) SERIAL', '7'],
];

describe('what zint draws', () => {
  test.each<[symbology: string, data: string, name: string, text: string, ...options: string[]]>([
    ['QRCODE', 'https://example.org/?a=1', 'QR Code', 'https://example.org/?a=1'],
    ['QRCODE', '漢字 кириллица 😀', 'QR Code', '漢字 кириллица 😀', '--eci=26'],
    ['MICROQR', '12345', 'Micro QR Code', '12345'],
    ['RMQR', 'rectangle', 'rMQR Code', 'rectangle'],
    ['AZTEC', 'Aztec <&"\\', 'Aztec', 'Aztec <&"\\'],
    ['DATAMATRIX', 'a%2B+b', 'Data Matrix', 'a%2B+b'],
    ['PDF417', 'line 1\nline 2', 'PDF417', 'line 1\nline 2'],
    ['MICROPDF417', 'micro', 'MicroPDF417', 'micro'],
    ['MAXICODE', 'maxi', 'MaxiCode', 'maxi', '--mode=4'],
    ['CODE128', 'AB-12', 'Code 128', 'AB-12'],
    ['CODE39', 'ABC-12', 'Code 39', 'ABC-12'],
    ['CODE93', 'ABC-12', 'Code 93', 'ABC-12'],
    ['CODABAR', 'A40156B', 'Codabar', 'A40156B'],
    ['C25INTER', '12345670', 'ITF', '12345670'],
    ['EANX', '4006381333931', 'EAN-13', '4006381333931'],
    ['EANX', '7351353', 'EAN-8', '73513537'],
    ['UPCA', '03600029145', 'UPC-A', '036000291452'],
    ['UPCE', '0425261', 'UPC-E', '04252614'],
    ['DBAR_OMN', '0950123456789', 'DataBar Omni', '0109501234567891'],
  ])('%s %j', async (symbology, data, name, text, ...options) => {
    const { codes } = await scan(draw(symbology, data, ...options));
    expect(codes.map((code) => [code.symbology, code.text])).toEqual([[name, text]]);
  });

  test.each(['GS1_128', 'DATAMATRIX', 'QRCODE', 'DBAR_EXP', 'AZTEC'])(
    'GS1 elements of %s',
    async (symbology) => {
      const { codes } = await scan(draw(symbology, gs1, '--gs1'));
      expect(codes).toEqual([
        expect.objectContaining({ what: 'GS1 element string', text: '010952123454321310AB\u001D217', facts }),
      ]);
    },
  );

  test('digits beside an EAN are its add-on, not another code', async () => {
    const { codes } = await scan(draw('EANX', '9780306406157+52495'));
    expect(codes).toEqual([
      expect.objectContaining({
        what: 'Book number (ISBN)',
        text: '9780306406157',
        facts: [['Add-on', '52495']],
      }),
    ]);
  });

  test('bytes are named and given as a file, and a guess is called one', async () => {
    const bytes = await scan(draw('QRCODE', String.raw`\xFF\xFE\x00\x80abc`, '--binary', '--esc'));
    expect(bytes.codes).toMatchObject([{ what: 'Bytes', remark: 'The content is bytes, no text.' }]);
    const [part] = bytes.parts;
    expect(part?.name).toBe('code-1.bin');
    const content = await new Response(part?.content).bytes();
    expect(Buffer.from(content).toString('hex')).toBe('fffe0080616263');
    const latin = await scan(draw('QRCODE', String.raw`Gr\xFC\xDFe`, '--binary', '--esc'));
    expect(latin.codes).toMatchObject([
      { text: 'Grüße', bytes: Uint8Array.of(0x47, 0x72, 0xfc, 0xdf, 0x65) },
    ]);
    expect(latin.notes).toEqual([
      { severity: 'warning', sentence: expect.stringContaining('the text is a guess') as string },
    ]);
  });

  test('short numbers come with their 13 digits', async () => {
    // UPC-E that ends in 1 is short for UPC-A 0 42 100 00 526 4.
    const { codes } = await scan(draw('UPCE', '0425261'));
    expect(codes).toMatchObject([{ what: 'Product number (GTIN)', facts: [['As EAN-13', '0042100005264']] }]);
  });

  test('a code in parts says which part it is', async () => {
    const { codes } = await scan(draw('QRCODE', 'second', '--structapp=2,3'));
    expect(codes).toMatchObject([{ text: 'second', facts: [['Part', '2 of 3']] }]);
  });
});

describe('pictures that are no clean symbol', () => {
  test('a pixel a module, light on transparent, turned, blurred', async () => {
    const small = draw('QRCODE', 'small', '--scale=0.5');
    const light = draw('QRCODE', 'light', '--nobackground', '--fg=ffffff');
    const turned = join(folder, 'turned.png');
    run('convert', draw('QRCODE', 'turned'), '-background', 'white', '-rotate', '33', '-blur', '0x1', turned);
    for (const [path, text] of [
      [small, 'small'],
      [light, 'light'],
      [turned, 'turned'],
    ] as const) {
      const { parts } = await scan(path);
      expect(parts.map(({ content }) => content)).toEqual([text]);
    }
  });

  test('all codes of a picture, from the top, as zbar reads them', async () => {
    const path = join(folder, 'all.png');
    const drawn = [draw('CODE128', 'first'), draw('EANX', '4006381333931'), draw('QRCODE', 'last')];
    run(
      'convert',
      ...drawn,
      '-background',
      'white',
      '-append',
      '-bordercolor',
      'white',
      '-border',
      '20',
      path,
    );
    const { codes, parts } = await scan(path);
    expect(parts.map(({ content }) => content)).toEqual(['first\n4006381333931\nlast']);
    const names: Readonly<Record<string, string>> = { 'CODE-128': 'Code 128', 'QR-Code': 'QR Code' };
    const said = run('zbarimg', '-q', path).trim().split('\n');
    const byZbar = said.map((line) => {
      const [name = '', text] = line.split(/:(.*)/s);
      return [names[name] ?? name, text];
    });
    expect(codes.map(({ symbology, text }) => [symbology, text]).toSorted()).toEqual(byZbar.toSorted());
  });

  test('a picture without a code says what to try', async () => {
    const path = join(folder, 'empty.png');
    run('convert', '-size', '200x200', 'xc:white', path);
    await expect(scan(path)).rejects.toMatchObject({
      name: 'ToolInputError',
      message: 'No code was found in code.png.',
      details: { hint: expect.stringContaining('Crop the picture') as string },
    });
  });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { blur, drawGray } from './gray-image.ts';
import { encodeQr } from '#core/codes/symbol/qr-symbol.ts';
import { scanBack } from './scanning.ts';
import { judge } from './verdict.ts';
import { createZxingReader } from './zxing-reader.ts';

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
const { readCode: read } = createZxingReader(Uint8Array.from(wasm).buffer);
const blackOnWhite = { dark: 0, light: 255 };

function scan(text: string, tones = blackOnWhite, quietZone = 4) {
  const { across, modules } = encodeQr(text, { level: 'M' });
  return scanBack({ across, modules, quietZone, sizePx: 200, tones, text }, read, () => {});
}

describe('ZXing', () => {
  test.each([
    'https://www.example.com',
    'Grüße, 日本語 und 😀',
    '漢字',
    'Привет мир',
    'Москва, ул. Ленина, д. 5, кв. 12',
    'Καλημέρα κόσμε',
    ' a\r\nb ',
    '\u0001\u007f',
    '0',
  ])('reads %j back letter by letter', async (text) => {
    const report = await scan(text);
    expect(report.outcome).toBe('same');
    expect(judge(report).title).toBe('Scans safely');
  });

  test('every version at every level', async () => {
    for (const level of ['L', 'M', 'Q', 'H'] as const) {
      for (let version = 1; version <= 40; version += 1) {
        const symbol = encodeQr('sundry', { level, minVersion: version });
        const image = drawGray(symbol, 4, (symbol.across + 8) * 3, blackOnWhite);
        expect(await read(image, false), `${version}-${level}`).toBe('sundry');
      }
    }
  });

  test('sees no code without contrast, and light on dark only when it looks for that', async () => {
    expect(judge(await scan('x', { dark: 255, light: 255 })).title).toBe('Does not scan');
    const inverted = await scan('x', { dark: 255, light: 0 });
    expect(inverted).toMatchObject({ outcome: 'same', isInverted: true });
    expect(judge(inverted).tone).toBe('warn');
  });

  test('a text that does not match is no success', async () => {
    const { across, modules } = encodeQr('something else', { level: 'M' });
    const subject = { across, modules, quietZone: 4, sizePx: 200, tones: blackOnWhite, text: 'mine' };
    const report = await scanBack(subject, read, () => {});
    expect(report).toMatchObject({ outcome: 'other', foundText: 'something else' });
    expect(judge(report).tone).toBe('danger');
  });
});

describe('strain', () => {
  test('shrinking and blurring keep the mean brightness', () => {
    const symbol = encodeQr('mean', { level: 'M' });
    const mean = (pixels: Uint8ClampedArray) => pixels.reduce((sum, tone) => sum + tone, 0) / pixels.length;
    const large = drawGray(symbol, 4, 29 * 8, blackOnWhite);
    const small = drawGray(symbol, 4, 47, blackOnWhite);
    expect(mean(small.pixels)).toBeCloseTo(mean(large.pixels), -1);
    expect(mean(blur(large, 4).pixels)).toBeCloseTo(mean(large.pixels), -1);
  });
});

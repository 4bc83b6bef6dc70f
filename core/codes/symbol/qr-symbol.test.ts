import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { encodeQr, type QrSymbol } from './qr-symbol.ts';
import { correctionBytes } from './reed-solomon.ts';
import { alignmentCenters, blockLayout, levels } from './symbol-tables.ts';

const reader = 'zbarimg';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qr-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A gray picture (PGM) of the symbol with its quiet zone, two pixels a module. */
function toPicture({ across, modules }: QrSymbol): Buffer {
  const scale = 2;
  const side = (across + 8) * scale;
  const pixels = Buffer.alloc(side * side, 255);
  for (let y = 0; y < across * scale; y += 1) {
    for (let x = 0; x < across * scale; x += 1) {
      if (modules[Math.floor(y / scale) * across + Math.floor(x / scale)]) {
        pixels[(y + 4 * scale) * side + x + 4 * scale] = 0;
      }
    }
  }
  return Buffer.concat([Buffer.from(`P5 ${side} ${side} 255\n`), pixels]);
}

/** Reads each symbol with zbar, an independent reader. Texts must not contain line feeds. */
function readWithZbar(symbols: readonly QrSymbol[]): string[] {
  const paths = symbols.map((symbol, index) => {
    const path = join(folder, `${String(index).padStart(4, '0')}.pgm`);
    writeFileSync(path, toPicture(symbol));
    return path;
  });
  const output = execFileSync(reader, ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', ...paths], {
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    maxBuffer: 64e6,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return output.toString().trimEnd().split('\n');
}

describe('zbar reads', () => {
  const cases = levels.flatMap((level) =>
    Array.from({ length: 40 }, (_, index) => [level, index + 1] as const),
  );

  test('every version at every level, filled to the brim, each mask in turn', () => {
    const texts = cases.map(([level, version]) => {
      const room = blockLayout(version, level).dataCodewords - (version < 10 ? 2 : 3);
      return `${level}${version}: `.padEnd(room, 'the quick brown fox ').slice(0, room - 1) + '.';
    });
    const symbols = cases.map(([level], index) => encodeQr(texts[index] ?? '', { level, mask: index % 8 }));
    expect(symbols.map(({ version }) => version)).toEqual(cases.map(([, version]) => version));
    expect(readWithZbar(symbols)).toEqual(texts);
  });

  test('all masks', () => {
    const symbols = Array.from({ length: 8 }, (_, mask) => encodeQr(`mask ${mask}`, { level: 'Q', mask }));
    expect(symbols.map(({ mask }) => mask)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(readWithZbar(symbols)).toEqual(symbols.map((_, mask) => `mask ${mask}`));
  });

  test.each([
    'https://www.example.com',
    'HTTP://EXAMPLE.COM/0123456789012345678901234567890123456789',
    'abc0123456789012345678901234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ$%*+-./:xyz',
    'Grüße aus Köln – 5 €, 日本語と 😀',
    '日本語の漢字モードで書かれた文章',
    '  leading and trailing blanks  ',
    '\ttab and "quotes" and \\ backslash;:,',
    '0',
    '000000000000',
  ])('%s', (text) => {
    for (const isUtf8Marked of [false, true]) {
      expect(
        readWithZbar([encodeQr(text, { level: 'M', isUtf8Marked })])
          .join('\n')
          .trim(),
      ).toBe(text.trim());
    }
  });

  test('short accented texts, which it would take for Japanese without their mark', () => {
    const texts = ['Grüße; 5 €', 'Café', 'ñ', 'Ж', '😀'];
    expect(readWithZbar(texts.map((text) => encodeQr(text, { level: 'M', isUtf8Marked: true })))).toEqual(
      texts,
    );
  });

  test('other scripts of Shift JIS, and texts that mix scripts', () => {
    const texts = [
      'Привет мир',
      'Москва, ул. Ленина, д. 5, кв. 12',
      'Ёлка',
      'Καλημέρα κόσμε',
      '5 × 3 = 15 ± 0°',
      'Привет, 日本',
      '漢a字b漢c字',
      'カタカナ、ひらがな。ABC 123',
      '한국어 텍스트',
      '中国，北京',
    ];
    expect(readWithZbar(texts.map((text) => encodeQr(text, { level: 'M', isUtf8Marked: true })))).toEqual(
      texts,
    );
  });

  test('any text of words in scripts of the world', () => {
    const word = fc.oneof(
      fc.stringMatching(/^[а-яА-ЯёЁ]{1,9}$/),
      fc.stringMatching(/^[α-ωΑ-Ρ]{1,9}$/),
      fc.stringMatching(/^[ぁ-んァ-ヶ一-三]{1,9}$/),
      fc.stringMatching(/^[à-ÿ]{1,5}$/),
      fc.stringMatching(/^[×÷°±§…“”„]{1,2}$/),
      fc.stringMatching(/^[0-9A-Z]{1,9}$/),
    );
    const texts = fc
      .sample(fc.array(word, { minLength: 1, maxLength: 6 }), { numRuns: 150, seed: 12 })
      .map((words) => words.join(' '));
    expect(readWithZbar(texts.map((text) => encodeQr(text, { level: 'M', isUtf8Marked: true })))).toEqual(
      texts,
    );
  });

  test('any printable text', () => {
    const part = fc.oneof(
      fc.stringMatching(/^[0-9]{1,30}$/),
      fc.stringMatching(/^[A-Z0-9 $%*+./:-]{1,30}$/),
      fc.stringMatching(/^[ -~]{1,30}$/),
    );
    const texts = fc
      .sample(fc.array(part, { minLength: 1, maxLength: 12 }), 60)
      .map((parts) => `<${parts.join('')}>`);
    expect(readWithZbar(texts.map((text) => encodeQr(text, { level: 'L' })))).toEqual(texts);
  });
});

describe('the standard', () => {
  test('annex I: 01234567 at 1-M ends in these error correction codewords', () => {
    const data = [
      0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
    ];
    expect([...correctionBytes(Uint8Array.from(data), 10)]).toEqual([
      0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55,
    ]);
  });

  test.each([
    ['L', 7089, 4296, 2953, 1817],
    ['M', 5596, 3391, 2331, 1435],
    ['Q', 3993, 2420, 1663, 1024],
    ['H', 3057, 1852, 1273, 784],
  ] as const)('table 7: capacity of version 40-%s', (level, digits, letters, bytes, kanji) => {
    for (const [character, most] of [
      ['7', digits],
      ['A', letters],
      ['a', bytes],
      ['漢', kanji],
    ] as const) {
      expect(encodeQr(character.repeat(most), { level }).version).toBe(40);
      expect(() => encodeQr(character.repeat(most + 1), { level })).toThrow(ToolInputError);
    }
  });

  test('table E.1: alignment patterns', () => {
    expect(alignmentCenters(2)).toEqual([6, 18]);
    expect(alignmentCenters(7)).toEqual([6, 22, 38]);
    expect(alignmentCenters(32)).toEqual([6, 34, 60, 86, 112, 138]);
    expect(alignmentCenters(36)).toEqual([6, 24, 50, 76, 102, 128, 154]);
    expect(alignmentCenters(40)).toEqual([6, 30, 58, 86, 114, 142, 170]);
  });
});

test('mixed content is cut so that no single mode would be smaller', () => {
  // 60 digits and 20 letters: 8 bits each would need version 5 at level L, in two modes version 3 is enough.
  const symbol = encodeQr(`${'1'.repeat(60)}${'a'.repeat(20)}`, { level: 'L' });
  expect(symbol.modes).toEqual(['numeric', 'byte']);
  expect(symbol.version).toBe(3);
});

test('says by how much a text is too long, and which level would do', () => {
  const grab = (text: string, level: 'L' | 'H') => {
    try {
      return encodeQr(text, { level });
    } catch (error) {
      return error instanceof ToolInputError ? [error.message, error.details.hint] : error;
    }
  };
  expect(grab('a'.repeat(1280), 'H')).toEqual([
    'The content is 7 bytes too long for a QR code at level H.',
    'It fits at level Q; or shorten it.',
  ]);
  expect(grab('a'.repeat(2954), 'L')).toEqual([
    'The content is 1 byte too long for a QR code at level L.',
    'Shorten it, or link to it instead.',
  ]);
  expect(grab('a'.repeat(5_000_000), 'L')).toEqual([
    'The content has more than 7,089 characters; no QR code holds that many.',
    'The largest one holds 7,089 digits or 2,953 bytes of text. Shorten it, or link to it instead.',
  ]);
});

test('a stronger level that costs nothing is named', () => {
  expect(encodeQr('https://www.example.com', { level: 'L' })).toMatchObject({ version: 2, roomFor: 'M' });
});

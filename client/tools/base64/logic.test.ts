import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { peopleTexts } from '#scripts/testing/people-texts.ts';
import { ToolInputError } from '#core/errors.ts';
import { hexOf } from '#core/bytes/asn1/values.ts';
import { decodeContent, encodeContent } from './logic.ts';
import type { DecodeOptions, EncodeOptions } from './options.ts';
import { pieceBytes } from './coding/pieces.ts';

const context = { reportProgress: () => {} };
const encoding: EncodeOptions = {
  isUrlSafe: false,
  isPadded: true,
  lineLength: 0,
  isDataUrl: false,
  isPerLine: false,
  isHex: false,
  charset: 'utf-8',
};
const decoding: DecodeOptions = {
  strictness: 'forgiving',
  isUrlSafe: false,
  isPerLine: false,
  charset: 'utf-8',
};

async function encode(
  content: string | Blob,
  options: Partial<EncodeOptions> = {},
  mediaType = '',
): Promise<string> {
  return (await encodeContent(content, { ...encoding, ...options }, mediaType, context)).blob.text();
}

async function decode(content: string | Blob, options: Partial<DecodeOptions> = {}) {
  const result = await decodeContent(content, { ...decoding, ...options }, context);
  return { ...result, bytes: new Uint8Array(await result.bytes.arrayBuffer()) };
}

async function failureOf(content: string, options: Partial<DecodeOptions> = {}): Promise<ToolInputError> {
  const error = await decode(content, options).catch((thrown: unknown) => thrown);
  if (error instanceof ToolInputError) return error;
  throw new Error('It was accepted.');
}

/** RFC 4648 section 10. */
const vectors = [
  ['', ''],
  ['f', 'Zg=='],
  ['fo', 'Zm8='],
  ['foo', 'Zm9v'],
  ['foob', 'Zm9vYg=='],
  ['fooba', 'Zm9vYmE='],
  ['foobar', 'Zm9vYmFy'],
] as const;

test('the vectors of RFC 4648 section 10, both ways, also without padding', async () => {
  for (const [plain, encoded] of vectors) {
    expect(await encode(plain)).toBe(encoded);
    expect(await encode(plain, { isPadded: false })).toBe(encoded.replaceAll('=', ''));
    expect((await decode(encoded, { strictness: 'strict' })).text).toBe(plain);
    expect((await decode(encoded.replaceAll('=', ''))).text).toBe(plain);
  }
});

describe('web-platform-tests of the forgiving decoder', () => {
  const cases = JSON.parse(readFileSync(new URL('fixtures/wpt-base64.json', import.meta.url), 'utf8')) as [
    string,
    number[] | null,
  ][];

  test.each(cases.filter(([, output]) => output !== null))('%j is read', async (input, output) => {
    // A text in UTF-16 or with a mark would be shown converted; these are too short for that.
    expect([...(await decode(input)).bytes]).toEqual(output);
  });

  test.each(cases.filter(([, output]) => output === null))('%j is refused or remarked on', async (input) => {
    await expect(failureOf(input, { strictness: 'strict' })).resolves.toBeInstanceOf(ToolInputError);
    const outcome = await decode(input).catch((error: unknown) => error);
    if (!(outcome instanceof ToolInputError))
      expect(outcome).toMatchObject({ remarks: expect.arrayContaining([expect.anything()]) as unknown });
  });
});

describe('strict reading reports', () => {
  test.each([
    ['Zh==', 'bits that belong to no byte', {}],
    ['Zm9=', 'bits that belong to no byte', {}],
    ['Zm8', 'Padding is missing: = at the end', { offset: 3, line: 1, column: 4 }],
    ['Zg', 'Padding is missing: ==', { column: 3 }],
    ['Zg=', 'Padding is missing: = at', { column: 4 }],
    ['Zm9v\nZm8=', '1 space or line break', { line: 1, column: 5 }],
    ['Zm9v\nZm!v', '“!” (U+0021) is not a Base64 character', { line: 2, column: 3, offset: 7 }],
    ['Zm9v𝄞Zm!v', '“𝄞” (U+1D11E) is not a Base64 character (and 1 more)', { offset: 4 }],
    ['é!', '“é” (U+00E9)', { offset: 0, column: 1 }],
    ['Zg==Zg==', 'Padding (=) is not at the end', { column: 5 }],
    ['Zm9vY', '5 Base64 characters cannot be whole bytes', { column: 6 }],
    ['Zm9v====', 'There are 4 padding characters', {}],
    ['-_-_', 'The URL-safe alphabet (- _) is used', { column: 1 }],
    ['AA+_', 'Both alphabets are mixed', { column: 4 }],
  ])('%j', async (input, message, place) => {
    const failure = await failureOf(input, { strictness: 'strict' });
    expect(failure.message).toContain(message);
    expect(failure.details).toMatchObject(place);
  });

  test('the other alphabet when URL-safe is asked for', async () => {
    expect((await failureOf('+/+/', { strictness: 'strict', isUrlSafe: true })).message).toContain(
      'standard',
    );
    expect((await decode('-_-_', { strictness: 'strict', isUrlSafe: true })).remarks).toEqual([]);
  });
});

test('forgiving reading decodes the same and lists what it met', async () => {
  const { text, remarks } = await decode(' Zm9v\r\nYg');
  expect(text).toBe('foob');
  expect(remarks.map(({ message }) => message)).toEqual([
    '3 spaces or line breaks skipped.',
    'Padding is missing: == at the end.',
  ]);
  expect((await decode('-_-_')).bytes).toEqual((await decode('+/+/')).bytes);
  expect((await decode('> Zm9v\n> Yg==', { strictness: 'skip' })).text).toBe('foob');
});

test('lines: 76 with CRLF (RFC 2045), 64 with LF (RFC 7468), as Python and OpenSSL write them', async () => {
  const bytes = Buffer.from(Array.from({ length: 100 }, (_, index) => index));
  const base64 = bytes.toString('base64');
  expect(await encode(new Blob([bytes]), { lineLength: 76 })).toBe(
    `${base64.slice(0, 76)}\r\n${base64.slice(76)}`,
  );
  expect(await encode(new Blob([bytes]), { lineLength: 64 })).toBe(
    [base64.slice(0, 64), base64.slice(64, 128), base64.slice(128)].join('\n'),
  );
  expect(await encode('a'.repeat(57), { lineLength: 76 })).toHaveLength(76);
});

test('data: URLs and PEM, both ways', async () => {
  expect(await encode('<p>', { isDataUrl: true, lineLength: 76 }, 'text/html')).toBe(
    'data:text/html;base64,PHA+',
  );
  const url = await decode('data:text/html;charset=utf-8;base64,PHA+');
  expect(url).toMatchObject({
    text: '<p>',
    note: 'The data: prefix (text/html;charset=utf-8) was left out.',
  });
  const pem = await decode('-----BEGIN TEST-----\nZm9v\nYmFy\n-----END TEST-----\n');
  expect(pem).toMatchObject({ text: 'foobar', note: 'The PEM header and footer (TEST) were left out.' });
  expect((await failureOf('-----BEGIN TEST-----\nZm9v\nYm!y\n-----END TEST-----')).details).toMatchObject({
    line: 3,
    column: 3,
  });
});

test('bytes in hexadecimal, both ways, as xxd -r -p reads them', async () => {
  // printf 'deadbeef00ff' | xxd -r -p | base64
  for (const text of [
    'deadbeef00ff',
    'DE AD BE EF\n00 FF',
    'de:ad:be:ef:00:ff',
    '0xDE, 0xad, 0xBE, 0xef, 0x00, 0xFF',
  ]) {
    expect(await encode(text, { isHex: true })).toBe('3q2+7wD/');
  }
  expect(await encode('dead\nbeef', { isHex: true, isPerLine: true })).toBe('3q0=\nvu8=');
  expect(hexOf((await decode('3q2+7wD/')).bytes)).toBe('deadbeef00ff');
  await expect(encode('de\nax', { isHex: true })).rejects.toMatchObject({
    details: { line: 2, column: 2, offset: 4 },
  });
  await expect(encode('dea ', { isHex: true })).rejects.toMatchObject({ details: { line: 1, column: 3 } });
  await expect(encode('d ea', { isHex: true })).rejects.toThrow('One hexadecimal digit is left over');
});

test('text keeps its bytes, byte order mark and encoding included', async () => {
  // printf '\xef\xbb\xbfHi' | base64, and printf 'ýb' | iconv -t UTF-16 | base64 (little-endian, with a mark)
  for (const [encoded, text, hex] of [
    ['77u/SGk=', 'Hi', 'efbbbf4869'],
    ['//79AGIA', 'ýb', 'fffefd006200'],
  ] as const) {
    const decoded = await decode(encoded);
    expect([decoded.text, hexOf(decoded.bytes)]).toEqual([text, hex]);
  }
});

test('a few bytes with a zero among them are no text', async () => {
  // printf 'Sun\\0\\020\\203' | base64
  expect(await decode('U3VuABCD')).toMatchObject({ text: undefined, charset: undefined });
});

test('each line on its own', async () => {
  expect(await encode('foo\nfo\r\n', { isPerLine: true })).toBe('Zm9v\nZm8=\n');
  expect((await decode('Zm9v\nZm8=\n', { isPerLine: true })).text).toBe('foo\nfo\n');
  expect((await failureOf('Zm9v\nZ!8=', { isPerLine: true })).details).toMatchObject({ line: 2, column: 2 });
  expect((await failureOf('Zm9v\n/w==', { isPerLine: true })).details).toMatchObject({ line: 2 });
});

test('encodings of text: as iconv writes them', async () => {
  // printf 'dir é€' | iconv -t UTF-16LE (UTF-16BE, CP1252) | base64
  expect(await encode('dir é€', { charset: 'utf-16le' })).toBe('ZABpAHIAIADpAKwg');
  expect(await encode('dir é€', { charset: 'utf-16be' })).toBe('AGQAaQByACAA6SCs');
  expect(await encode('dir é€', { charset: 'windows-1252' })).toBe('ZGlyIOmA');
  expect((await decode('ZABpAHIAIADpAKwg', { charset: 'utf-16le' })).text).toBe('dir é€');
  expect((await decode('ZGlyIOmA', { charset: 'windows-1252' })).text).toBe('dir é€');
  await expect(encode('ab\n東', { charset: 'windows-1252' })).rejects.toMatchObject({
    details: { line: 2, column: 1 },
  });
  await expect(encode('a\ud800')).rejects.toMatchObject({ details: { column: 2 } });
});

test('bytes are recognized, and named by their kind', async () => {
  const kindOf = async (bytes: number[] | Buffer) => {
    const { kind, text } = await decode(Buffer.from(bytes).toString('base64'));
    return [kind.name, kind.extension, text];
  };
  expect(await kindOf([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])).toEqual([
    'PNG image',
    'png',
    undefined,
  ]);
  expect(await kindOf(Buffer.from('%PDF-1.7\n'))).toEqual(['PDF document', 'pdf', undefined]);
  // Letters that match a signature prove nothing if all of it is text.
  for (const text of [
    'BMW is a maker of cars.',
    'Files begin with %PDF-1.7 then.',
    'GIF89a is a format.',
    'MZ',
  ]) {
    expect(await kindOf(Buffer.from(text))).toEqual(['text', 'txt', text]);
  }
  expect(await kindOf(Buffer.from('BM\x46\0\0\0\0\0', 'latin1'))).toEqual(['BMP image', 'bmp', undefined]);
  expect(await kindOf([0x1f, 0x8b, 8, 0])).toEqual(['gzip data', 'gz', undefined]);
  expect(await kindOf([0xff, 0x00, 0x01])).toEqual(['binary data', 'bin', undefined]);
  expect(await kindOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual([
    'SVG image',
    'svg',
    expect.stringContaining('<svg'),
  ]);
  expect(await kindOf(Buffer.from('\ufeff東京'))).toEqual(['text', 'txt', '東京']);
  expect(await kindOf(Buffer.from('\ufeffhi', 'utf16le'))).toEqual(['text', 'txt', 'hi']);
});

test('Base64 saved as UTF-16 is read', async () => {
  expect((await decode(new Blob([Buffer.from('\ufeffZm9v', 'utf16le')]))).text).toBe('foo');
  expect((await decode(new Blob(['\ufeffZm9v']))).text).toBe('foo');
});

test('any bytes survive, as an independent encoder writes them, across piece borders', async () => {
  const size = pieceBytes + 5;
  const bytes = Buffer.alloc(size, 'sundry \u0000\u00ff', 'latin1');
  expect(await encode(new Blob([bytes]))).toBe(bytes.toString('base64'));
  expect(Buffer.from((await decode(bytes.toString('base64'))).bytes).equals(bytes)).toBe(true);
  await fc.assert(
    fc.asyncProperty(fc.uint8Array(), fc.boolean(), async (sample, isUrlSafe) => {
      const expected = Buffer.from(sample).toString(isUrlSafe ? 'base64url' : 'base64');
      const encoded = await encode(new Blob([new Uint8Array(sample)]), { isUrlSafe, isPadded: !isUrlSafe });
      expect(encoded).toBe(expected);
      const { kind, blob } = await decode(encoded);
      if (kind.kind !== 'text')
        expect(new Uint8Array(await blob.arrayBuffer())).toEqual(new Uint8Array(sample));
    }),
  );
});

test('nothing but a ToolInputError comes out of any text', async () => {
  await fc.assert(
    fc.asyncProperty(
      peopleTexts,
      fc.constantFrom('forgiving' as const, 'strict' as const, 'skip' as const),
      fc.boolean(),
      async (input, strictness, isPerLine) => {
        const outcome = await decode(input, { strictness, isPerLine }).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ToolInputError);
      },
    ),
  );
});

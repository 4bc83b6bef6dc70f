import {
  brotliCompressSync,
  deflateRawSync,
  deflateSync,
  gunzipSync,
  gzipSync,
  inflateSync,
} from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { compress, decompress, detectFormat, nameWithin } from './formats.ts';
import operation from './operation.ts';

const bytesOf = (text: string | Buffer) => Uint8Array.from(Buffer.from(text));
const run = async (source: string | Blob, options: object) => {
  const { parts } = await executeOperation(operation, source, options);
  const content = parts[0]?.content ?? '';
  return content instanceof Blob ? content.text() : content;
};

const text = 'Ünïcode & <tags> "quotes" 日本 🙂\r\n'.repeat(9);
const packed = {
  gzip: gzipSync(text),
  zlib: deflateSync(text),
  raw: deflateRawSync(text),
  brotli: brotliCompressSync(text),
};
const formats = Object.entries(packed) as ['gzip' | 'zlib' | 'raw' | 'brotli', Buffer][];

test.each(formats)('%s that Node made is detected and read', async (format, bytes) => {
  expect(await detectFormat(bytesOf(bytes))).toBe(format);
  const options = { direction: 'decompress' };
  expect(await run(bytes.toString('base64'), options)).toBe(text);
  expect(await run(bytes.toString('base64url'), options)).toBe(text);
  expect(await run(new Blob([Uint8Array.from(bytes)]), options)).toBe(text);
  expect(await run(new Blob([bytes.toString('base64')]), options)).toBe(text);
  expect(await run(`data:application/gzip;base64,${bytes.toString('base64')}`, options)).toBe(text);
});

test('hexadecimal is read', async () => {
  expect(await run(packed.gzip.toString('hex'), { direction: 'decompress' })).toBe(text);
  expect(await run(packed.zlib.toString('hex').toUpperCase(), { direction: 'decompress' })).toBe(text);
  for (const format of ['raw', 'brotli'] as const) {
    const hex = packed[format].toString('hex');
    expect(await run(hex, { direction: 'decompress', from: format })).toBe(text);
    expect(await run(hex, { direction: 'decompress' })).toBe(text);
  }
});

test('Node reads what is written', async () => {
  expect(gunzipSync(Buffer.from(await run(text, {}), 'base64')).toString()).toBe(text);
  const hex = await run(text, { format: 'zlib', notation: 'hex' });
  expect(inflateSync(Buffer.from(hex, 'hex')).toString()).toBe(text);
});

test('whatever is compressed comes back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 500 }),
      fc.constantFrom('gzip' as const, 'zlib' as const, 'raw' as const, 'brotli' as const),
      async (bytes, format) => {
        const packed = await compress(Uint8Array.from(bytes), format, 5);
        expect([...(await decompress(packed, format))]).toEqual([...bytes]);
      },
    ),
  );
});

test('the name within gzip', () => {
  const header = [0x1f, 0x8b, 8, 12, 0, 0, 0, 0, 0, 3, 2, 0, 1, 2];
  expect(nameWithin(Uint8Array.from([...header, ...Buffer.from('dir/a.txt\0')]))).toBe('a.txt');
  expect(nameWithin(Uint8Array.from(header))).toBeUndefined();
  expect(nameWithin(bytesOf(packed.gzip))).toBeUndefined();
});

test.each(formats)('%s that is damaged, cut off or too large is refused', async (format, bytes) => {
  const refused = expect.objectContaining({ name: 'ToolInputError' }) as unknown;
  await expect(decompress(bytesOf(bytes.subarray(0, -3)), format)).rejects.toEqual(refused);
  await expect(decompress(bytesOf(Buffer.concat([bytes, Buffer.from('more')])), format)).rejects.toEqual(
    refused,
  );
  await expect(decompress(bytesOf(bytes), format, 100)).rejects.toThrow('unpack to more than');
});

test('gzip files that follow each other are one text', async () => {
  const texts = ['one\n', '', 'two \u001f\u008b\b\n', 'three\n'.repeat(500)];
  const joined = Buffer.concat(texts.map((each) => gzipSync(Buffer.from(each, 'latin1'), { level: 0 })));
  expect(Buffer.from(await decompress(bytesOf(joined), 'gzip')).toString('latin1')).toBe(texts.join(''));
  await expect(decompress(bytesOf(joined.subarray(0, -2)), 'gzip')).rejects.toThrow('not valid gzip');
  await expect(decompress(bytesOf(joined), 'gzip', 1000)).rejects.toMatchObject({ name: 'ToolInputError' });
});

// GNU gzip: "trailing zero bytes are ignored".
test('gzip data before zeros is read', async () => {
  for (const source of [text, '', 'x'.repeat(256), 'a'.repeat(1 << 16)]) {
    const padded = Buffer.concat([gzipSync(source), Buffer.alloc(700)]);
    expect(Buffer.from(await decompress(bytesOf(padded), 'gzip')).toString()).toBe(source);
  }
});

// The names that gunzip and brotli -d give to the formats.
test.each([
  ['notes.md.gz', 'notes.md'],
  ['real.tar.gz', 'real.tar'],
  ['real.tgz', 'real.tar'],
  ['page.html.BR', 'page.html'],
  ['picture.svgz', 'picture.svg'],
])('%s unpacks to %s', async (name, unpacked) => {
  const file = new File([bytesOf(/br$/i.test(name) ? packed.brotli : packed.gzip)], name);
  const { parts } = await executeOperation(operation, file, { direction: 'decompress' });
  expect(parts[0]).toMatchObject({ name: unpacked, isNamed: true });
});

test('mistakes have a place or name the format', async () => {
  await expect(run('H4sI\n?', { direction: 'decompress' })).rejects.toMatchObject({
    details: { line: 2, column: 1 },
  });
  await expect(
    run(packed.gzip.toString('base64'), { direction: 'decompress', from: 'zlib' }),
  ).rejects.toThrow('It looks like gzip.');
  await expect(run('aGVsbG8=', { direction: 'decompress' })).rejects.toThrow('not gzip, zlib');
});

test('a bomb is stopped', async () => {
  const bomb = gzipSync(Buffer.alloc(210_000_000));
  await expect(run(new Blob([Uint8Array.from(bomb)]), { direction: 'decompress' })).rejects.toThrow(
    'more than 200 MB',
  );
});

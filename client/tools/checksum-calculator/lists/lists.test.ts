import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChecksumId } from '#core/hashing/checksum-algorithms.ts';
import { algorithmOfList, isListName } from './algorithm-names.ts';
import { commonFolder, fileFinder } from './match.ts';
import { readList } from './read-list.ts';
import { writeList } from './write-list.ts';

const md5 = 'd41d8cd98f00b204e9800998ecf8427e';
const sha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

test('lists are recognized by their names', () => {
  const names: [string, ChecksumId | undefined][] = [
    ['SHA256SUMS', 'SHA-256'],
    ['a/b/SHA256SUMS.txt', 'SHA-256'],
    ['sha512sum.txt', 'SHA-512'],
    ['debian-12.iso.sha256', 'SHA-256'],
    ['MD5SUMS', 'MD5'],
    ['file.md5', 'MD5'],
    ['disc.sfv', 'CRC-32'],
    ['B2SUMS', 'BLAKE2b-512'],
    ['x.b3', 'BLAKE3'],
    ['CHECKSUM', undefined],
    ['checksums.txt', undefined],
    ['checksums-sha1.txt', 'SHA-1'],
    ['SHA256SUMS.asc', 'SHA-256'],
  ];
  for (const [name, algorithm] of names) {
    expect(isListName(name), name).toBe(true);
    expect(algorithmOfList(name), name).toBe(algorithm);
  }
  for (const name of ['readme.txt', 'md5.c', 'summary.txt', 'photo.jpg'])
    expect(isListName(name), name).toBe(false);
});

test('lines of GNU, BSD, OpenSSL and SFV, with escapes, remarks and signatures', () => {
  const text = [
    '\ufeff# made by hand',
    `${md5}  two blanks`,
    `${md5} *binary`,
    `${md5} one blank\r`,
    `\\${md5}  back\\\\slash\\nline`,
    `SHA256 (a (b) = c) = ${sha256.toUpperCase()}`,
    `SHA2-256(openssl)= ${sha256}`,
    `SHA3-256 (third) = ${sha256}`,
    '; a remark of SFV',
    'name with blanks.bin DEADBEEF',
    sha256,
    `sha256:${sha256}`,
    'nothing that is known',
    '-----BEGIN PGP SIGNATURE-----',
    'iQIzBAEBCAAdFiEE',
  ].join('\n');
  const { entries, strange, isSigned } = readList(text, undefined);
  expect(entries.map(({ name, algorithm, line }) => [line, algorithm, name])).toEqual([
    [2, 'MD5', 'two blanks'],
    [3, 'MD5', 'binary'],
    [4, 'MD5', 'one blank'],
    [5, 'MD5', 'back\\slash\nline'],
    [6, 'SHA-256', 'a (b) = c'],
    [7, 'SHA-256', 'openssl'],
    [8, 'SHA3-256', 'third'],
    [10, 'CRC-32', 'name with blanks.bin'],
    [11, 'SHA-256', undefined],
    [12, 'SHA-256', undefined],
  ]);
  expect(entries[4]?.expected).toBe(sha256);
  expect(strange).toEqual([{ line: 13, text: 'nothing that is known' }]);
  expect(isSigned).toBe(true);
});

test('a list’s name tells algorithms that look alike', () => {
  expect(readList(`${sha256}  a`, 'x.b3').entries[0]?.algorithm).toBe('BLAKE3');
  expect(readList(`${sha256}  a`, 'SHA3-256SUMS').entries[0]?.algorithm).toBe('SHA3-256');
  // In SFV the name comes first, even if it looks like a checksum.
  expect(readList('0badf00d.bin cafebabe', 'x.sfv').entries[0]).toMatchObject({
    name: '0badf00d.bin',
    expected: 'cafebabe',
  });
  expect(readList('0badf00d cafebabe', 'x.sfv').entries[0]?.name).toBe('0badf00d');
});

test('what is written reads back', () => {
  const names = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((name) => name.trim() === name && !name.includes('\0'));
  fc.assert(
    fc.property(names, fc.constantFrom('list', 'bsd'), (path, format) => {
      const sums = new Map([['SHA-256', sha256]] as const);
      const { content } = writeList([{ path, sizeBytes: 0, sums }], ['SHA-256'], format);
      expect(readList(content as string, undefined)).toMatchObject({
        entries: [{ name: path, algorithm: 'SHA-256', expected: sha256 }],
        strange: [],
      });
    }),
  );
});

test('any text is read without a failure', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(undefined, 'a.sfv', 'SHA1SUMS'),
      (text, name) => {
        const { entries, strange } = readList(text, name);
        expect(entries.length + strange.length).toBeLessThanOrEqual(text.split('\n').length);
      },
    ),
  );
});

test('files are found by their path, or alone by their name', () => {
  const find = fileFinder(['top/sub/a.txt', 'b.txt', 'top/b.txt', 'caf\u0065\u0301.txt']);
  const of = (name: string, folder = '') =>
    find({ name, folder, algorithm: 'MD5', isGuessed: false, expected: '', line: 1 });
  expect(of('sub/a.txt', 'top/')).toBe(0);
  expect(of('./sub/../sub/a.txt', 'top/')).toBe(0);
  expect(of('sub\\a.txt', 'top/')).toBe(0);
  expect(of('b.txt', 'top/')).toBe(2);
  expect(of('b.txt')).toBe(1);
  expect(of('café.txt')).toBe(3);
  // Chosen by itself, out of its folder; but never another file of the same name.
  expect(of('elsewhere/café.txt')).toBe(3);
  expect(of('elsewhere/b.txt')).toBeUndefined();
  expect(of('a.txt')).toBeUndefined();
  expect(commonFolder(['top/sub/a', 'top/sub/b'])).toBe('top/sub/');
  expect(commonFolder(['top/sub/a', 'top/b'])).toBe('top/');
  expect(commonFolder(['a', 'top/b'])).toBe('');
});

test('what PowerShell’s Get-FileHash prints, and the integrity of web pages, are read', () => {
  const hash = '15E2B0D3C33891EBB0F1EF609EC419420C20E320CE94C65FBC8C3312448EB225';
  const printed = [
    `Algorithm       ${'Hash'.padEnd(70)} Path`,
    `---------       ${'----'.padEnd(70)} ----`,
    `SHA256          ${hash.padEnd(70)} C:\\down loads\\nine.txt`,
  ].join('\r\n');
  const entry = { algorithm: 'SHA-256', isGuessed: false, expected: hash.toLowerCase() };
  expect(readList(printed, undefined)).toMatchObject({
    entries: [{ ...entry, name: 'C:/down loads/nine.txt', line: 3 }],
    strange: [],
  });
  // printf 123456789 | openssl dgst -sha256 -binary | base64
  const integrity = 'sha256-FeKw08M4keuw8e9gnsQZQgwg4yDOlMZfvIwzEkSOsiU=';
  expect(readList(integrity, undefined)).toMatchObject({ entries: [{ ...entry, name: undefined }] });
  // A truncated digest is not mistaken for another kind.
  expect(readList(integrity.slice(0, -4), undefined).entries).toEqual([]);
});

// As PowerShell prints it on a console of 80 columns.
test('blocks of Get-FileHash | Format-List', () => {
  const sha512 = `${sha256}${sha256}`.toUpperCase();
  const printed = [
    '',
    'Algorithm : SHA256',
    `Hash      : ${sha256.toUpperCase()}`,
    'Path      : C:\\a b\\nine.txt',
    '',
    'Algorithm : SHA512',
    `Hash      : ${sha512.slice(0, 67)}`,
    `            ${sha512.slice(67)}`,
    'Path      : C:\\x',
    '',
  ].join('\r\n');
  expect(readList(printed, undefined)).toMatchObject({
    entries: [
      { name: 'C:/a b/nine.txt', algorithm: 'SHA-256', expected: sha256, line: 4 },
      { name: 'C:/x', algorithm: 'SHA-512', expected: sha512.toLowerCase(), line: 9 },
    ],
    strange: [],
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replaceExtension, safeFileName, splitFileName, uniqueFileNames } from './file-names.ts';

test('the extension is what follows the last dot, if anything is before it', () => {
  expect(splitFileName('photo.final.jpg')).toEqual({ base: 'photo.final', extension: 'jpg' });
  expect(splitFileName('.gitignore')).toEqual({ base: '.gitignore', extension: '' });
  expect(splitFileName('name.')).toEqual({ base: 'name.', extension: '' });
  expect(replaceExtension('photo', 'webp')).toBe('photo.webp');
});

test('names become ones that Windows takes, too', () => {
  expect(safeFileName('a/b\\c:d*e?.txt')).toBe('a_b_c_d_e_.txt');
  expect(safeFileName('con.txt')).toBe('_con.txt');
  expect(safeFileName('name. . ')).toBe('name');
  expect(safeFileName('  ')).toBe('file');
  expect(safeFileName('invoice\u202efdp.exe')).toBe('invoicefdp.exe');
  expect(safeFileName(`${'章'.repeat(200)}.pdf`)).toBe(`${'章'.repeat(78)}.pdf`);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const safe = safeFileName(name);
      expect(safe.length).toBeGreaterThan(0);
      expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(241);
      expect(safe).not.toMatch(/[\p{Cc}<>:"/\\|?*]/u);
    }),
  );
});

test('equal names are distinguished, letter case aside, and stay in order', () => {
  expect(uniqueFileNames(['a.txt', 'A.TXT', 'a.txt', 'b'])).toEqual(['a.txt', 'A (2).TXT', 'a (3).txt', 'b']);
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'A', 'a (2)', 'b.x', 'B.x')), (names) => {
      const unique = uniqueFileNames(names);
      expect(new Set(unique.map((name) => name.toLowerCase())).size).toBe(names.length);
    }),
  );
});

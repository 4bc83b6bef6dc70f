import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDraw } from '#core/random/seeded.ts';
import { makeNames, type NameOptions, styles } from './make-names.ts';
import { domainOf, handleOf, scoreName } from './name-forms.ts';
import { unwelcome } from './word-parts.ts';
import { writeNames } from './write-names.ts';

const plain: NameOptions = {
  keywords: ['coffee', 'bread'],
  style: 'all',
  feel: 'soft',
  count: 50,
  shortest: 4,
  longest: 14,
  start: '',
  part: '',
};
const make = (options: Partial<NameOptions> = {}, seed = '1') =>
  makeNames({ ...plain, ...options }, seededDraw(seed));

test('as many as asked for, all different, the same for the same seed', () => {
  const names = make();
  expect(names).toHaveLength(50);
  expect(new Set(names.map(({ name }) => name.toLowerCase().replaceAll(' ', ''))).size).toBe(50);
  expect(make()).toEqual(names);
  expect(make({}, '2')).not.toEqual(names);
});

test.each(styles)('%s says how it was made', (style) => {
  const names = make({ style, count: 5, longest: 30 });
  expect(names.length).toBeGreaterThan(0);
  for (const { how } of names) expect(how.length).toBeGreaterThan(8);
});

test('options are kept for any words', () => {
  const word = fc.stringMatching(/^[a-zäößжй漢]{1,12}$/u);
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 3 }),
      fc.constantFrom('', 'a', 'ka'),
      fc.constantFrom('', 'o'),
      (keywords, start, part) => {
        for (const { name } of make({ keywords, start, part, count: 10 })) {
          const letters = name.toLowerCase().replaceAll(' ', '');
          expect(Array.from(letters).length).toBeGreaterThanOrEqual(4);
          expect(Array.from(letters).length).toBeLessThanOrEqual(14);
          expect(letters.startsWith(start)).toBe(true);
          expect(letters).toContain(part);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('no name holds what is not wanted, but what the person typed', () => {
  const names = make({ count: 2000, keywords: ['glass', 'car'] }).map(({ name }) => name.toLowerCase());
  for (const name of names) {
    const own = name.replaceAll(' ', '').replaceAll(/glass|car/g, '-');
    for (const part of unwelcome) expect(own).not.toContain(part);
  }
  expect(names.some((name) => name.includes('glass'))).toBe(true);
});

test('options that nothing fulfills end, with few names or none', () => {
  expect(make({ style: 'affix', start: 'zzq' })).toEqual([]);
  expect(make({ style: 'root', keywords: [], count: 10_000 }).length).toBeLessThan(10_000);
});

test('no word is run together with itself', () => {
  for (const { how } of make({ style: 'blend', keywords: ['bread'], count: 200 })) {
    expect(how).not.toBe('bread and bread, run together');
  }
});

test('handles and domains', () => {
  expect(handleOf('Café Ñandú & Co.')).toBe('cafenanduco');
  expect(domainOf('Fox Bread', 'co.uk')).toBe('foxbread.co.uk');
  // Punycode of RFC 3492 as Python's idna codec writes it.
  expect(domainOf('Straßenkaffee 漢', 'com')).toBe(new URL('http://straßenkaffee漢.com').hostname);
  expect(domainOf('漢字', 'jp')).toBe('xn--p8s937b.jp');
  expect(domainOf('x'.repeat(64), 'com')).toBeUndefined();
  expect(domainOf('&', 'com')).toBeUndefined();
  expect(domainOf('Fox', '-x')).toBeUndefined();
});

test('what is said easily comes first', () => {
  expect(scoreName('Velora')).toBeGreaterThan(scoreName('Kwrxtphq'));
  expect(scoreName('Fox Bread')).toBeGreaterThan(scoreName('Internationalisation'));
  expect(scoreName('漢')).toBeGreaterThanOrEqual(0);
});

test('CSV has a column for each ending', () => {
  const rows = writeNames([{ name: 'Fox & Bread', how: 'fox, for cleverness' }], 'csv', '.com, io').split(
    '\r\n',
  );
  expect(rows.slice(0, 2)).toEqual([
    'name,score,how,handle,.com,.io',
    expect.stringMatching(
      /^Fox & Bread,\d+,"fox, for cleverness",foxbread,foxbread\.com,foxbread\.io$/,
    ) as string,
  ]);
});

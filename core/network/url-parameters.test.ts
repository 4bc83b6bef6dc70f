import fc from 'fast-check';
import { expect, test } from 'vitest';
import { peopleTexts } from '#scripts/testing/people-texts.ts';
import { joinUrl, namedParts, readParameter, splitUrl, writeParameter } from './query.ts';

test('a URL is cut and joined without a change', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      const split = splitUrl(url);
      if (split) expect(joinUrl(split)).toBe(url);
    }),
  );
});

test('parameters are read as the URL standard reads them', () => {
  const piece = peopleTexts.map((text) => text.replace(/[&#\s]/g, ''));
  fc.assert(
    fc.property(piece, (text) => {
      const [expected] = [...new URLSearchParams(`x&${text}`)].slice(1);
      const isDecodable = !/%(?![0-9a-f]{2})|%[89a-f]|%u/i.test(text);
      if (expected && isDecodable)
        expect(readParameter(text)).toEqual({ name: expected[0], value: expected[1] });
    }),
  );
});

test('what is written is read back by the URL standard', () => {
  fc.assert(
    fc.property(peopleTexts, peopleTexts, (name, value) => {
      const parameters = new URLSearchParams(writeParameter({ name, value }));
      expect([...parameters]).toEqual([[name, value]]);
    }),
  );
  expect(writeParameter({ name: 'a', value: '\ud800' })).toBe('a=%EF%BF%BD');
});

test('what has parameters, and what has none', () => {
  expect(splitUrl('https://e.com/p?a=1&b=2#c')).toEqual({
    before: 'https://e.com/p?',
    pieces: ['a=1', 'b=2'],
    after: '#c',
  });
  expect(splitUrl('a=1&b')?.pieces).toEqual(['a=1', 'b']);
  expect(splitUrl('/p?')?.pieces).toEqual([]);
  for (const text of ['', 'hello', 'two words=1', 'https://e.com/a=b', 'x\ny=1'])
    expect(splitUrl(text)).toBeUndefined();
});

test('the other parts, decoded', () => {
  expect(namedParts('https://ann:p%40ss@ex%C3%A4mple.com:8443/caf%C3%A9?q#%C3%A9')).toEqual([
    ['Scheme', 'https'],
    ['User', 'ann'],
    ['Password', 'p@ss'],
    ['Host', 'xn--exmple-cua.com'],
    ['Port', '8443'],
    ['Path', '/café'],
    ['Fragment', 'é'],
  ]);
  expect(namedParts('mailto:a@b.c')).toEqual([]);
  expect(namedParts('%41')).toEqual([]);
});

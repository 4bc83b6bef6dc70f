import fc from 'fast-check';
import { expect, test } from 'vitest';
import { peopleTexts } from '#scripts/testing/people-texts.ts';
import { changeParameter, joinUrl, readParameter, splitUrl } from './url-parameters.ts';

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
      if (expected) expect(readParameter(text)).toEqual({ name: expected[0], value: expected[1] });
    }),
  );
});

test('what is written is read back by the URL standard', () => {
  fc.assert(
    fc.property(peopleTexts, peopleTexts, (name, value) => {
      const parameters = new URLSearchParams(changeParameter('', { name, value }));
      expect([...parameters]).toEqual([[name, value]]);
    }),
  );
  expect(changeParameter('a=1', { value: '\ud800' })).toBe('a=%EF%BF%BD');
  // The half that is not changed keeps its Windows-1252.
  expect(changeParameter('caf%E9=cr%E8me', { value: 'x y' })).toBe('caf%E9=x%20y');
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

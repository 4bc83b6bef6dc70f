import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawableText, findMarkRuns, withoutMarkRuns } from './mark-runs.ts';

const acute = '\u0301';

describe('findMarkRuns', () => {
  test('leaves the 30 marks that the Stream-Safe Text Format (UAX 15) allows', () => {
    expect(findMarkRuns('a' + acute.repeat(30))).toEqual([]);
    expect(findMarkRuns('a' + acute.repeat(31))).toEqual([{ start: 31, end: 32, count: 1 }]);
  });

  test('counts marks beyond the basic plane by code point', () => {
    const mark = '\u{1d165}';
    expect(findMarkRuns('ab' + mark.repeat(40))).toEqual([{ start: 62, end: 82, count: 10 }]);
  });

  test('finds every run', () => {
    const run = 'e' + acute.repeat(32);
    expect(findMarkRuns(run + run).map(({ start }) => start)).toEqual([31, 64]);
  });
});

describe('withoutMarkRuns', () => {
  test('gives back what needs nothing left out', () => {
    for (const text of ['', 'plain', 'Ünïcödé', 'நிறுத்தற்குறிகள்', '👩🏽‍🚀'])
      expect(withoutMarkRuns(text)).toBe(text);
  });

  test('leaves no run and nothing but marks out', () => {
    const text = fc
      .array(fc.tuple(fc.string({ unit: 'binary' }), fc.nat(80)))
      .map((parts) => parts.map(([letters, count]) => letters + acute.repeat(count)).join(''));
    fc.assert(
      fc.property(text, (value) => {
        const drawn = withoutMarkRuns(value);
        expect(findMarkRuns(drawn)).toEqual([]);
        expect(drawn.replace(/\p{M}/gu, '')).toBe(value.replace(/\p{M}/gu, ''));
      }),
    );
  });
});

describe('drawableText', () => {
  test('is the whole of a short text and the beginning of a long one', () => {
    expect(drawableText('short\n')).toBe('short\n');
    // HTML, 4.10.11: the value of a text box has only line feeds.
    expect(drawableText('one\r\ntwo\rthree')).toBe('one\ntwo\nthree');
    expect(drawableText('line\n'.repeat(100_000))).toBe('line\n'.repeat(4000));
  });
});

import { expect, test } from 'vitest';
import { countUnknown } from './glyph-names.ts';

// Unicode 16.0, 23.7 and 23.8: U+FFFD to U+FFFF are not letters.
test('counts what can be no letter', () => {
  expect(countUnknown('a\uffff\ufffeb\ufffd')).toBe(3);
  expect(countUnknown('a\u{1f600}ﷺ')).toBe(0);
});

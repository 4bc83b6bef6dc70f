import { expect, test } from 'vitest';
import { countUnknown, unmarkUnknown } from './glyph-names.ts';

// Unicode 16.0, 23.7 and 23.8: U+FFFD to U+FFFF are not letters.
test('counts what can be no letter', () => {
  expect(countUnknown('a\uffff\ufffeb\ufffd')).toBe(3);
  expect(countUnknown('a\u{1f600}ﷺ')).toBe(0);
});

// Unicode 16.0, 23.1: control codes are not letters.
test('replaces control characters, but not the ends of lines and pages', () => {
  expect(unmarkUnknown('di\0culties\u0003\u007f\u009f\n\fend')).toBe(
    'di\ufffdculties\ufffd\ufffd\ufffd\n\fend',
  );
  expect(unmarkUnknown(String.fromCodePoint(0x10_0041, 0x10_0000))).toBe('A\ufffd');
});

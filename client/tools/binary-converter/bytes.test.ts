import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Notation } from './notations.ts';
import { readBytes, readCodePoints } from './read-bytes.ts';
import { writeBytes, type WriteOptions } from './write-bytes.ts';

const options: fc.Arbitrary<WriteOptions> = fc.record({
  notation: fc.constantFrom('binary', 'octal', 'decimal', 'hex'),
  separator: fc.constantFrom('space', 'comma', 'line', 'none'),
  isUpper: fc.boolean(),
  hasPrefix: fc.boolean(),
});

test('what is written is read as the same bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array(), options, (bytes, written) => {
      // Without a separator, prefixes would be digits.
      fc.pre(!(written.hasPrefix && written.separator === 'none'));
      expect(readBytes(writeBytes(bytes, written), written.notation).bytes).toEqual(bytes);
    }),
  );
});

const text = (input: string, notation: WriteOptions['notation']) =>
  new TextDecoder().decode(readBytes(input, notation).bytes);

test.each([
  // U+20AC and U+10348 in UTF-8, as the examples of RFC 3629 and Wikipedia have them.
  ['11100010 10000010 10101100', 'binary', '€'],
  ['111000101000001010101100', 'binary', '€'],
  ['0b11100010,0b10000010,0b10101100', 'binary', '€'],
  ['1110 0010 1000 0010 1010 1100', 'binary', '€'],
  ['1001000 1101001', 'binary', 'Hi'],
  ['F0 90 8D 88', 'hex', '𐍈'],
  ['f0908d88', 'hex', '𐍈'],
  ['f0:90:8d:88', 'hex', '𐍈'],
  ['f0-90-8d-88', 'hex', '𐍈'],
  [String.raw`\xf0\x90\x8d\x88`, 'hex', '𐍈'],
  ['%F0%90%8D%88', 'hex', '𐍈'],
  ['0xF0, 0x90, 0x8D, 0x88', 'hex', '𐍈'],
  ['360 220 215 210', 'octal', '𐍈'],
  ['360220215210', 'octal', '𐍈'],
  [String.raw`\360\220\215\210`, 'octal', '𐍈'],
  ['72 105', 'decimal', 'Hi'],
  ['[72, 105]', 'decimal', 'Hi'],
  ['{ 0x48, 0x69 }', 'hex', 'Hi'],
  ['["48", "69"]', 'hex', 'Hi'],
  // As written by hexdump -C, xxd and xxd -g1 for `Hello, World and é€👋 more`.
  [
    '00000000  48 65 6c 6c 6f 2c 20 57  6f 72 6c 64 20 61 6e 64  |Hello, World and|\n' +
      '00000010  20 c3 a9 e2 82 ac f0 9f  91 8b 20 6d 6f 72 65     | ......... more|\n0000001f\n',
    'hex',
    'Hello, World and é€👋 more',
  ],
  [
    '00000000: 4865 6c6c 6f2c 2057 6f72 6c64 2061 6e64  Hello, World and\r\n' +
      '00000010: 20c3 a9e2 82ac f09f 918b 206d 6f72 65     ......... more\r\n',
    'hex',
    'Hello, World and é€👋 more',
  ],
  ['00000000: 48 65 20 66 66 20                                He ff \n', 'hex', 'He ff '],
  ['00000000: 6161 6161 6161 6161 6161 6161 6161 6161  aaaaaaaaaaaaaaaa\n', 'hex', 'a'.repeat(16)],
] as const)('reads %s (%s)', (input, notation, expected) => {
  expect(text(input, notation)).toBe(expected);
});

test.each([
  ['01001000 0110a001', 'binary', { line: 1, column: 14 }],
  ['1\n2', 'binary', { line: 2, column: 1 }],
  ['0100100001101', 'binary', { line: 1, column: 1 }],
  ['72 256', 'decimal', { line: 1, column: 4 }],
  ['400', 'octal', { line: 1, column: 1 }],
  ['48656', 'hex', { line: 1, column: 1 }],
  ['00000000  48 6g  |H.|', 'hex', { line: 1, column: 15 }],
  ['00000000  48 69  |Hi|\n*\n00000020', 'hex', { line: 2, column: 1 }],
  ['0100 1000 0110', 'binary', { line: 1, column: 11 }],
] as const)('a mistake in %j is told with its place', (input, notation, place) => {
  expect(() => readBytes(input, notation)).toThrow(
    expect.objectContaining({ name: 'ToolInputError', details: expect.objectContaining(place) as unknown }),
  );
});

test('digits with the letter of assemblers behind them, and code points', () => {
  const text = (digits: string, notation: Notation) =>
    new TextDecoder().decode(readBytes(digits, notation).bytes);
  expect(text('48h 69h', 'hex')).toBe('Hi');
  expect(text('48H, 0x69', 'hex')).toBe('Hi');
  expect(text('01001000b 01101001b', 'binary')).toBe('Hi');
  expect(text('110q 151o', 'octal')).toBe('Hi');
  expect(readCodePoints('U+0048 U+0069 u+1F44B')).toBe('Hi👋');
  expect(readCodePoints('U+00E9,U+20AC')).toBe('é€');
  expect(readCodePoints('48 69')).toBeUndefined();
  expect(() => readCodePoints('U+0048 U+D800')).toThrow('U+D800 is not a character.');
});

import { expect, test } from 'vitest';
import { type NumberOptions, readWholeNumber, writeWholeNumber } from './whole-numbers.ts';

const placeAt = (index: number) => ({ offset: index, line: 1, column: index + 1 });
const read = (line: string, base = 10) => readWholeNumber(line, base, placeAt);
const write = (value: bigint, options: Partial<NumberOptions>) =>
  writeWholeNumber(value, { fromBase: 10, to: 'all', toBase: 2, bits: 0, ...options }, placeAt(0));

test.each([
  ['0xFF', 10, 255n],
  ['-0b101', 10, -5n],
  ['0b1', 16, 0xb1n],
  ['0xb1', 16, 0xb1n],
  ['1111_0000', 2, 240n],
  ['1 000 000', 10, 1_000_000n],
  ['−7', 10, -7n],
  ['zz', 36, 1295n],
  ['00ff', 16, 255n],
  ['48h', 10, 0x48n],
  ['0FFh', 16, 255n],
  ['1h', 36, 53n],
] as const)('reads %s in base %i', (line, base, expected) => {
  expect(read(line, base)).toBe(expected);
});

test.each([
  ['12a', 10, 3],
  ['102', 2, 3],
  ['3.14', 10, 2],
  ['0b12', 10, 4],
  ['-', 10, 1],
] as const)('%s in base %i: the mistake is at column %i', (line, base, column) => {
  expect(() => read(line, base)).toThrow(
    expect.objectContaining({
      name: 'ToolInputError',
      details: expect.objectContaining({ column }) as unknown,
    }),
  );
});

test('what does not fit into the bits is refused, at both ends', () => {
  expect(write(-128n, { bits: 8 })).toContain('Unsigned     128');
  for (const value of [256n, -129n])
    expect(() => write(value, { bits: 8 })).toThrow('does not fit into 8 bits');
});

test('the four bases, with the bits in groups of four', () => {
  expect(write(255n, {})).toBe('Decimal      255\nBinary       1111 1111\nOctal        377\nHexadecimal  FF');
  expect(write(-5n, {})).toContain('Binary       -101');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOperations } from './content-operations.ts';
import { lengths, multiply, toMatrix } from './matrix.ts';

const read = (text: string) =>
  [...readOperations(Uint8Array.from(text, (character) => character.charCodeAt(0)))].map(
    ({ operator, numbers, name }) => [operator, ...numbers, ...(name === undefined ? [] : [`/${name}`])],
  );

// Written after ISO 32000-1, 7.2, 7.3 and 8.9.7.
test.each([
  ['q 1 0 0 -1.5 .25 +7 cm /Im1 Do Q', [['q'], ['cm', 1, 0, 0, -1.5, 0.25, 7], ['Do', '/Im1'], ['Q']]],
  ['BT /F1 12 Tf (a \\) Do \\( (nested) Q) Tj ET', [['BT'], ['Tf', 12, '/F1'], ['Tj'], ['ET']]],
  [
    '[(A) -120 <0041>] TJ%/Im9 Do\n/A#20B Do',
    [
      ['TJ', -120],
      ['Do', '/A B'],
    ],
  ],
  ['/P <</MCID 3>> BDC EMC', [['BDC', 3, '/MCID'], ['EMC']]],
  ['BI /W 2 /H 1 ID \x00EI/\xff \nEI Q', [['BI'], ['ID', 2, 1, '/H'], ['Q']]],
  ['(not closed Do', []],
])('%s', (text, operations) => {
  expect(read(text)).toEqual(operations);
});

test('whatever the bytes, it comes to an end', () => {
  const property = fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
    expect([...readOperations(bytes)].length).toBeLessThanOrEqual(bytes.length);
  });
  fc.assert(property);
});

test('matrices are applied in the order in which they are written', () => {
  // Scaled by 2, then turned by 90°, then moved.
  const all = multiply(multiply([2, 0, 0, 2, 0, 0], [0, 1, -1, 0, 0, 0]), [1, 0, 0, 1, 5, 7]);
  expect(all).toEqual([0, 2, -2, 0, 5, 7]);
  expect(lengths(all)).toEqual([2, 2]);
  expect(toMatrix([1, 2, 3])).toEqual([1, 0, 0, 1, 0, 0]);
});

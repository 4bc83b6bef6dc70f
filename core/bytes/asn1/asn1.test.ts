import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { readDer } from './der.ts';
import { readPem, writePem } from './pem.ts';
import { readInteger, readOid, readTime } from './values.ts';

const node = (hex: string) => readDer(Uint8Array.from(Buffer.from(hex, 'hex')));

test('values of X.690 and RFC 5280', () => {
  expect(readOid(node('06062a864886f70d'))).toBe('1.2.840.113549');
  // X.690, 8.19.5.
  expect(readOid(node('0603883703'))).toBe('2.999.3');
  expect([readInteger(node('0201ff')), readInteger(node('02020080')), readInteger(node('020100'))]).toEqual([
    -1n,
    128n,
    0n,
  ]);
  expect(readTime(node('170d3439313233313233353935395a'))).toBe(Date.UTC(2049, 11, 31, 23, 59, 59));
  expect(readTime(node('170d3530303130313030303030305a'))).toBe(Date.UTC(1950, 0, 1));
  expect(readTime(node('180f32303530303130313030303030305a'))).toBe(Date.UTC(2050, 0, 1));
});

test.each([
  ['', 1],
  ['30', 2],
  ['3003020101ff', 6],
  ['30020202', 3],
  ['3080', 2],
  ['0285000000000000', 2],
  ['1fffffffffff', 1],
])('%s is refused at byte %i', (hex, byte) => {
  expect(() => node(hex)).toThrow(`at byte ${byte},`);
});

test('any bytes are read or refused by a sentence', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      try {
        expect(readDer(bytes).bytes.length).toBe(bytes.length);
      } catch (error) {
        expect(error).toBeInstanceOf(ToolInputError);
      }
    }),
  );
  const deep = Uint8Array.from(Array.from({ length: 5000 }, () => [0x30, 0x80]).flat());
  expect(() => readDer(deep)).toThrow(ToolInputError);
});

test('blocks of PEM come back, and mistakes have their place', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), (bytes) => {
      const text = `noise\n${writePem('X Y', bytes)}${writePem('Z', bytes)}`;
      expect(
        readPem(text).map(({ label, bytes: read, place }) => [label, [...read], place.line > 1]),
      ).toEqual([
        ['X Y', [...bytes], true],
        ['Z', [...bytes], true],
      ]);
    }),
  );
  expect(() => readPem('a\n-----BEGIN X-----\nAA*A\n-----END X-----')).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ line: 3, column: 3 }) as unknown }),
  );
  expect(() => readPem('a\n-----BEGIN X-----\nAAAA')).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ line: 2 }) as unknown }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { peopleTexts } from '#scripts/testing/people-texts.ts';
import { ToolInputError } from '#core/errors.ts';
import { type ByteFormat, parseBytes } from './byte-input.ts';

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

function failureOf(input: string, format: ByteFormat): ToolInputError {
  try {
    parseBytes(input, format);
  } catch (error) {
    if (error instanceof ToolInputError) return error;
  }
  throw new Error('It was accepted.');
}

test('text is UTF-8, with the line endings asked for', () => {
  expect(hexOf(parseBytes('é\n', 'text'))).toBe('c3a90a');
  expect(hexOf(parseBytes('a\nb\r\n', 'text', 'crlf'))).toBe('610d0a620d0a');
});

test('hexadecimal as people write it', () => {
  for (const text of ['deadbeef', 'DE AD BE EF', 'de:ad:be:ef', '0xDE, 0xAD, 0xBE, 0xEF', 'dead\nbeef']) {
    expect(hexOf(parseBytes(text, 'hex'))).toBe('deadbeef');
  }
});

test('Base64 in both alphabets, padded or not (RFC 4648 section 10)', () => {
  expect(hexOf(parseBytes('Zm9vYmE=', 'base64'))).toBe(hexOf(parseBytes('fooba', 'text')));
  expect(hexOf(parseBytes('Zm9vYg', 'base64'))).toBe(hexOf(parseBytes('foob', 'text')));
  expect(hexOf(parseBytes('-_-_', 'base64'))).toBe(hexOf(parseBytes('+/+/', 'base64')));
});

test('mistakes are reported with their place', () => {
  expect(failureOf('dead\nbexf', 'hex').details).toMatchObject({ line: 2, column: 3, offset: 7 });
  expect(failureOf('abc', 'hex').message).toContain('3 hexadecimal digits');
  expect(failureOf('Zm9v!', 'base64').details).toMatchObject({ line: 1, column: 5 });
  expect(failureOf('Zm=9v', 'base64').details).toMatchObject({ column: 3 });
  expect(failureOf('Zm9vY', 'base64').message).toContain('5 Base64 characters');
  expect(failureOf('a\ud800', 'text').details).toMatchObject({ column: 2 });
});

test('any bytes survive both ways, and nothing but a ToolInputError comes out', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(parseBytes(Buffer.from(bytes).toString('hex'), 'hex')).toEqual(new Uint8Array(bytes));
      expect(parseBytes(Buffer.from(bytes).toString('base64'), 'base64')).toEqual(new Uint8Array(bytes));
    }),
  );
  fc.assert(
    fc.property(peopleTexts, fc.constantFrom<ByteFormat>('hex', 'base64', 'text'), (text, format) => {
      try {
        parseBytes(text, format);
      } catch (error) {
        expect(error).toBeInstanceOf(ToolInputError);
      }
    }),
  );
});

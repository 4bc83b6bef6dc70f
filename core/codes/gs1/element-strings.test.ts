import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { groupSeparator, readElements, writeBracketed, writeScanned } from './element-strings.ts';

// GS1 General Specifications, 7.8: a separator follows a value without a fixed length, unless it is the last.
test.each([
  ['(01)09521234543213(10)ABC123(21)7', `010952123454321310ABC123${groupSeparator}217`],
  ['(01)09521234543213(17)251200(10)A', '01095212345432131725120010A'],
  ['(00)376104250021234569', '00376104250021234569'],
  ['(02)09521234543213(37)24', '02095212345432133724'],
  ['(3103)000123(3922)1599(10)X', `310300012339221599${groupSeparator}10X`],
  ['(10)A(B)C', '10A(B)C'],
  [' [01]09521234543213 (10) AB ', '010952123454321310AB'],
])('%s is %j to a reader', (written, scanned) => {
  const elements = readElements(written);
  expect(writeScanned(elements)).toBe(scanned);
  // Converts a reader's text back.
  expect(writeBracketed(readElements(scanned))).toBe(writeBracketed(elements));
});

test('separators may be written out', () => {
  expect(writeBracketed(readElements('010952123454321310AB<GS>217'))).toBe('(01)09521234543213(10)AB(21)7');
  expect(writeBracketed(readElements(']C1010952123454321310AB{GS}217'))).toBe(
    '(01)09521234543213(10)AB(21)7',
  );
});

test.each<[string, RegExp, number, RegExp | undefined]>([
  ['(01)09521234543210', /check digit of \(01\) is wrong: it is 0, and should be 3/, 17, /09521234543213/],
  ['(00)376104250021234568', /it is 8, and should be 9/, 21, /376104250021234569/],
  ['(01)9521234543213', /has 14 digits; this has 13/, 4, /./],
  ['(17)251332', /no month 13/, 6, undefined],
  ['(17)250230', /no day 30 in month 02/, 8, undefined],
  ['(7006)250200', /no day 00/, 10, undefined],
  ['(10)grün', /“ü”/, 6, /./],
  ['(10)A B', /a blank/, 5, /./],
  ['(37)x', /only digits/, 4, undefined],
  ['(10)' + 'A'.repeat(21), /1 to 20 characters; this has 21/, 4, undefined],
  ['(01)09521234543213(01)09521234543220', /twice/, 22, /./],
  ['99', /this has 0/, 2, undefined],
  ['hello', /No application identifier begins with he/, 0, /brackets/],
])('%s is refused at its place', (written, message, offset, hint) => {
  try {
    readElements(written);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(ToolInputError);
    const { message: said, details } = error as ToolInputError;
    expect(said).toMatch(message);
    expect(details.offset).toBe(offset);
    if (hint) expect(details.hint).toMatch(hint);
  }
});

test('a day that is not given is written 00; the 29th of February is in leap years alone', () => {
  expect(readElements('(17)250200')).toHaveLength(1);
  expect(readElements('(11)240229')).toHaveLength(1);
  expect(() => readElements('(11)250229')).toThrow('no day 29');
});

test('whatever is written gives elements or a mistake that is reported', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from('()[]0123456789ABz <GS>\u001D')) }),
      (written) => {
        try {
          const elements = readElements(written);
          expect(readElements(writeBracketed(elements)).map(({ ai }) => ai)).toEqual(
            elements.map(({ ai }) => ai),
          );
        } catch (error) {
          expect(error).toBeInstanceOf(ToolInputError);
        }
      },
    ),
  );
});

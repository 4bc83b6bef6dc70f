import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { evaluateSheet, type SheetOptions } from './logic.ts';

const options: SheetOptions = { angleUnit: 'radians', addsPercentOfLeft: false, digits: 15, locale: 'en' };

function answerOf(source: string, changes: Partial<SheetOptions> = {}) {
  const answer = evaluateSheet(source, { ...options, ...changes }).at(-1)?.answer;
  if (!answer) throw new Error(`No answer to ${source}`);
  return answer;
}

const plain = (source: string, changes?: Partial<SheetOptions>) => answerOf(source, changes).plain;

const small = fc.integer({ min: -1000, max: 1000 });
const expressions = fc.letrec<{ node: [string, number] }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5 },
    small.map((value): [string, number] => [value < 0 ? `(${value})` : String(value), value]),
    fc
      .tuple(tie('node'), fc.constantFrom('+', '-', '*'), tie('node'))
      .map(([[a, x], sign, [b, y]]): [string, number] => [
        `(${a} ${sign} ${b})`,
        sign === '+' ? x + y : sign === '-' ? x - y : x * y,
      ]),
  ),
})).node;

test('agrees with the language on whole numbers, and with itself when fed its own reading', () => {
  fc.assert(
    fc.property(
      expressions.filter(([, value]) => Number.isSafeInteger(value)),
      ([source, value]) => {
        expect(Number(plain(source))).toBe(value + 0);
        const { reading } = answerOf(source);
        if (reading) expect(Number(plain(reading))).toBe(value + 0);
      },
    ),
    { numRuns: 300 },
  );
});

test('dividing and multiplying back is the identity', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1 }), (a, b) => {
      expect(Number(plain(`(${a}) / ${b} * ${b}`))).toBe(a);
    }),
  );
});

test('any text is answered or refused with a place, never anything else', () => {
  const piece = fc.constantFrom(
    ...[
      '1',
      '2.5',
      '(',
      ')',
      '+',
      '-',
      '*',
      '/',
      '**',
      '%',
      '!',
      '²',
      '°',
      ',',
      ';',
      ' ',
      '=',
      '\n',
      'sin',
      'log(',
      'π',
      'x',
      'of',
      'ans',
      'e',
    ],
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece, { maxLength: 14 }).map((list) => list.join('')),
        fc.string(),
      ),
      (source) => {
        try {
          evaluateSheet(source, options);
        } catch (error) {
          expect(error).toBeInstanceOf(ToolInputError);
          expect((error as ToolInputError).details.offset).toBeTypeOf('number');
        }
      },
    ),
    { numRuns: 3000 },
  );
});

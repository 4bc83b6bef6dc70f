import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer as answers } from './answer.ts';

/** The likeliest answer. */
function answer(query: string, locale: string) {
  return [answers(query, locale) ?? []].flat()[0];
}

test('answers sums, and says how to open the calculator', () => {
  expect(answer('2*(3+4)', 'en')).toEqual({
    text: '14',
    working: '2*(3+4)',
    opens: '2*(3+4)',
    values: { tab: 'scientific', expression: '2*(3+4)', locale: 'en' },
  });
  // In floating point this is 0.30000000000000004.
  expect(answer('0.1 + 0.2 =', 'en')?.text).toBe('0.3');
  expect(answer('1/3', 'en')?.text).toMatch(/^≈ 0\.3+$/);
});

test('says which of the two readings of a percentage it gives', () => {
  expect(answer('50+10%', 'en')).toMatchObject({
    text: '50.1',
    working: '50 + 10 ÷ 100: % means hundredths here, not a share of 50',
  });
});

test('is silent about what is no sum', () => {
  for (const query of [
    '',
    '12',
    '-5',
    '16:9',
    '12 ft in m',
    '2026-11-21',
    '10.0.0.0/22',
    '+1 555 010 0199',
    '555-1234',
    '2026-11',
    '5-7',
    '5-7 days',
    'base64',
    '31/12/2026',
  ]) {
    expect(answer(query, 'en'), query).toBeUndefined();
  }
});

test('any text is answered or not, and never an error', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789.+-*/^()% e!')), maxLength: 24 }),
      (query) => {
        answer(query, 'en');
      },
    ),
  );
});

test('shares, roots and sums in words', () => {
  const answers = {
    'half of 50': '25',
    'what is half of 7?': '3.5',
    'a quarter of 100': '25',
    'square root of 16': '4',
    'the square root of 2': '≈ 1.41421356237',
    'cube root of 27': '3',
    '12 squared': '144',
    'twice 21': '42',
    '2 plus 3': '5',
    '10 divided by 4': '2.5',
  };
  for (const [query, text] of Object.entries(answers)) {
    const given = answer(query, 'en')?.text ?? '';
    expect([query, given.slice(0, text.length)]).toEqual([query, text]);
  }
  expect(answer('half of the day', 'en')).toBeUndefined();
  expect(answer('root 16', 'en')).toBeUndefined();
});

test('an expression without a value says why', () => {
  expect(answer('1/0', 'en')).toMatchObject({ text: 'Undefined', working: 'Cannot divide by zero' });
  expect(answer('sqrt(-1)', 'en')?.text).toBe('Undefined');
});

test('gives both readings of an angle without a unit', () => {
  // cos 60° is 1/2; the cosine of 60 radians is that of 60 − 9·2π by Python's math.cos.
  expect([answers('cos 60', 'en') ?? []].flat().map(({ text }) => text.slice(0, 8))).toEqual([
    '0.5',
    '≈ −0.952',
  ]);
  expect([answers('sin 30 degrees', 'en') ?? []].flat().map(({ text }) => text)).toEqual(['0.5']);
});

test('money with a percentage is left to the percentage calculator', () => {
  expect(answer('$80 - 30%', 'en')).toBeUndefined();
});

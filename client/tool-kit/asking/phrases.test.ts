import { toFixedDecimal } from '#core/numbers/rational.ts';
import { expect, test } from 'vitest';
import { matchPhrases, phrase, readPlace } from './phrases.ts';

test('phrases have choices, optional words and numbers', () => {
  const phrases = [phrase('[monthly] [(payment|rate)] (tip|bonus) [of] <percent>% on [the] <bill>')];
  const wanted = { percent: '15', bill: '$80' };
  for (const text of ['tip of 15% on $80', 'monthly rate tip 15 percent, on the $80', 'Bonus 15 % on $80'])
    expect(matchPhrases(phrases, text), text).toEqual(wanted);
  for (const text of ['tip 15% on', 'tip15% on 80', 'a tip of 15% on 80', 'tip of 15% on 80 euros net'])
    expect(matchPhrases(phrases, text), text).toBeUndefined();
});

test('numbers have signs, currencies and scales', () => {
  const numbers = {
    '$1,200': '1200',
    '20k': '20000',
    '1.5 million': '1500000',
    '80 euros': '80',
    '€ 9.50': '9.5',
    '-5': '-5',
  };
  const [phrases] = [[phrase('take <a>')]];
  for (const [written, plain] of Object.entries(numbers)) {
    const value = readPlace(matchPhrases(phrases, `take ${written}`)?.a, 'en');
    expect(value && Number(toFixedDecimal(value, 4)), written).toBe(Number(plain));
  }
  expect(readPlace('1.234,5', 'de')).toEqual(readPlace('1,234.5', 'en'));
});

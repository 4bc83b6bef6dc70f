import { expect, test } from 'vitest';
import { answer } from './answer.ts';

test('answers hex notation with the others, and shows the colour', () => {
  expect(answer('#ff8800')).toEqual({
    text: 'rgb(255, 136, 0)',
    working: '#ff8800 is hsl(32, 100%, 50%)',
    opens: '#ff8800',
    values: { tab: 'hex', color: 'rgb(255 136 0 / 1)' },
    color: '#ff8800',
  });
  expect(answer(' #0f08 ')?.text).toBe('rgba(0, 255, 0, 0.53)');
  expect(answer('#12')).toBeUndefined();
  expect(answer('ff8800')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { answer } from './answer.ts';

test('answers hex notation with the others, and shows the color', () => {
  expect(answer('#ff8800')).toEqual({
    text: 'rgb(255, 136, 0)',
    working: '#ff8800 is hsl(32, 100%, 50%)',
    opens: '#ff8800',
    values: { tab: 'hex', color: 'rgb(255 136 0 / 1)' },
    color: '#ff8800',
  });
  expect(answer(' #0f08 ')?.text).toBe('rgba(0, 255, 0, 0.53)');
  expect(answer('#12')).toBeUndefined();
});

// The tables of CSS Color 4, sections 5 to 7.
test('answers names and the functions of CSS with hexadecimal digits', () => {
  expect(answer('RebeccaPurple')?.text).toBe('#663399');
  expect(answer('rgb(255 0 0 / 50%)')?.text).toBe('#ff000080');
  expect(answer('hsl(120 100% 25%)')?.text).toBe('#008000');
  expect(answer('rgb(255 0)')).toBeUndefined();
});

test('answers what is copied without the marks of CSS, but no number and no word', () => {
  for (const query of ['ff8800', 'f80', '0xFF8800', '255,136,0', '255, 136, 0']) {
    expect(answer(query), query).toMatchObject({ text: 'rgb(255, 136, 0)', opens: query });
  }
  expect(answer('fff')?.text).toBe('rgb(255, 255, 255)');
  for (const query of ['123456', '1e3', 'facade', 'bad', '1,234,567', '300,0,0', '12,34']) {
    expect(answer(query), query).toBeUndefined();
  }
});

test('HSL is written so that it reads back as the same color', () => {
  // By colorsys of Python, hsl(210, 65%, 20%) would be #123354, and with one more digit it is this color.
  expect(answer('#123456')?.working).toBe('#123456 is hsl(210, 65.4%, 20.4%)');
  expect(answer('#45515f')?.working).toBe('#45515f is hsl(212, 16%, 32%)');
  expect(answer('#808080')?.working).toBe('#808080 is hsl(0, 0%, 50%)');
});

test('answers a notation that is asked for', () => {
  // Python's colorsys, and the table of CSS names.
  const texts = {
    'rgb(255 0 0) hex': '#ff0000',
    '#f00 to rgb': 'rgb(255, 0, 0)',
    'hsl(0 100% 50%) to hex': '#ff0000',
    'hex code for tomato': '#ff6347',
    'rgb 0 0 255 to hex': '#0000ff',
    'fff to rgb': 'rgb(255, 255, 255)',
    'what color is #ff6347': 'tomato',
  };
  for (const [query, text] of Object.entries(texts)) expect(answer(query)?.text, query).toBe(text);
  for (const query of ['abc in hex', 'rgb to hex', '255 in hex', 'fade to hsl', 'color hex', 'hex'])
    expect(answer(query), query).toBeUndefined();
});

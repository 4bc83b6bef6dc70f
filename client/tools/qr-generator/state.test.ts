import { expect, test } from 'vitest';
import { placeBatch } from './state.ts';

test('a list with a password in it gets into no link', () => {
  expect(placeBatch('a\nb')).toEqual({ batch: 'a\nb', secretBatch: '' });
  for (const list of [
    'a\nWIFI:S:x;P:hush;;',
    'url,name\n"WIFI:S:x;P:hush;;",a',
    'one;otpauth://totp/a?secret=B',
  ])
    expect(placeBatch(list).batch).toBe('');
});

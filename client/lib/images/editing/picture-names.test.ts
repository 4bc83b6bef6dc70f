import { expect, test } from 'vitest';
import { pictureName } from './picture-names.ts';

test.each([
  ['photo.png', 'jpeg', 'photo.jpg'],
  ['photo.JPEG', 'jpeg', 'photo.JPEG'],
  ['photo.final.heic', 'jpeg', 'photo.final.jpg'],
  ['photo', 'webp', 'photo.webp'],
  ['IMG.2024', 'png', 'IMG.2024.png'],
  ['photo.webp', 'avif', 'photo.avif'],
  ['photo.jpg.png', 'png', 'photo.jpg.png'],
])('%s as %s is %s', (source, kind, name) => {
  expect(pictureName(source, kind)).toBe(name);
});

import { expect, test } from 'vitest';
import { pictureName } from './picture-names.ts';

test.each([
  ['photo.png', 'jpeg', 'photo-cropped.jpg'],
  ['photo.JPEG', 'jpeg', 'photo-cropped.JPEG'],
  ['photo.final.heic', 'jpeg', 'photo.final-cropped.jpg'],
  ['photo', 'webp', 'photo-cropped.webp'],
  ['IMG.2024', 'png', 'IMG.2024-cropped.png'],
  ['photo.webp', 'avif', 'photo-cropped.avif'],
  ['photo.jpg.png', 'png', 'photo.jpg-cropped.png'],
])('%s as %s is %s', (source, kind, name) => {
  expect(pictureName(source, kind, 'cropped')).toBe(name);
});

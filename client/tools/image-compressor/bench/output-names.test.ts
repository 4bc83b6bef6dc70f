import { expect, test } from 'vitest';
import { batchOutputName, singleOutputName } from './output-names.ts';

test('one picture alone is named as the specification says', () => {
  expect(singleOutputName('webp')).toBe('compressed-image.webp');
});

test.each([
  ['photo.png', 'jpeg', 'photo.jpg'],
  ['photo.JPEG', 'jpeg', 'photo.JPEG'],
  ['photo.final.heic', 'jpeg', 'photo.final.jpg'],
  ['photo', 'webp', 'photo.webp'],
  ['IMG.2024', 'png', 'IMG.2024.png'],
  ['photo.webp', 'avif', 'photo.avif'],
  ['photo.jpg.png', 'png', 'photo.jpg.png'],
])('%s as %s is %s', (source, kind, name) => {
  expect(batchOutputName(source, kind)).toBe(name);
});

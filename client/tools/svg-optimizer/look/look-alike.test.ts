import { expect, test } from 'vitest';
import { convert, decodeByMagick } from '#core/images/fixtures/image-programs.mjs';
import { lookAlike } from './look-alike.ts';

const draw = (...shapes: string[]) =>
  decodeByMagick(
    convert(
      ['-size', '200x200', 'xc:none', '-fill', 'navy', ...shapes.flatMap((shape) => ['-draw', shape])],
      'png',
    ),
    'png',
  );
const disc = draw('circle 100,100 100,40');

test.each([
  ['itself', draw('circle 100,100 100,40'), true],
  ['a disc larger by a tenth of a pixel', draw('circle 100,100 100,39.9'), true],
  ['a disc larger by two pixels', draw('circle 100,100 100,38'), false],
  ['a disc with a small hole beside', draw('circle 100,100 100,40', 'rectangle 5,5 12,12'), false],
  ['nothing', draw(), false],
])('a disc and %s', (_name, other, isAlike) => {
  expect(lookAlike(disc, other)).toBe(isAlike);
});

import { expect, test } from 'vitest';
import { convert, decodeByMagick, writeTags } from '#core/images/fixtures/image-programs.mjs';
import { type Orientation, turnUpright } from './orientation.ts';

const orientations: readonly Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8];

test.each(orientations)('orientation %i is turned as ImageMagick turns it', (orientation) => {
  const plain = convert(['-size', '5x3', 'plasma:red-blue', '-quality', '100'], 'jpg');
  const jpeg = writeTags(plain, 'jpg', [`-Orientation=${orientation}`]);
  const upright = turnUpright(decodeByMagick(jpeg, 'jpg'), orientation);
  expect(upright).toEqual(decodeByMagick(jpeg, 'jpg', ['-auto-orient']));
});

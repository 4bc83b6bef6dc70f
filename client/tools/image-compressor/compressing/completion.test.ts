import { expect, test } from 'vitest';
import { describeCompletion } from './completion.ts';

test.each([
  [[{ before: 100, after: 20 }], 'Image compressed by 80%'],
  [[{ before: 100, after: 100 }], 'Kept the original: already smaller'],
  [[{ before: 100, after: 90 }], 'Image compressed by 10%'],
  [[{ before: 100, after: 150 }], 'Image is 50% larger than the original'],
  [
    [
      { before: 100, after: 20 },
      { before: 100, after: 60 },
    ],
    '2 images compressed by 60%',
  ],
  [
    [
      { before: 100, after: 150 },
      { before: 100, after: 60 },
    ],
    '2 images done, 5% larger than the originals',
  ],
])('the closing notice for %o', (done, text) => {
  expect(describeCompletion(done)).toBe(text);
});

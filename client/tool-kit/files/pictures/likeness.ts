import { writeNumber } from '#core/numbers/write-number.ts';

/** Says in words how alike two pictures are, by their structural similarity. */
export function describeLikeness(similarity: number): string {
  // Never rounds up to 100 %.
  const percent = writeNumber(Math.floor(similarity * 1000) / 10, 'en', {
    minimumFractionDigits: similarity === 1 ? 0 : 1,
    maximumFractionDigits: 1,
  });
  return `${percent}% alike (SSIM): ${wordsFor(similarity)}`;
}

function wordsFor(similarity: number): string {
  if (similarity === 1) return 'no difference found';
  if (similarity >= 0.98) return 'hard to tell apart';
  if (similarity >= 0.95) return 'slight differences';
  return similarity >= 0.88 ? 'differences in fine detail' : 'visible differences';
}

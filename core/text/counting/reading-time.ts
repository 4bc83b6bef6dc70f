/** Minutes that reading takes at 225 words a minute, rounded up. */
export function readingMinutes(words: number): number {
  return Math.ceil(words / 225);
}

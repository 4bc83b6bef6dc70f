/** Minutes that reading takes at 225 words a minute, rounded up. */
export function readingMinutes(words: number): number {
  return Math.ceil(words / 225);
}

/** Minutes that reading it aloud takes at 130 words a minute, rounded up. */
export function speakingMinutes(words: number): number {
  return Math.ceil(words / 130);
}

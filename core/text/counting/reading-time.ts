/** Returns the reading time in minutes at 225 words per minute, rounded up. */
export function readingMinutes(words: number): number {
  return Math.ceil(words / 225);
}

/** Returns the time for reading aloud in minutes at 130 words per minute, rounded up. */
export function speakingMinutes(words: number): number {
  return Math.ceil(words / 130);
}

/** The readability of an English text, computed from its counts. */
export interface Readability {
  /** Flesch reading ease (1948): about 0 for a treatise, 60 to 70 plain English, 100 very easy. */
  readonly ease: number;
  /** The United States school grade that can easily read it (Kincaid 1975). */
  readonly grade: number;
}

/** Computes the readability; undefined for a text without words or sentences. */
export function readability(words: number, sentences: number, syllables: number): Readability | undefined {
  if (words === 0 || sentences === 0) return undefined;
  const [perSentence, perWord] = [words / sentences, syllables / words];
  return {
    ease: 206.835 - 1.015 * perSentence - 84.6 * perWord,
    grade: 0.39 * perSentence + 11.8 * perWord - 15.59,
  };
}

/** Returns the reading time in minutes at 225 words per minute, rounded up. */
export function readingMinutes(words: number): number {
  return Math.ceil(words / 225);
}

/** Returns the time for reading aloud in minutes at 130 words per minute, rounded up. */
export function speakingMinutes(words: number): number {
  return Math.ceil(words / 130);
}

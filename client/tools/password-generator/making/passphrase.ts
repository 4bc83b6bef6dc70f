import { randomBelow } from '#core/random/secure-random.ts';

export interface PassphraseRules {
  readonly words: number;
  readonly separator: string;
  readonly isCapitalized: boolean;
  /** Whether to add one digit after one of the words. */
  readonly hasDigit: boolean;
}

/** Draws words independently from the whole list. */
export function randomPassphrase(list: readonly string[], rules: PassphraseRules): string {
  const drawn = Array.from({ length: rules.words }, () => list[randomBelow(list.length)] ?? '');
  const written = rules.isCapitalized
    ? drawn.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    : drawn;
  const digitAfter = rules.hasDigit ? randomBelow(rules.words) : -1;
  return written
    .map((word, index) => (index === digitAfter ? `${word}${randomBelow(10)}` : word))
    .join(rules.separator);
}

/** Returns the number of possible combinations of words and digit. */
export function countPassphrases(listLength: number, { words, hasDigit }: PassphraseRules): bigint {
  return BigInt(listLength) ** BigInt(words) * (hasDigit ? BigInt(words) * 10n : 1n);
}

import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { famousPasswords } from './famous-passwords.ts';

// The estimate of zxcvbn (https://www.usenix.org/conference/usenixsecurity16/technical-sessions/presentation/wheeler).
const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english, own: [...famousPasswords] },
  graphs: adjacencyGraphs,
});

/** Estimates the decimal logarithm of the guesses for each text. */
export function estimateGuesses(texts: readonly string[]): number[] {
  return texts.map((text) => estimator.check(text).guessesLog10);
}

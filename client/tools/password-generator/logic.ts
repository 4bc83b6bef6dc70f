import { characterTypes, leftOutBy } from './making/character-types.ts';
import { countPassphrases, randomPassphrase } from './making/passphrase.ts';
import { patternSource } from './making/pattern.ts';
import { passwordSource, type PasswordSource, randomPin } from './making/random-password.ts';
import { spellOut } from './checking/spelling.ts';
import type { PasswordRules } from './state.ts';
import { attackTimes, entropyBits, labelOf, scoreOf, type StrengthLabel } from './checking/strength.ts';

export interface GeneratedPasswords {
  readonly passwords: readonly string[];
  /** The specified score of the first password; `label` is the score in words. */
  readonly score: number;
  readonly label: StrengthLabel;
  /** The binary logarithm of the number of possible passwords. */
  readonly bits: number;
  /** The average guessing time for each kind of attack. */
  readonly guessing: readonly (readonly [how: string, time: string])[];
  /** The first password, spelled out. */
  readonly spelled: string;
}

/** Generates passwords. Rejects with a ToolInputError if the options allow none. */
export async function generatePasswords(rules: PasswordRules): Promise<GeneratedPasswords> {
  const { draw, count } = await readRules(rules);
  const passwords = Array.from({ length: rules.count }, draw);
  const [first = ''] = passwords;
  const bits = entropyBits(count);
  // Words and patterns have few possibilities for their length, so the score is limited by the bits.
  const score = rules.mode === 'random' ? scoreOf(first) : Math.min(scoreOf(first), Math.round(bits));
  return {
    passwords,
    score,
    label: labelOf(score),
    bits,
    guessing: attackTimes(bits),
    spelled: spellOut(first),
  };
}

async function readRules(rules: PasswordRules): Promise<PasswordSource> {
  if (rules.mode === 'pin') {
    return { draw: () => randomPin(rules.pinLength), count: 10n ** BigInt(rules.pinLength) };
  }
  if (rules.mode === 'passphrase') {
    const { wordList } = await import('./making/word-list.ts');
    return { draw: () => randomPassphrase(wordList, rules), count: countPassphrases(wordList.length, rules) };
  }
  if (rules.mode === 'pattern') {
    const leftOut = leftOutBy(rules);
    return patternSource(rules.pattern, (character) => leftOut.has(character));
  }
  return passwordSource(characterTypes(rules), rules.length, rules.hasEveryType);
}

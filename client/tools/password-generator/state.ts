import { asSecret, choice, flag, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';
import { specifiedSymbols } from './making/character-types.ts';

/** The rules alone: the passwords themselves are neither stored nor linked. */
export const schema = {
  mode: choice(['random', 'passphrase', 'pin', 'pattern', 'check'], 'random'),
  length: number(16, { min: 8, max: 64, isInteger: true }),
  hasUppercase: flag(true),
  hasLowercase: flag(true),
  hasNumbers: flag(true),
  hasSymbols: flag(true),
  excludesSimilar: flag(true),
  hasEveryType: flag(true),
  symbols: text(specifiedSymbols, 100),
  excluded: text('', 100),
  words: number(6, { min: 3, max: 12, isInteger: true }),
  separator: choice(['-', ' ', '.', '_', ''], '-'),
  isCapitalized: flag(false),
  hasDigit: flag(false),
  pinLength: number(6, { min: 4, max: 12, isInteger: true }),
  pattern: text('zvccvc-cvccvc-dd', 200),
  count: number(1, { min: 1, max: 1000, isInteger: true }),
  typed: asSecret(text('', 500)),
};

export type PasswordRules = StateOf<typeof schema>;
export type ChangeRules = (change: Partial<PasswordRules>) => void;

import { choice, flag, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';
import { specifiedSymbols } from './making/character-types.ts';

const random = { mode: ['random'] };
const phrase = { mode: ['passphrase'] };
const generating = { mode: ['random', 'passphrase', 'pin', 'pattern'] };

const modeLabels = {
  random: 'Password',
  passphrase: 'Passphrase',
  pin: 'PIN',
  pattern: 'Pattern',
  check: 'Check',
};

const separatorLabels = {
  '-': 'Hyphen (-)',
  ' ': 'Space',
  '.': 'Period (.)',
  _: 'Underscore (_)',
  '': 'None',
};

/** Only the options; the passwords themselves are neither stored nor put into links. */
export const schema = {
  mode: choice(modeLabels, 'random', 'Kind', { isSegmented: true }),
  length: number(16, { min: 8, max: 64, isInteger: true }, 'Length', { isSlider: true, onlyIf: random }),
  hasUppercase: flag(true, 'Uppercase (A-Z)', { onlyIf: random }),
  hasLowercase: flag(true, 'Lowercase (a-z)', { onlyIf: random }),
  hasNumbers: flag(true, 'Numbers (0-9)', { onlyIf: random }),
  hasSymbols: flag(true, 'Symbols (!@#$…)', { onlyIf: random }),
  words: number(6, { min: 3, max: 12, isInteger: true }, 'Words', { isSlider: true, onlyIf: phrase }),
  separator: choice(separatorLabels, '-', 'Separator', { onlyIf: phrase }),
  isCapitalized: flag(false, 'Capitalize each word', { onlyIf: phrase }),
  hasDigit: flag(false, 'Add a digit', { onlyIf: phrase }),
  pinLength: number(6, { min: 4, max: 12, isInteger: true }, 'Digits', {
    isSlider: true,
    onlyIf: { mode: ['pin'] },
  }),
  pattern: text('zvccvc-cvccvc-dd', 200, 'Pattern', {
    hint: 'l u L letters, c v consonant and vowel, d digit, s symbol, A letter or digit, [xyz] one of these, {4} four times. More below.',
    isMono: true,
    quick: ['zvccvc-cvccvc-dd', 'U{5}-U{5}-U{5}-U{5}', 'HH:HH:HH:HH:HH:HH', 'L{10}d{3}[-_.]'],
    choiceLabels: {
      'zvccvc-cvccvc-dd': 'Pronounceable',
      'U{5}-U{5}-U{5}-U{5}': 'License key',
      'HH:HH:HH:HH:HH:HH': 'Hardware address',
      'L{10}d{3}[-_.]': 'Letters, digits, a sign',
    },
    onlyIf: { mode: ['pattern'] },
  }),
  excludesSimilar: flag(true, 'Exclude similar (i, I, l, L, o, O, 0, 1)', {
    onlyIf: { mode: ['random', 'pattern'] },
  }),
  hasEveryType: flag(true, 'At least one of each', { onlyIf: random }),
  count: number(1, { min: 1, max: 1000, isInteger: true }, 'How many', { onlyIf: generating }),
  symbols: text(specifiedSymbols, 100, 'Symbols to use', { isMono: true, isMore: true, onlyIf: random }),
  excluded: text('', 100, 'Exclude characters', { isMono: true, isMore: true, onlyIf: random }),
  typed: text('', 500, 'Password to check', {
    role: 'secret',
    hint: 'It stays in this page and is not stored.',
    isNeeded: true,
    onlyIf: { mode: ['check'] },
  }),
};

export type PasswordRules = StateOf<typeof schema>;

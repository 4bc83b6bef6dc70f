import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { asSecret, choice, flag, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';
import { specifiedSymbols } from './making/character-types.ts';

const random = { mode: ['random'] };
const phrase = { mode: ['passphrase'] };
const generating = { mode: ['random', 'passphrase', 'pin', 'pattern'] };

/** Only the options; the passwords themselves are neither stored nor put into links. */
export const schema = {
  mode: describeField(choice(['random', 'passphrase', 'pin', 'pattern', 'check'], 'random'), {
    label: 'Kind',
    isSegmented: true,
    choiceLabels: {
      random: 'Password',
      passphrase: 'Passphrase',
      pin: 'PIN',
      pattern: 'Pattern',
      check: 'Check',
    },
  }),
  length: describeField(number(16, { min: 8, max: 64, isInteger: true }), {
    label: 'Length',
    isSlider: true,
    onlyIf: random,
  }),
  hasUppercase: describeField(flag(true), { label: 'Uppercase (A-Z)', onlyIf: random }),
  hasLowercase: describeField(flag(true), { label: 'Lowercase (a-z)', onlyIf: random }),
  hasNumbers: describeField(flag(true), { label: 'Numbers (0-9)', onlyIf: random }),
  hasSymbols: describeField(flag(true), { label: 'Symbols (!@#$…)', onlyIf: random }),
  words: describeField(number(6, { min: 3, max: 12, isInteger: true }), {
    label: 'Words',
    isSlider: true,
    onlyIf: phrase,
  }),
  separator: describeField(choice(['-', ' ', '.', '_', ''], '-'), {
    label: 'Separator',
    choiceLabels: { '-': 'Hyphen (-)', ' ': 'Space', '.': 'Period (.)', _: 'Underscore (_)', '': 'None' },
    onlyIf: phrase,
  }),
  isCapitalized: describeField(flag(false), { label: 'Capitalize each word', onlyIf: phrase }),
  hasDigit: describeField(flag(false), { label: 'Add a digit', onlyIf: phrase }),
  pinLength: describeField(number(6, { min: 4, max: 12, isInteger: true }), {
    label: 'Digits',
    isSlider: true,
    onlyIf: { mode: ['pin'] },
  }),
  pattern: describeField(text('zvccvc-cvccvc-dd', 200), {
    label: 'Pattern',
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
  excludesSimilar: describeField(flag(true), {
    label: 'Exclude similar (i, I, l, L, o, O, 0, 1)',
    onlyIf: { mode: ['random', 'pattern'] },
  }),
  hasEveryType: describeField(flag(true), { label: 'At least one of each', onlyIf: random }),
  count: describeField(number(1, { min: 1, max: 1000, isInteger: true }), {
    label: 'How many',
    onlyIf: generating,
  }),
  symbols: describeField(text(specifiedSymbols, 100), {
    label: 'Symbols to use',
    isMono: true,
    isMore: true,
    onlyIf: random,
  }),
  excluded: describeField(text('', 100), {
    label: 'Exclude characters',
    isMono: true,
    isMore: true,
    onlyIf: random,
  }),
  typed: describeField(asSecret(text('', 500)), {
    label: 'Password to check',
    hint: 'It stays in this page and is not stored.',
    isNeeded: true,
    onlyIf: { mode: ['check'] },
  }),
};

export type PasswordRules = StateOf<typeof schema>;

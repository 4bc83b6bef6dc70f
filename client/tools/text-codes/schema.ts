import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { asSecret, choice, flag, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

export const codeLabels = {
  morse: 'Morse',
  nato: 'NATO alphabet',
  braille: 'Braille',
  rot13: 'ROT13',
  rot47: 'ROT47',
  caesar: 'Caesar',
  vigenere: 'Vigenère',
  atbash: 'Atbash',
} as const;

export type Code = keyof typeof codeLabels;
export const codes = Object.keys(codeLabels) as Code[];

export const schema = {
  direction: describeField(choice(['encode', 'decode'], 'encode'), {
    label: 'Direction',
    isSegmented: true,
    choiceLabels: { encode: 'Encode', decode: 'Decode' },
  }),
  code: describeField(choice(codes, 'morse'), { label: 'Code', isMain: true, choiceLabels: codeLabels }),
  signs: describeField(choice(['ascii', 'typographic'], 'ascii'), {
    label: 'Signs',
    choiceLabels: { ascii: '. -', typographic: '· –' },
    onlyIf: { direction: ['encode'], code: ['morse'] },
  }),
  isExtended: describeField(flag(false), {
    label: 'Extended signs: ! & ä …',
    onlyIf: { direction: ['encode'], code: ['morse'] },
  }),
  shift: describeField(number(3, { min: -25, max: 25, isInteger: true }), {
    label: 'Shift',
    onlyIf: { code: ['caesar'] },
  }),
  key: describeField(asSecret(text('', 10_000)), {
    label: 'Key',
    isMono: true,
    onlyIf: { code: ['vigenere'] },
  }),
};

export type CodeOptions = StateOf<typeof schema>;

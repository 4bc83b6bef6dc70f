import { choice, flag, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

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
  direction: choice({ encode: 'Encode', decode: 'Decode' }, 'encode', 'Direction', { isSegmented: true }),
  code: choice(codes, 'morse', 'Code', { isMain: true, choiceLabels: codeLabels }),
  signs: choice({ ascii: '. -', typographic: '· –' }, 'ascii', 'Signs', {
    onlyIf: { direction: ['encode'], code: ['morse'] },
  }),
  isExtended: flag(false, 'Extended signs: ! & ä …', { onlyIf: { direction: ['encode'], code: ['morse'] } }),
  shift: number(3, { min: -25, max: 25, isInteger: true }, 'Shift', { onlyIf: { code: ['caesar'] } }),
  key: text('', 10_000, 'Key', { role: 'secret', isMono: true, onlyIf: { code: ['vigenere'] } }),
};

export type CodeOptions = StateOf<typeof schema>;

import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { asSecret, choice, flag, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  level: describeField(choice(['lossless', 'good', 'small', 'smallest', 'size'], 'small'), {
    label: 'Make it',
    choiceLabels: {
      lossless: 'smaller without loss',
      good: 'good for print (225 pixels an inch)',
      small: 'small (150 pixels an inch)',
      smallest: 'smallest (96 pixels an inch)',
      size: 'fit a size',
    },
  }),
  megabytes: describeField(number(2, { min: 0.01, max: 10_000 }), {
    label: 'At most',
    unit: 'MB',
    isMain: true,
    onlyIf: { level: ['size'] },
  }),
  changesSigned: describeField(flag(false), {
    label: 'Signed files, too',
    hint: 'Their signatures no longer hold',
  }),
  openPassword: describeField(asSecret(text('', 127)), { label: 'Password of a locked file' }),
};

export type CompressorState = StateOf<typeof schema>;

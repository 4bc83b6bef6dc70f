import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { asSecret, choice, flag, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  level: describeField(choice(['lossless', 'good', 'small', 'smallest', 'size'], 'small'), {
    label: 'Level',
    choiceLabels: {
      lossless: 'Lossless',
      good: 'Print (225 dpi)',
      small: 'Screen (150 dpi)',
      smallest: 'Smallest (96 dpi)',
      size: 'Target size',
    },
  }),
  megabytes: describeField(number(2, { min: 0.01, max: 10_000 }), {
    label: 'Target size',
    unit: 'MB',
    isMain: true,
    onlyIf: { level: ['size'] },
  }),
  changesSigned: describeField(flag(false), {
    label: 'Compress signed files',
    hint: 'Their signatures no longer hold',
  }),
  openPassword: describeField(asSecret(text('', 127)), { label: 'Password' }),
};

export type CompressorState = StateOf<typeof schema>;

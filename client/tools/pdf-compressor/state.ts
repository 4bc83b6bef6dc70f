import { asSecret, choice, flag, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const levelLabels = {
  lossless: 'Lossless',
  good: 'Print (225 dpi)',
  small: 'Screen (150 dpi)',
  smallest: 'Smallest (96 dpi)',
  size: 'Target size',
};

export const schema = {
  level: choice(levelLabels, 'small', 'Level'),
  megabytes: number(2, { min: 0.01, max: 10_000 }, 'Target size', {
    unit: 'MB',
    isMain: true,
    onlyIf: { level: ['size'] },
  }),
  changesSigned: flag(false, 'Compress signed files', { hint: 'Their signatures no longer hold' }),
  openPassword: asSecret(text('', 127, 'Password')),
};

export type CompressorState = StateOf<typeof schema>;

import { countBox, languages, numberBox } from '#client/tool-kit/calculators/boxes.ts';
import { choice, type StateOf } from '#client/tool-kit/state/state-schema.ts';

const timingLabels = { end: 'End of the period', begin: 'Beginning of the period' };

export const schema = {
  find: choice({ end: 'Final amount', deposit: 'Deposit for a goal' }, 'end', 'Calculate', {
    isSegmented: true,
  }),
  start: numberBox('1000', { label: 'Starting amount', isNeeded: true }),
  goal: numberBox('50000', { label: 'Goal', isNeeded: true, onlyIf: { find: ['deposit'] } }),
  deposit: numberBox('100', { label: 'Regular deposit', isNeeded: true, onlyIf: { find: ['end'] } }),
  perYear: choice([12, 4, 1], 12, 'Deposit frequency', {
    choiceLabels: { 12: 'Monthly', 4: 'Quarterly', 1: 'Yearly' },
  }),
  timing: choice(timingLabels, 'end', 'Deposit at'),
  rate: numberBox('5', { label: 'Annual interest rate', unit: '%', isNeeded: true }),
  compounding: choice([365, 12, 4, 2, 1, 0], 12, 'Compounding', {
    choiceLabels: {
      365: 'Daily',
      12: 'Monthly',
      4: 'Quarterly',
      2: 'Half-yearly',
      1: 'Yearly',
      0: 'Continuously',
    },
  }),
  years: countBox('10', { label: 'Years', isNeeded: true }, { min: 1, max: 100 }),
  inflation: numberBox('', { label: 'Annual inflation', unit: '%', isMore: true }),
  ...languages,
};

export type SavingOptions = StateOf<typeof schema>;

import { dateBox, languages, numberBox } from '#client/tool-kit/calculators/boxes.ts';
import { asInput, choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const compared = { compares: [true] };

export const schema = {
  find: {
    ...choice(['payment', 'amount', 'term', 'rate'], 'payment'),
    label: 'Find the',
    choiceLabels: { payment: 'Payment', amount: 'Amount of the loan', term: 'Time', rate: 'Interest rate' },
  },
  amount: numberBox('200000', { label: 'Amount of the loan', onlyIf: { find: ['payment', 'term', 'rate'] } }),
  rate: numberBox('6', {
    label: 'Yearly interest rate',
    unit: '%',
    onlyIf: { find: ['payment', 'amount', 'term'] },
  }),
  years: numberBox('30', { label: 'Years', onlyIf: { find: ['payment', 'amount', 'rate'] } }),
  payment: numberBox('1200', { label: 'Each payment', onlyIf: { find: ['amount', 'term', 'rate'] } }),
  perYear: {
    ...choice([12, 26, 52, 4, 1], 12),
    label: 'Paid',
    choiceLabels: {
      12: 'Every month',
      26: 'Every two weeks',
      52: 'Every week',
      4: 'Every quarter',
      1: 'Every year',
    },
  },
  compounding: {
    ...choice(['payments', 'yearly', 'half-yearly', 'monthly'], 'payments'),
    label: 'Compounding',
    choiceLabels: {
      payments: 'With each payment',
      yearly: 'Yearly (effective rate)',
      'half-yearly': 'Half-yearly (Canada)',
      monthly: 'Monthly',
    },
  },
  extra: numberBox('', { label: 'Extra with each payment' }),
  effect: {
    ...choice(['shorter', 'lower'], 'shorter'),
    label: 'Extra payments make',
    choiceLabels: { shorter: 'The loan end sooner', lower: 'The next payments lower' },
  },
  changes: {
    ...asInput(text('', 10_000)),
    label: 'Changes during the term',
    hint: 'A line each, by the number or day of the payment: “24 extra 5000”, “2031-02-01 rate 4.5”, “12 pause 3”, “1 interest 24”',
    isMultiline: true,
  },
  balloon: numberBox('', { label: 'Left for the last payment (balloon)' }),
  fees: numberBox('', { label: 'Fees at the start', hint: 'For the annual percentage rate (APR)' }),
  first: dateBox('', { label: 'First payment on' }),
  basis: {
    ...choice(['periods', 'act365', 'act360', '30e360'], 'periods'),
    label: 'Day count',
    choiceLabels: {
      periods: 'Equal periods',
      act365: 'Days of the calendar ÷ 365',
      act360: 'Days of the calendar ÷ 360',
      '30e360': 'Months of 30 days (30E/360)',
    },
  },
  start: dateBox('', {
    label: 'Paid out on',
    hint: 'Empty: one period before the first payment',
    onlyIf: { basis: ['act365', 'act360', '30e360'] },
  }),
  currency: {
    ...text('', 3),
    label: 'Currency',
    hint: 'Such as JPY or KWD, for its smallest unit; empty: cents',
  },
  compares: { ...flag(false), label: 'Compare with two others' },
  rateB: numberBox('5', { label: 'B: yearly interest rate', unit: '%', onlyIf: compared }),
  yearsB: numberBox('', { label: 'B: years', hint: 'Leave empty to use the value of A', onlyIf: compared }),
  extraB: numberBox('', { label: 'B: extra with each payment', onlyIf: compared }),
  rateC: numberBox('', {
    label: 'C: yearly interest rate',
    unit: '%',
    hint: 'Leave empty to use the value of A',
    onlyIf: compared,
  }),
  yearsC: numberBox('15', { label: 'C: years', onlyIf: compared }),
  extraC: numberBox('', { label: 'C: extra with each payment', onlyIf: compared }),
  ...languages,
};

export type LoanOptions = StateOf<typeof schema>;

import { dateBox, languages, numberBox } from '#client/tool-kit/calculators/boxes.ts';
import { choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const compared = { compares: [true] };

const findLabels = { payment: 'Payment', amount: 'Loan amount', term: 'Loan term', rate: 'Interest rate' };

const compoundingLabels = {
  payments: 'With each payment',
  yearly: 'Yearly (effective rate)',
  'half-yearly': 'Half-yearly (Canada)',
  monthly: 'Monthly',
};

const effectLabels = { shorter: 'Shorten the loan', lower: 'Lower the payments' };

const basisLabels = {
  periods: 'Equal periods',
  act365: 'Actual/365',
  act360: 'Actual/360',
  '30e360': '30E/360 (months of 30 days)',
};

export const schema = {
  find: choice(findLabels, 'payment', 'Calculate'),
  amount: numberBox('200000', { label: 'Loan amount', onlyIf: { find: ['payment', 'term', 'rate'] } }),
  rate: numberBox('6', {
    label: 'Annual interest rate',
    unit: '%',
    onlyIf: { find: ['payment', 'amount', 'term'] },
  }),
  years: numberBox('30', { label: 'Years', onlyIf: { find: ['payment', 'amount', 'rate'] } }),
  payment: numberBox('1200', { label: 'Each payment', onlyIf: { find: ['amount', 'term', 'rate'] } }),
  perYear: choice([12, 26, 52, 4, 1], 12, 'Payment frequency', {
    choiceLabels: {
      12: 'Monthly',
      26: 'Every two weeks',
      52: 'Weekly',
      4: 'Quarterly',
      1: 'Yearly',
    },
  }),
  compounding: choice(compoundingLabels, 'payments', 'Compounding', { isMore: true }),
  extra: numberBox('', { label: 'Extra per payment' }),
  effect: choice(effectLabels, 'shorter', 'Extra payments', { isMore: true }),
  changes: text('', 10_000, 'Changes during the term', {
    role: 'input',
    hint: 'One change per line, by the number or date of the payment: “24 extra 5000”, “2031-02-01 rate 4.5”, “12 pause 3”, “1 interest 24”',
    isMultiline: true,
    isMore: true,
  }),
  balloon: numberBox('', { label: 'Balloon payment (last payment)', isMore: true }),
  fees: numberBox('', { label: 'Upfront fees', hint: 'For the annual percentage rate (APR)', isMore: true }),
  first: dateBox('', { label: 'First payment date', isMore: true }),
  basis: choice(basisLabels, 'periods', 'Day count', { isMore: true }),
  start: dateBox('', {
    label: 'Loan start date',
    hint: 'Empty: one period before the first payment',
    isMore: true,
    onlyIf: { basis: ['act365', 'act360', '30e360'] },
  }),
  currency: text('', 3, 'Currency', { hint: 'Three letters, such as JPY; sets the decimals', isMore: true }),
  compares: flag(false, 'Compare with two other loans'),
  rateB: numberBox('5', { label: 'B: annual interest rate', unit: '%', onlyIf: compared }),
  yearsB: numberBox('', { label: 'B: years', hint: 'Leave empty to use the value of A', onlyIf: compared }),
  extraB: numberBox('', { label: 'B: extra per payment', onlyIf: compared }),
  rateC: numberBox('', {
    label: 'C: annual interest rate',
    unit: '%',
    hint: 'Leave empty to use the value of A',
    onlyIf: compared,
  }),
  yearsC: numberBox('15', { label: 'C: years', onlyIf: compared }),
  extraC: numberBox('', { label: 'C: extra per payment', onlyIf: compared }),
  ...languages,
};

export type LoanOptions = StateOf<typeof schema>;

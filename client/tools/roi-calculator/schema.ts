import { dateBox, languages, numberBox } from '#client/tool-kit/calculators/boxes.ts';
import { choice, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const simple = { kind: ['simple'] };
const flows = { kind: ['flows'] };

const kindLabels = { simple: 'Start and end value', flows: 'Payments over time (XIRR, NPV)' };

export const schema = {
  kind: choice(kindLabels, 'simple', 'Calculate from'),
  paid: numberBox('1000', { label: 'Amount invested', hint: 'With all costs of buying', onlyIf: simple }),
  returned: numberBox('1500', { label: 'Final value', onlyIf: simple }),
  income: numberBox('', {
    label: 'Income',
    hint: 'Dividends, rent, less running costs',
    onlyIf: simple,
  }),
  period: choice({ years: 'Number of years', dates: 'Two dates' }, 'years', 'Time', { onlyIf: simple }),
  years: numberBox('3', { label: 'Years', onlyIf: { ...simple, period: ['years'] } }),
  start: dateBox('', { label: 'Purchase date', onlyIf: { ...simple, period: ['dates'] } }),
  end: dateBox('', { label: 'Sale or valuation date', onlyIf: { ...simple, period: ['dates'] } }),
  tax: numberBox('', { label: 'Tax on the gain', unit: '%', isMore: true, onlyIf: simple }),
  inflation: numberBox('', { label: 'Annual inflation', unit: '%', isMore: true, onlyIf: simple }),
  other: numberBox('', { label: 'Compare with annual return', unit: '%', isMore: true, onlyIf: simple }),
  flows: text(
    '2008-01-01 -10000\n2008-03-01 2750\n2008-10-30 4250\n2009-02-15 3250\n2009-04-01 2750',
    200_000,
    'Payments',
    {
      role: 'input',
      hint: 'One payment per line: date and amount, negative for what you pay. Without dates, one per year.',
      isMultiline: true,
      onlyIf: flows,
    },
  ),
  rate: numberBox('5', {
    label: 'Annual discount rate',
    unit: '%',
    hint: 'For the net present value (NPV)',
    onlyIf: flows,
  }),
  ...languages,
};

export type ReturnOptions = StateOf<typeof schema>;

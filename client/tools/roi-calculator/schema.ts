import { dateBox, languages, numberBox } from '#client/tool-kit/calculators/boxes.ts';
import { asInput, choice, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const simple = { kind: ['simple'] };
const flows = { kind: ['flows'] };

export const schema = {
  kind: {
    ...choice(['simple', 'flows'], 'simple'),
    label: 'What is known',
    choiceLabels: { simple: 'What went in and came out', flows: 'Payments over time (XIRR, NPV)' },
  },
  paid: numberBox('1000', { label: 'Amount invested', hint: 'With all costs of buying', onlyIf: simple }),
  returned: numberBox('1500', { label: 'Value at the end', onlyIf: simple }),
  income: numberBox('', {
    label: 'Income in between',
    hint: 'Dividends, rent, less running costs',
    onlyIf: simple,
  }),
  period: {
    ...choice(['years', 'dates'], 'years'),
    label: 'Time',
    choiceLabels: { years: 'In years', dates: 'From a date to another' },
    onlyIf: simple,
  },
  years: numberBox('3', { label: 'Years', onlyIf: { ...simple, period: ['years'] } }),
  start: dateBox('', { label: 'Bought', onlyIf: { ...simple, period: ['dates'] } }),
  end: dateBox('', { label: 'Sold or valued', onlyIf: { ...simple, period: ['dates'] } }),
  tax: numberBox('', { label: 'Tax on the gain', unit: '%', onlyIf: simple }),
  inflation: numberBox('', { label: 'Yearly inflation', unit: '%', onlyIf: simple }),
  other: numberBox('', { label: 'Compare with a yearly return of', unit: '%', onlyIf: simple }),
  flows: {
    ...asInput(
      text('2008-01-01 -10000\n2008-03-01 2750\n2008-10-30 4250\n2009-02-15 3250\n2009-04-01 2750', 200_000),
    ),
    label: 'Payments',
    hint: 'A line each: date and amount, below 0 for what you pay. Without dates, one a year.',
    isMultiline: true,
    onlyIf: flows,
  },
  rate: numberBox('5', {
    label: 'Yearly discount rate',
    unit: '%',
    hint: 'For the net present value',
    onlyIf: flows,
  }),
  ...languages,
};

export type ReturnOptions = StateOf<typeof schema>;

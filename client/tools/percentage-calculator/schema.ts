import { countBox, languages, numberBox } from '#client/tool-kit/calculators/boxes.ts';
import { choice, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const basic = { tab: ['basic'] };
const partOf = { tab: ['percent-of'] };
const change = { tab: ['change'] };
const points = { tab: ['points'] };
const tip = { tab: ['tip'] };
const price = { tab: ['price'] };
const vat = { tab: ['vat'] };

const splitLabels = { even: 'Evenly', weights: 'By shares', amounts: 'By items' };

const tipRoundingLabels = {
  none: 'To the cent',
  total: 'Total up to a whole amount',
  share: 'Each share up to a whole amount',
};

export const schema = {
  tab: choice(
    {
      basic: 'Basic',
      'percent-of': 'Percent Of',
      change: 'Percent Change',
      points: 'Percentage Points',
      tip: 'Tip Calculator',
      vat: 'VAT & Sales Tax',
      price: 'Discount & Tax',
    },
    'basic',
    'Kind of calculation',
    {
      shortLabels: {
        'percent-of': 'Of',
        change: 'Change',
        points: 'Points',
        tip: 'Tip',
        vat: 'VAT',
        price: 'Discount',
      },
    },
  ),
  find: choice({ part: 'Part', percent: 'Percentage', whole: 'Whole' }, 'part', 'Calculate', {
    isSegmented: true,
    onlyIf: basic,
  }),
  percent: numberBox('25', {
    label: 'Percentage',
    unit: '%',
    quick: ['5', '10', '15', '20', '25', '50', '75', '100'],
    isNeeded: true,
    onlyIf: { ...basic, find: ['part', 'whole'] },
  }),
  part: numberBox('25', {
    label: 'Is (the part)',
    isNeeded: true,
    onlyIf: { ...basic, find: ['percent', 'whole'] },
  }),
  whole: numberBox('100', {
    label: 'Of (the whole)',
    isNeeded: true,
    onlyIf: { ...basic, find: ['part', 'percent'] },
  }),
  ofPart: numberBox('75', { label: 'Part', isNeeded: true, onlyIf: partOf }),
  ofWhole: numberBox('200', { label: 'Total', isNeeded: true, onlyIf: partOf }),
  changeFrom: numberBox('100', { label: 'Original value', isNeeded: true, onlyIf: change }),
  changeTo: numberBox('125', { label: 'New value', isNeeded: true, onlyIf: change }),
  pointsFrom: numberBox('10', { label: 'Original percentage', unit: '%', isNeeded: true, onlyIf: points }),
  pointsTo: numberBox('15', { label: 'New percentage', unit: '%', isNeeded: true, onlyIf: points }),
  bill: numberBox('50', { label: 'Bill', isNeeded: true, onlyIf: tip }),
  tip: numberBox('15', {
    label: 'Tip',
    unit: '%',
    quick: ['15', '18', '20', '25'],
    isNeeded: true,
    onlyIf: tip,
  }),
  tax: numberBox('', { label: 'Tax in the bill', hint: 'No tip on it', onlyIf: tip }),
  split: choice(splitLabels, 'even', 'Split', { isSegmented: true, onlyIf: tip }),
  people: countBox('', { label: 'People', onlyIf: { ...tip, split: ['even'] } }, { min: 1, max: 1000 }),
  shares: text('Ann 1\nBen 2', 5000, 'People and shares', {
    role: 'input',
    hint: 'One per line: name and share. 2 pays double, 0.5 half.',
    isMultiline: true,
    isNeeded: true,
    onlyIf: { ...tip, split: ['weights'] },
  }),
  amounts: text('Ann 30\nBen 20', 5000, 'People and their items', {
    role: 'input',
    hint: 'One per line: name and amount. The tip, and what is left of the bill, is shared in proportion.',
    isMultiline: true,
    isNeeded: true,
    onlyIf: { ...tip, split: ['amounts'] },
  }),
  tipRounding: choice(tipRoundingLabels, 'none', 'Round', { onlyIf: tip }),
  direction: choice({ apply: 'Price after', undo: 'Price before' }, 'apply', 'Calculate', {
    isSegmented: true,
    onlyIf: price,
  }),
  price: numberBox('100', { label: 'Price', isNeeded: true, onlyIf: price }),
  changes: text('-30% -10%', 500, 'Changes, one after another', {
    role: 'input',
    hint: 'As in “-30% -10%” or “30% off” for discounts, “+20%” for tax',
    isNeeded: true,
    onlyIf: price,
  }),
  taxWay: choice({ add: 'Add tax', remove: 'Remove tax' }, 'add', 'Tax', { isSegmented: true, onlyIf: vat }),
  taxRate: numberBox('20', {
    label: 'Tax rate',
    unit: '%',
    quick: ['5', '7', '10', '19', '20', '21', '25'],
    isNeeded: true,
    onlyIf: vat,
  }),
  taxPrice: numberBox('100', { label: 'Amount', isNeeded: true, onlyIf: vat }),
  ...languages,
};

export type PercentageOptions = StateOf<typeof schema>;

import { languages, numberBox } from '#client/tool-kit/calculators/boxes.ts';
import { choice, type StateOf } from '#client/tool-kit/state/state-schema.ts';

const pairs = {
  'cost-price': 'Cost and price',
  'cost-margin': 'Cost and margin',
  'cost-markup': 'Cost and markup',
  'cost-profit': 'Cost and profit',
  'price-margin': 'Price and margin',
  'price-markup': 'Price and markup',
  'price-profit': 'Price and profit',
  'profit-margin': 'Profit and margin',
  'profit-markup': 'Profit and markup',
} as const;

const knownWith = (quantity: string) =>
  Object.keys(pairs).filter((pair) => pair.split('-').includes(quantity));

export const schema = {
  known: choice(pairs, 'cost-price', 'Known'),
  cost: numberBox('80', { label: 'Cost', onlyIf: { known: knownWith('cost') } }),
  price: numberBox('100', { label: 'Price, without tax', onlyIf: { known: knownWith('price') } }),
  profit: numberBox('20', { label: 'Profit', onlyIf: { known: knownWith('profit') } }),
  margin: numberBox('20', { label: 'Margin', unit: '%', onlyIf: { known: knownWith('margin') } }),
  markup: numberBox('25', { label: 'Markup', unit: '%', onlyIf: { known: knownWith('markup') } }),
  tax: numberBox('', { label: 'VAT or sales tax', unit: '%', hint: 'On top of the price' }),
  discount: numberBox('', { label: 'Discount', unit: '%', hint: 'Off the price, before tax' }),
  fee: numberBox('', {
    label: 'Marketplace or card fee',
    unit: '%',
    hint: 'Of what the customer pays, tax included',
    isMore: true,
  }),
  shipping: numberBox('', { label: 'Other cost per sale', hint: 'Shipping, packing', isMore: true }),
  fixedCosts: numberBox('', { label: 'Fixed costs', hint: 'For the break-even quantity', isMore: true }),
  target: numberBox('', { label: 'Target profit', hint: 'On top of the fixed costs', isMore: true }),
  ...languages,
};

export type MarginOptions = StateOf<typeof schema>;

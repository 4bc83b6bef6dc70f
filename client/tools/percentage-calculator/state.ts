import { asInput, choice, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';
import { typedIn, typedNumber } from '#client/tool-kit/state/typed-numbers.ts';
import { sharersField } from './sharers.ts';

export const schema = {
  tab: choice(['basic', 'percent-of', 'change', 'points', 'tip', 'price'], 'basic'),
  find: choice(['part', 'percent', 'whole'], 'part'),
  tipRounding: choice(['none', 'total', 'share'], 'none'),
  split: choice(['even', 'weights', 'amounts'], 'even'),
  direction: choice(['apply', 'undo'], 'apply'),
  percent: typedNumber('25'),
  whole: typedNumber('100'),
  part: typedNumber('25'),
  ofPart: typedNumber('75'),
  ofWhole: typedNumber('200'),
  changeFrom: typedNumber('100'),
  changeTo: typedNumber('125'),
  pointsFrom: typedNumber('10'),
  pointsTo: typedNumber('15'),
  bill: typedNumber('50'),
  tip: typedNumber('15'),
  tax: typedNumber(''),
  people: typedNumber(''),
  sharers: sharersField,
  price: typedNumber('100'),
  changes: asInput(text('-30% -10%', 500)),
  locale: typedIn,
};

export type PercentageState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<PercentageState>) => void;

import { asInput, choice, type StateField, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';
import { sharersField } from './sharers.ts';

/** A number as the person typed it. */
const typed = (initial: string): StateField<string> => asInput(text(initial, 100));

export const schema = {
  tab: choice(['basic', 'percent-of', 'change', 'points', 'tip', 'price'], 'basic'),
  find: choice(['part', 'percent', 'whole'], 'part'),
  tipRounding: choice(['none', 'total', 'share'], 'none'),
  split: choice(['even', 'weights', 'amounts'], 'even'),
  direction: choice(['apply', 'undo'], 'apply'),
  percent: typed('25'),
  whole: typed('100'),
  part: typed('25'),
  ofPart: typed('75'),
  ofWhole: typed('200'),
  changeFrom: typed('100'),
  changeTo: typed('125'),
  pointsFrom: typed('10'),
  pointsTo: typed('15'),
  bill: typed('50'),
  tip: typed('15'),
  tax: typed(''),
  people: typed(''),
  sharers: sharersField,
  price: typed('100'),
  changes: asInput(text('-30% -10%', 500)),
  /** The language the numbers were typed in: 1.234 is another number in German. */
  locale: asInput(text('en', 35)),
};

export type PercentageState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<PercentageState>) => void;

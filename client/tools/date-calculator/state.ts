import { asInput, choice, flag, number, type StateOf, text } from '#client/tool-kit/state-schema.ts';

export const schema = {
  tab: choice(['difference', 'add'], 'difference'),
  operation: choice(['add', 'subtract'], 'add'),
  unit: choice(['days', 'weeks', 'months', 'years', 'workdays', 'duration'], 'days'),
  includesEnd: flag(false),
  weekend: choice(['sat-sun', 'fri-sat', 'sun', 'fri', 'none'], 'sat-sun'),
  hoursPerDay: number(8, { min: 1, max: 24 }),
  start: asInput(text('', 20)),
  end: asInput(text('', 20)),
  /** Empty means today. */
  base: asInput(text('', 20)),
  amount: asInput(text('7', 20)),
  durations: asInput(text('')),
  holidays: asInput(text('')),
  /** Whether the button of the tab was pressed: until then it shows no result. */
  isDifferenceAsked: asInput(flag(false)),
  isSumAsked: asInput(flag(false)),
};

export type DateState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<DateState>) => void;

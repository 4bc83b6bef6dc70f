import { asInput, choice, flag, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';
import { typedIn, typedNumber } from '#client/tool-kit/state/typed-numbers.ts';

export const schema = {
  tab: choice(['difference', 'add', 'day'], 'difference'),
  operation: choice(['add', 'subtract'], 'add'),
  unit: choice(['days', 'weeks', 'months', 'years', 'workdays', 'duration'], 'days'),
  includesEnd: flag(false),
  countsWorkDays: flag(false),
  /** The unit of the difference. */
  asked: choice(['days', 'weeks', 'months', 'years', 'hours', 'minutes', 'seconds'], 'days'),
  weekend: choice(['sat-sun', 'fri-sat', 'sun', 'fri', 'none'], 'sat-sun'),
  /** Whose public holidays are days off, such as `DE-BY`; empty for none. */
  holidayPlace: text('', 12),
  hoursPerDay: number(8, { min: 1, max: 24 }),
  /** The hours of a business day, where times of day are given. */
  workFrom: text('9:00', 20),
  workTo: text('17:00', 20),
  /** The ISO weekday of the years asked for: 1 is Monday. */
  onWeekday: choice(['same', '1', '2', '3', '4', '5', '6', '7'], 'same'),
  start: asInput(text('', 20)),
  end: asInput(text('', 20)),
  /** Empty means that days are counted, not hours. */
  startTime: asInput(text('', 20)),
  endTime: asInput(text('', 20)),
  /** Empty means today. */
  day: asInput(text('', 20)),
  /** Empty means today. */
  base: asInput(text('', 20)),
  amount: typedNumber('7'),
  locale: typedIn,
  durations: asInput(text('')),
  /** When the durations begin; empty means midnight. */
  baseTime: asInput(text('', 20)),
  holidays: asInput(text('')),
  /** The dates of public holidays that are worked all the same. */
  workedHolidays: asInput(text('', 10_000)),
  /** Whether the button of the tab was pressed: until then it shows no result. */
  isDifferenceAsked: asInput(flag(false)),
  isSumAsked: asInput(flag(false)),
};

export type DateState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<DateState>) => void;

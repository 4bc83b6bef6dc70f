import { countBox, dateBox, languages } from '#client/tool-kit/calculators/boxes.ts';
import { asInput, choice, flag, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const difference = { tab: ['difference'] };
const sum = { tab: ['add'] };
const day = { tab: ['day'] };
const age = { tab: ['age'] };
const due = { tab: ['due'] };
const duration = { ...sum, unit: ['duration'] };
const time = (label: string, example: string, initial = '') =>
  text(initial, 20, label, { hint: `Such as ${example}`, onlyIf: difference });

const askedLabels = {
  days: 'Days',
  weeks: 'Weeks',
  months: 'Months',
  years: 'Years',
  hours: 'Hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
};

const unitLabels = {
  days: 'Days',
  months: 'Months',
  years: 'Years',
  weeks: 'Weeks',
  workdays: 'Business days',
  duration: 'Durations',
};

const dueFromLabels = {
  period: 'First day of the last period',
  conception: 'Conception',
  day5: 'Transfer of a 5-day embryo',
  day3: 'Transfer of a 3-day embryo',
};

const weekendLabels = {
  'sat-sun': 'Saturday and Sunday',
  'fri-sat': 'Friday and Saturday',
  sun: 'Sunday',
  fri: 'Friday',
  none: 'No weekend',
};

export const tabLabels = {
  difference: 'Date Difference',
  add: 'Add/Subtract Time',
  day: 'About a Date',
  age: 'Age',
  due: 'Due Date',
};
export const shortTabLabels = { difference: 'Difference', add: 'Time', day: 'About', age: 'Age', due: 'Due' };

export const schema = {
  tab: choice(tabLabels, 'difference', 'Kind of calculation', { shortLabels: shortTabLabels }),
  start: dateBox('', { label: 'Start date', onlyIf: difference }),
  end: dateBox('', { label: 'End date', onlyIf: difference }),
  asked: choice(askedLabels, 'days', 'Answer in', { onlyIf: difference }),
  includesEnd: flag(false, 'Include the last day', { onlyIf: difference }),
  countsWorkDays: flag(false, 'Count business days only', { onlyIf: difference }),
  base: dateBox('', { label: 'Base date', onlyIf: sum }),
  operation: choice({ add: 'Add', subtract: 'Subtract' }, 'add', 'Operation', {
    isSegmented: true,
    onlyIf: sum,
  }),
  amount: countBox(
    '7',
    { label: 'Value', onlyIf: sum, unless: duration },
    { min: 1, max: Number.MAX_SAFE_INTEGER },
  ),
  unit: choice(unitLabels, 'days', 'Unit', { onlyIf: sum }),
  baseTime: text('', 20, 'Base time', { role: 'input', hint: 'Such as 16:30', onlyIf: duration }),
  durations: text('', 20_000, 'Durations, one per line', {
    role: 'input',
    hint: 'Such as 1 year 2 mo 3d 4h, or P1Y2M3DT4H',
    isMultiline: true,
    onlyIf: duration,
  }),
  day: dateBox('', { label: 'Date', onlyIf: day }),
  /** The ISO weekday in the search for years: 1 is Monday. */
  // As labels by value the numbers would come first.
  onWeekday: choice(['same', '1', '2', '3', '4', '5', '6', '7'], 'same', 'Years when it falls on', {
    choiceLabels: {
      same: 'The same weekday',
      1: 'Monday',
      2: 'Tuesday',
      3: 'Wednesday',
      4: 'Thursday',
      5: 'Friday',
      6: 'Saturday',
      7: 'Sunday',
    },
    onlyIf: day,
  }),
  born: dateBox('', { label: 'Date of birth', onlyIf: age }),
  ageOn: dateBox('', { label: 'Age on', onlyIf: age }),
  dueFrom: choice(dueFromLabels, 'period', 'Counted from', { onlyIf: due }),
  dueBase: dateBox('', { label: 'On', onlyIf: due }),
  cycle: countBox(
    '28',
    { label: 'Cycle length', unit: 'days', onlyIf: { ...due, dueFrom: ['period'] } },
    { min: 20, max: 45 },
  ),
  // Without times, days are counted instead of hours.
  startTime: asInput(time('Start time', '9:30')),
  endTime: asInput(time('End time', '5:45 pm')),
  workFrom: time('Work begins', '0:00', '9:00'),
  workTo: time('Work ends', '24:00', '17:00'),
  weekend: choice(weekendLabels, 'sat-sun', 'Weekend'),
  holidayPlace: text('', 12, 'Public holidays of', { hint: 'A country or region, such as FR or DE-BY' }),
  workedHolidays: text('', 10_000, 'Public holidays worked', {
    role: 'input',
    hint: 'Their dates, such as 2026-05-01',
  }),
  hoursPerDay: number(8, { min: 1, max: 24 }, 'Hours per business day', {
    onlyIf: { ...difference, startTime: [''], endTime: [''] },
  }),
  holidays: text('', 100_000, 'Days off', {
    role: 'input',
    hint: 'One per line: 2026-12-25 Christmas, 2026-12-24 to 2027-01-02, or 12-25 for every year',
    isMultiline: true,
  }),
  today: dateBox('', {
    label: 'Today',
    hint: 'Also used for an empty base date or date; if empty, today by this device’s clock',
  }),
  ...languages,
};

/** The page's state beyond the options: whether the button of each tab was pressed. Before that no result is shown. */
export const pageSchema = {
  ...schema,
  isDifferenceAsked: asInput(flag(false)),
  isSumAsked: asInput(flag(false)),
};

export type DateOptions = StateOf<typeof schema>;
export type DateState = StateOf<typeof pageSchema>;
export type ChangeState = (change: Partial<DateState>) => void;

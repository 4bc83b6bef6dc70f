import type { MakerForm } from '#client/tool-kit/operations/page-words.ts';
import { choice, flag, number, type StateOf } from '#client/tool-kit/state/state-schema.ts';
import type { Dialect } from './reading/dialects.ts';

const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
const monthNames =
  'January February March April May June July August September October November December'.split(' ');
const months = monthNames.map((_, index) => index + 1);
const atTime = { repeat: ['daily', 'weekly', 'monthly', 'yearly'] } as const;
const onDay = (label: string, isOn: boolean) => flag(isOn, label, { onlyIf: { repeat: ['weekly'] } });

const repeatLabels = {
  minutes: 'Every few minutes',
  hourly: 'Every few hours',
  daily: 'Every day',
  weekly: 'On days of the week',
  monthly: 'Every month',
  yearly: 'Every year',
};

/** When a line runs, without its syntax. */
export const planSchema = {
  repeat: choice(repeatLabels, 'daily', 'Repeat'),
  // Only these divide the hour or the day evenly.
  everyMinutes: choice([1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30], 5, 'Minutes between runs', {
    onlyIf: { repeat: ['minutes'] },
  }),
  everyHours: choice([1, 2, 3, 4, 6, 8, 12], 1, 'Hours between runs', { onlyIf: { repeat: ['hourly'] } }),
  MON: onDay('Monday', true),
  TUE: onDay('Tuesday', false),
  WED: onDay('Wednesday', false),
  THU: onDay('Thursday', false),
  FRI: onDay('Friday', false),
  SAT: onDay('Saturday', false),
  SUN: onDay('Sunday', false),
  month: choice(months, 1, 'Month', {
    choiceLabels: Object.fromEntries(monthNames.map((name, index) => [index + 1, name])),
    onlyIf: { repeat: ['yearly'] },
  }),
  day: number(1, { min: 1, max: 31, isInteger: true }, 'Day of the month', {
    onlyIf: { repeat: ['monthly', 'yearly'] },
  }),
  hour: number(9, { min: 0, max: 23, isInteger: true }, 'Hour', { onlyIf: atTime }),
  minute: number(0, { min: 0, max: 59, isInteger: true }, 'Minute', {
    onlyIf: { repeat: ['hourly', ...atTime.repeat] },
  }),
};

export type Plan = StateOf<typeof planSchema>;

/** Returns why a plan never runs. */
export function planMistake(plan: Plan): string | undefined {
  if (plan.repeat === 'weekly' && !weekdays.some((name) => plan[name])) return 'Choose a day.';
  // Uses a leap year, because February 29 exists.
  const longest = new Date(Date.UTC(2024, plan.month, 0)).getUTCDate();
  if (plan.repeat !== 'yearly' || plan.day <= longest) return undefined;
  return `${monthNames[plan.month - 1] ?? ''} has no day ${plan.day}.`;
}

/** Writes a plan as a line of the dialect. */
export function writePlan(plan: Plan, dialect: Dialect): string {
  const { repeat, minute, everyMinutes, everyHours } = plan;
  const days = weekdays.filter((name) => plan[name]);
  const step = (every: number) => (every === 1 ? '*' : `*/${every}`);
  const isOnDate = repeat === 'monthly' || repeat === 'yearly';
  const weekday =
    repeat === 'weekly' && days.length < 7 ? days.join(',').replace('MON,TUE,WED,THU,FRI', 'MON-FRI') : '*';
  const fields = [
    repeat === 'minutes' ? step(everyMinutes) : minute,
    repeat === 'minutes' ? '*' : repeat === 'hourly' ? step(everyHours) : plan.hour,
    isOnDate ? plan.day : '*',
    repeat === 'yearly' ? plan.month : '*',
    weekday,
  ];
  if (dialect === 'crontab') return fields.join(' ');
  if (dialect === 'spring') return ['0', ...fields].join(' ');
  // Quartz and AWS want a question mark for the day that says nothing.
  fields[weekday === '*' ? 4 : 2] = '?';
  return (dialect === 'quartz' ? ['0', ...fields] : [...fields, '*']).join(' ');
}

/** Makes a line from a few choices, for people who do not know the syntax. */
export const planForm: MakerForm<Plan, { readonly dialect: Dialect }> = {
  title: 'Build a line',
  button: 'Use this line',
  schema: planSchema,
  mistakeOf: planMistake,
  write: (plan, { dialect }) => writePlan(plan, dialect),
};

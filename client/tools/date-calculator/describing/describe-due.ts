import { differenceBetween, inRange, readDate } from '#core/dates/days/date-arithmetic.ts';
import { count, longDate, weekdayName } from '#core/dates/days/date-text.ts';
import { readNumber } from '#core/numbers/read-number.ts';
import { ToolInputError } from '#core/errors.ts';
import { type DateOptions, schema } from '../state.ts';
import type { DateResult } from './date-result.ts';

/** Days from each beginning to the due date: ACOG Committee Opinion 700; 280 from the last period is the rule of Naegele. */
const daysFrom = { period: 280, conception: 266, day5: 261, day3: 263 } as const;
const usualCycle = 28;
const otherBase = { field: 'dueBase', hint: 'Enter a date from the year 2 to 9998.' };
/** The first day of each span in completed weeks, by ACOG. */
const spans = [
  ['Second trimester from', 14],
  ['Third trimester from', 28],
  ['Early term from', 37],
  ['Full term from', 39],
  ['Late term from', 41],
  ['Post-term from', 42],
] as const;

/** Describes the due date of a pregnancy. */
export function describeDue(state: DateOptions, today: string, locale: string): DateResult {
  const { dueFrom } = state;
  const base = readDate(state.dueBase, schema.dueBase.label ?? '');
  const longer = dueFrom === 'period' ? readCycle(state) - usualCycle : 0;
  const due = inRange(() => base.add({ days: daysFrom[dueFrom] + longer }), otherBase);
  const start = inRange(() => due.subtract({ days: daysFrom.period }), otherBase);
  const weeksAt = (weeks: number) => inRange(() => start.add({ days: weeks * 7 }), otherBase);
  const now = readDate(today, 'Today');
  const age = differenceBetween(start, now, false).days;
  const untilDue = differenceBetween(now, due, false).days;
  const isNow = age >= 0 && age < 44 * 7;
  return {
    shown: longDate(due, locale),
    plain: due.toString(),
    span: undefined,
    sentences: [
      `Due date: ${longDate(base, locale)} + ${count(daysFrom[dueFrom] + longer, 'day', locale)}.`,
      'It is an estimate: few children are born on that very day. An early ultrasound dates better.',
    ],
    rows: [
      ['Weekday', weekdayName(due, locale)],
      ['From today', count(untilDue, 'day', locale)],
      ...(isNow
        ? ([
            ['Today', `${count(Math.floor(age / 7), 'week', locale)}, ${count(age % 7, 'day', locale)}`],
          ] as const)
        : []),
      ['Conception about', longDate(due.subtract({ days: daysFrom.conception }), locale)],
      ...spans.map(([label, weeks]) => [label, longDate(weeksAt(weeks), locale)] as const),
    ],
  };
}

function readCycle({ cycle, locale }: DateOptions): number {
  const { label = '', limits = { min: 0, max: 0 } } = schema.cycle;
  const { numerator, denominator } = readNumber(cycle, { label, field: 'cycle', locale });
  const days = Number(numerator);
  if (denominator === 1n && days >= limits.min && days <= limits.max) return days;
  throw new ToolInputError(`A cycle has ${limits.min} to ${limits.max} whole days here.`, {
    field: 'cycle',
    hint: 'Take 28 if it is not known.',
  });
}

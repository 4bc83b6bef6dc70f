import { differenceBetween, readDate } from '#core/dates/days/date-arithmetic.ts';
import { calendarSpan, count, longDate, weekdayName } from '#core/dates/days/date-text.ts';
import { ToolInputError } from '#core/errors.ts';
import type { DateOptions } from '../state.ts';
import type { DateResult } from './date-result.ts';

const roundDays = 1_000;

/** Describes the age on a day; of someone born on February 29 a birthday without one is on March 1. */
export function describeAge(state: DateOptions, today: string, locale: string): DateResult {
  const born = readDate(state.born, 'Date of birth');
  const on = readDate(state.ageOn || today, 'Age on');
  const { days, calendar, isBackwards } = differenceBetween(born, on, false);
  if (isBackwards)
    throw new ToolInputError('The date of birth lies after the day of the age.', {
      hint: 'Enter an earlier date of birth.',
    });
  const { years, months } = calendar;
  const isLeapDay = born.month === 2 && born.day === 29;
  const isBirthday = calendar.months === 0 && calendar.days === 0 && years > 0;
  const next = birthdayOf(born, years + 1);
  const nextRound = (Math.floor(days / roundDays) + 1) * roundDays;
  const text = calendarSpan(calendar, locale);
  return {
    shown: text,
    plain: text,
    span: undefined,
    sentences: [
      `Born on a ${weekdayName(born, locale)}, ${longDate(born, locale)}.`,
      ...(isBirthday ? [`This day is a birthday: ${count(years, 'year', locale)}.`] : []),
      ...(isLeapDay
        ? ['Years without a February 29 have the birthday on March 1 here; some laws say February 28.']
        : []),
    ],
    rows: [
      [
        'Next birthday',
        `${weekdayName(next, locale)}, ${longDate(next, locale)} (${count(years + 1, 'year', locale)})`,
      ],
      ['Until then', count(differenceBetween(on, next, false).days, 'day', locale)],
      ['In months', calendarSpan({ months: years * 12 + months, days: calendar.days }, locale)],
      ['In weeks', `${count(Math.floor(days / 7), 'week', locale)}, ${count(days % 7, 'day', locale)}`],
      ['In days', count(days, 'day', locale)],
      ['In hours', count(days * 24, 'hour', locale)],
      [`${count(nextRound, 'day', locale)} old on`, longDate(born.add({ days: nextRound }), locale)],
    ],
  };
}

function birthdayOf(born: Temporal.PlainDate, years: number): Temporal.PlainDate {
  const day = born.add({ years });
  return day.day === born.day ? day : day.add({ days: 1 });
}

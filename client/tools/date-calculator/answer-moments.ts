import type { Answer } from '#client/tool-kit/answer.ts';
import { count, isoWeek, longDate, weekdayName } from '#core/dates/days/date-text.ts';
import { readDate } from '#core/dates/days/date-arithmetic.ts';
import { dayNumber } from '#core/dates/days/day-numbers.ts';
import { countDays, readWorkCalendar } from '#core/dates/days/work-days.ts';
import { plainDate } from '#core/dates/days/written-dates.ts';
import { unlessMistaken } from '#client/tool-kit/asking/unless-mistaken.ts';
import { readDateWords } from './phrases/phrase-dates.ts';

const weekAsked =
  /^(?:what\s+(?:is\s+the\s+)?|which\s+)?(?:iso\s+)?week(?:(?:\s+number)?\s+(?:of|on|for|is)\s+(?<day>.+?)|\s+number\s+(?<date>\d{1,4}[-./ ].+?))\??$/i;
const dayOfYearAsked =
  /^(?:what\s+(?:is\s+the\s+)?)?day\s+(?:number\s+)?of\s+(?:the\s+)?year\s+(?:of\s+|on\s+|is\s+)?(?<day>.+?)\??$/i;
const daysInAsked = /^(?:how\s+many\s+)?days\s+(?:are\s+)?(?:there\s+)?in\s+(?<span>.+?)\??$/i;
const thisWeekAsked =
  /^(?!week$)(?:what\s+)?(?:(?:(?:the\s+)?current|this|iso)\s+)?(?:calendar\s+)?week(?:\s*(?:number|no\.?))?(?:\s+(?:of\s+the\s+year\s+)?(?:is\s+it|it\s+is|now|today|is\s+this|are\s+we\s+in))*$/i;
const workDaysAsked =
  /^(?:how\s+many\s+|number\s+of\s+)?(?:working|business|work|week)\s*-?days\s+(?:are\s+)?(?:there\s+)?in\s+(?<span>.+?)\??$/i;
const bareDate = /^\d{4}-\d{1,2}-\d{1,2}$|^\d{1,2}[./]\d{1,2}[./]\d{4}$/;
type AnswerDay = (words: string, locale: string, today: Temporal.PlainDate) => Answer | undefined;

const forms: readonly (readonly [RegExp, AnswerDay])[] = [
  [weekAsked, (day, ...view) => answerWeek(/^it(?: now| today)?$/i.test(day) ? 'today' : day, ...view)],
  [dayOfYearAsked, answerDayOfYear],
  [workDaysAsked, (span, locale, today) => answerDaysIn(span.toLowerCase(), locale, today, true)],
  [daysInAsked, (span, locale, today) => answerDaysIn(span.toLowerCase(), locale, today)],
];

/** Answers `week number of 30 dec 2024`, `what week is it` and `12/25/2026`. */
export function answerMoment(query: string, locale: string, today: Temporal.PlainDate): Answer | undefined {
  const asked = query.trim();
  if (thisWeekAsked.test(asked.replace(/\?$/, ''))) return answerWeek('today', locale, today);
  if (bareDate.test(asked)) return answerBareDate(asked, locale, today);
  for (const [pattern, answer] of forms) {
    const match = pattern.exec(asked);
    const words = match && (match[1] ?? match[2]);
    if (words) return answer(words, locale, today);
  }
  return undefined;
}

/** Answers a single date with its weekday; dates that may be of two months are left alone. */
function answerBareDate(written: string, locale: string, today: Temporal.PlainDate): Answer | undefined {
  const [first = 0, second = 0] = written.split(/\D/).map(Number);
  const isDotted = written.includes('.');
  if (/\D\d{4}$/.test(written) && !isDotted && first <= 12 && second <= 12 && first !== second)
    return undefined;
  const order = isDotted || first > 12 ? 'day' : 'month';
  const date = dateOrNothing(/^\d{4}-/.test(written) ? written : plainDate(written, order));
  if (!date) return undefined;
  const days = today.until(date, { largestUnit: 'day' }).days;
  const distance =
    days === 0 ? 'today' : `${count(Math.abs(days), 'day', locale)} ${days > 0 ? 'from today' : 'ago'}`;
  return {
    text: `${weekdayName(date, locale)}, ${longDate(date, locale)}`,
    working: `${distance}, ${isoWeek(date)}`,
    opens: longDate(date, locale),
    values: { tab: 'day', day: date.toString() },
  };
}

function dateOrNothing(written: string): Temporal.PlainDate | undefined {
  return unlessMistaken(() => readDate(written, 'Date'));
}

function answerWeek(words: string, locale: string, today: Temporal.PlainDate): Answer | undefined {
  const date = readDateWords(words.toLowerCase(), { today, locale, lean: 'this year' });
  if (!date) return undefined;
  const { weekOfYear = 1, yearOfWeek = date.year } = date;
  return {
    text: `Week ${weekOfYear} of ${yearOfWeek}`,
    working: `${longDate(date, locale)} is ${isoWeek(date)} by ISO 8601, whose weeks begin on Monday`,
    opens: longDate(date, locale),
    values: { tab: 'day', day: date.toString() },
  };
}

function answerDayOfYear(words: string, locale: string, today: Temporal.PlainDate): Answer | undefined {
  const date = readDateWords(words.toLowerCase(), { today, locale, lean: 'this year' });
  if (!date) return undefined;
  const opens = longDate(date, locale);
  const working = `${opens}, of ${date.daysInYear} days in ${date.year}`;
  return { text: `Day ${date.dayOfYear}`, working, opens, values: { tab: 'day', day: date.toString() } };
}

/** Answers `days in february 2100`, `how many days in 2028`. */
function answerDaysIn(
  words: string,
  locale: string,
  today: Temporal.PlainDate,
  countsWorkDays = false,
): Answer | undefined {
  const view = { today, locale, lean: 'this year' } as const;
  const [first, last] = [readDateWords(`start of ${words}`, view), readDateWords(`end of ${words}`, view)];
  if (!first || !last) return undefined;
  const days = first.until(last, { largestUnit: 'day' }).days + 1;
  const values = {
    tab: 'difference',
    start: first.toString(),
    end: last.toString(),
    startTime: '',
    endTime: '',
    asked: 'days',
    isDifferenceAsked: true,
    includesEnd: true,
    countsWorkDays,
  } as const;
  const opens = `${longDate(first, locale)} → ${longDate(last, locale)}`;
  if (countsWorkDays) {
    const { workDays } = countDays(dayNumber(first), dayNumber(last) + 1, readWorkCalendar('sat-sun', ''));
    const working = `${opens}, without Saturdays and Sundays; holidays count`;
    return { text: count(workDays, 'business day', locale), working, opens, values };
  }
  return { text: count(days, 'day', locale), working: `${opens}, both counted`, opens, values };
}

import type { Answer } from '#client/tool-kit/answer.ts';
import { count, isoWeek, longDate } from '#core/dates/days/date-text.ts';
import { readDateWords } from './phrases/phrase-dates.ts';

const weekAsked =
  /^(?:what\s+(?:is\s+the\s+)?|which\s+)?(?:iso\s+)?week(?:\s+number)?\s+(?:of|on|for|is)\s+(?<day>.+?)\??$/i;
const dayOfYearAsked =
  /^(?:what\s+(?:is\s+the\s+)?)?day\s+(?:number\s+)?of\s+(?:the\s+)?year\s+(?:of\s+|on\s+|is\s+)?(?<day>.+?)\??$/i;
const daysInAsked = /^(?:how\s+many\s+)?days\s+(?:are\s+)?(?:there\s+)?in\s+(?<span>.+?)\??$/i;
const stampAsked =
  /^(?:convert\s+)?(?:unix|epoch)(?:\s+(?:time\s?stamp|time|epoch))?\s+(?<stamp>-?\d{1,14})$|^time\s?stamp\s+(?<bare>-?\d{9,14})$/i;
/** A timestamp with more digits counts milliseconds, as in browsers. */
const maxSecondDigits = 11;

/** Answers `week number of 30 dec 2024` and `unix timestamp 1700000000`. */
export function answerMoment(query: string, locale: string, today: Temporal.PlainDate): Answer | undefined {
  const day = weekAsked.exec(query.trim())?.groups?.day;
  if (day !== undefined) return answerWeek(/^it(?: now| today)?$/i.test(day) ? 'today' : day, locale, today);
  const dayOfYear = dayOfYearAsked.exec(query.trim())?.groups?.day;
  if (dayOfYear !== undefined) return answerDayOfYear(dayOfYear, locale, today);
  const span = daysInAsked.exec(query.trim())?.groups?.span;
  if (span !== undefined) return answerDaysIn(span.toLowerCase(), locale, today);
  const { stamp, bare } = stampAsked.exec(query.trim())?.groups ?? {};
  return answerStamp(stamp ?? bare ?? '', locale);
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
function answerDaysIn(words: string, locale: string, today: Temporal.PlainDate): Answer | undefined {
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
    countsWorkDays: false,
  } as const;
  const opens = `${longDate(first, locale)} → ${longDate(last, locale)}`;
  return { text: count(days, 'day', locale), working: `${opens}, both counted`, opens, values };
}

function answerStamp(stamp: string, locale: string): Answer | undefined {
  if (stamp === '') return undefined;
  const isSeconds = stamp.replace('-', '').length <= maxSecondDigits;
  const moment = new Date(Number(stamp) * (isSeconds ? 1000 : 1));
  const [day = '', time = ''] = moment.toISOString().split('T');
  if (!/^\d{4}-/.test(day)) return undefined;
  const here = moment.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'long' });
  return {
    text: `${day} ${time.replace(/(?:\.000)?Z$/, '')} UTC`,
    working: `${stamp} ${isSeconds ? 'seconds' : 'milliseconds'} since 1970; here ${here}`,
    opens: day,
    values: { tab: 'day', day },
  };
}

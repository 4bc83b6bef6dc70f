import { readOwn } from '#core/collections/read-own.ts';

/** The day in a question: an ISO date, a number of days from today, a date without a year, or a weekday. */
export type AskedDay =
  | { readonly date: string }
  | { readonly days: number }
  | { readonly month: number; readonly day: number }
  | { readonly weekday: number; readonly isNext: boolean };

/** A day found in a text, and the rest of the text. */
export interface FoundDay {
  readonly day: AskedDay | undefined;
  readonly rest: string;
}

type Groups = Readonly<Record<string, string | undefined>>;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weekdayStarts = 'sun|mon|tue|wed|thu|fri|sat';
const weekdayEnd = '(?:day|sday|nesday|rsday|urday|s|rs)?';
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const near: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tonight: 0, tomorrow: 1 };

const month =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const said = `(?:(?<said>${weekdayStarts})${weekdayEnd},?\\s+)?`;
const year = '(?:,?\\s+(?<year>\\d{4})(?=$|[\\s,]))?';
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const forms: readonly (readonly [RegExp, (groups: Groups) => AskedDay | undefined])[] = [
  [form(`${said}(?<year>\\d{4})[-/](?<month>\\d{1,2})[-/](?<day>\\d{1,2})`), readNumbers],
  [form(`${said}(?<day>\\d{1,2})\\.\\s?(?<month>\\d{1,2})\\.\\s?(?<year>\\d{4})`), readNumbers],
  [form(`${said}(?<first>\\d{1,2})/(?<second>\\d{1,2})/(?<year>\\d{4})`), readSlashes],
  [form(`${said}${day}\\.?\\s+(?:of\\s+)?${month}${year}`), readNamedMonth],
  [form(`${said}${month}\\s+${day}(?!\\s*[ap]\\.?m)${year}`), readNamedMonth],
  [
    form(`(?<near>${Object.keys(near).join('|')})`),
    ({ near: word = '' }) => ({ days: readOwn(near, word.toLowerCase()) ?? 0 }),
  ],
  [
    form(`(?:this\\s+|(?<next>next\\s+))?(?<weekday>${weekdayStarts})${weekdayEnd}`),
    ({ weekday = '', next }) => ({
      weekday: numberOfWeekday(weekday),
      isNext: next !== undefined,
    }),
  ],
];

// ISO 8601 week dates and ordinal dates.
const otherDates = /(?<=^|\s)\d{4}-?(?:w\d{2}(?:-?\d)?|(?<=-)\d{3})(?=$|[\s,t])/i;

/** Finds the day that a question names; or the problem with a day that does not exist. */
export function findDay(text: string): FoundDay | { readonly problem: string } {
  const [unread] = otherDates.exec(text) ?? [];
  if (unread !== undefined) {
    return {
      problem: `“${unread}” is not read as a date: write it as 2026-11-23, 23.11.2026 or 23 Nov 2026.`,
    };
  }
  for (const [pattern, read] of forms) {
    const match = pattern.exec(text);
    if (!match?.groups) continue;
    const written = match[0]
      .trim()
      .replace(/^on\s+/i, '')
      .replace(/,$/, '');
    if (match.groups.first !== undefined && isDoubtful(match.groups)) {
      return {
        problem: `“${written}” may be of two months: write ${bothReadings(match.groups).join(' or ')}, or the month’s name.`,
      };
    }
    const found = read(match.groups);
    if (!found) return { problem: `“${written}” is not a date.` };
    const problem = contradict(written, match.groups.said, found);
    if (problem !== undefined) return { problem };
    return { day: found, rest: text.replace(match[0], ' ') };
  }
  return { day: undefined, rest: text };
}

/** Returns the ISO date of a day; `today` is an ISO date. A weekday or a date without a year is the next such day. */
export function resolveDay(asked: AskedDay | undefined, today: string): string {
  if (!asked) return today;
  if ('date' in asked) return asked.date;
  if ('month' in asked) return nextOfYears(asked.month, asked.day, today);
  const start = new Date(`${today}T00:00Z`);
  const shift =
    'days' in asked ? asked.days : (asked.weekday - start.getUTCDay() + 7) % 7 || (asked.isNext ? 7 : 0);
  start.setUTCDate(start.getUTCDate() + shift);
  return start.toISOString().slice(0, 10);
}

function form(source: string): RegExp {
  return new RegExp(`(?<=^|[\\s,])(?:on\\s+)?${source}(?:,|(?=$|\\s))`, 'i');
}

function readNumbers({ year: y = '', month: m = '', day: d = '' }: Groups): AskedDay | undefined {
  return realDate(y, Number(m), Number(d));
}

/** Reads a date with slashes. The month is known if one number is above 12, or if both are equal. */
function readSlashes({ year: y = '', first = '', second = '' }: Groups): AskedDay | undefined {
  const [one, two] = [Number(first), Number(second)];
  return one > 12 ? realDate(y, two, one) : realDate(y, one, two);
}

function isDoubtful({ first, second }: Groups): boolean {
  return Number(first) <= 12 && Number(second) <= 12 && first !== second;
}

/** Returns the problem with a weekday before a date. */
function contradict(written: string, weekday: string | undefined, found: AskedDay): string | undefined {
  if (weekday === undefined) return undefined;
  if (!('date' in found)) return `Write the year of “${written}”, or leave out the weekday.`;
  const real = new Date(`${found.date}T00:00Z`).getUTCDay();
  return numberOfWeekday(weekday) === real
    ? undefined
    : `“${written}” has the wrong weekday: ${found.date} is a ${weekdays[real]}.`;
}

function numberOfWeekday(start: string): number {
  return weekdays.findIndex((name) => name.toLowerCase().startsWith(start.toLowerCase()));
}

function bothReadings({ year: y = '', first = '', second = '' }: Groups): readonly string[] {
  return [writeDate(y, Number(first), Number(second)), writeDate(y, Number(second), Number(first))];
}

function readNamedMonth({ year: y, month: m = '', day: d = '' }: Groups): AskedDay | undefined {
  const number = months.indexOf(m.slice(0, 3).toLowerCase()) + 1;
  if (y !== undefined) return realDate(y, number, Number(d));
  // Every valid day exists in a leap year.
  return realDate('2024', number, Number(d)) && { month: number, day: Number(d) };
}

/** Rejects dates such as 30 February, which JavaScript reads as 2 March. */
function realDate(y: string, m: number, d: number): { readonly date: string } | undefined {
  const iso = writeDate(y, m, d);
  const parsed = new Date(`${iso}T00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(iso) ? { date: iso } : undefined;
}

function writeDate(y: string, m: number, d: number): string {
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}

function nextOfYears(m: number, d: number, today: string): string {
  const start = Number(today.slice(0, 4));
  const years = Array.from({ length: 9 }, (_, index) => String(start + index).padStart(4, '0'));
  const dates = years.flatMap((y) => realDate(y, m, d)?.date ?? []);
  return dates.find((date) => date >= today) ?? today;
}

/** The day a question is about: its ISO date, days from today, a date of any year, or a weekday. */
export type AskedDay =
  | { readonly date: string }
  | { readonly days: number }
  | { readonly month: number; readonly day: number }
  | { readonly weekday: number; readonly isNext: boolean };

/** A day found in a text, and the text without it. */
export interface FoundDay {
  readonly day: AskedDay | undefined;
  readonly rest: string;
}

type Groups = Readonly<Record<string, string | undefined>>;

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const near: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tonight: 0, tomorrow: 1 };

const month =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const year = '(?:,?\\s+(?<year>\\d{4})(?=$|[\\s,]))?';
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const forms: readonly (readonly [RegExp, (groups: Groups) => AskedDay | undefined])[] = [
  [form('(?<year>\\d{4})[-/](?<month>\\d{1,2})[-/](?<day>\\d{1,2})'), readNumbers],
  [form('(?<day>\\d{1,2})\\.\\s?(?<month>\\d{1,2})\\.\\s?(?<year>\\d{4})'), readNumbers],
  [form('(?<first>\\d{1,2})/(?<second>\\d{1,2})/(?<year>\\d{4})'), readSlashes],
  [form(`${day}\\.?\\s+(?:of\\s+)?${month}${year}`), readNamedMonth],
  [form(`${month}\\s+${day}(?!\\s*[ap]\\.?m)${year}`), readNamedMonth],
  [
    form(`(?<near>${Object.keys(near).join('|')})`),
    ({ near: word = '' }) => ({ days: near[word.toLowerCase()] ?? 0 }),
  ],
  [
    form(
      '(?:this\\s+|(?<next>next\\s+))?(?<weekday>sun|mon|tue|wed|thu|fri|sat)(?:day|sday|nesday|rsday|urday|s|rs)?',
    ),
    ({ weekday = '', next }) => ({
      weekday: weekdays.indexOf(weekday.toLowerCase()),
      isNext: next !== undefined,
    }),
  ],
];

/** Finds the day that a question names; what is wrong with it where there is none of that name. */
export function findDay(text: string): FoundDay | { readonly problem: string } {
  for (const [pattern, read] of forms) {
    const match = pattern.exec(text);
    if (!match?.groups) continue;
    const written = match[0]
      .trim()
      .replace(/^on\s+/i, '')
      .replace(/,$/, '');
    if (match.groups.first !== undefined && isDoubtful(match.groups)) {
      return {
        problem: `“${written}” may be of two months: write the date as 2027-02-01, or with the month’s name.`,
      };
    }
    const found = read(match.groups);
    if (!found) return { problem: `“${written}” is no date.` };
    return { day: found, rest: text.replace(match[0], ' ') };
  }
  return { day: undefined, rest: text };
}

/** The ISO date that is meant, where `today` is an ISO date; a weekday or a date of any year is the next that comes. */
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

/** Which of the two numbers is the month is told by the one above 12, or they are the same. */
function readSlashes({ year: y = '', first = '', second = '' }: Groups): AskedDay | undefined {
  const [one, two] = [Number(first), Number(second)];
  return one > 12 ? realDate(y, two, one) : realDate(y, one, two);
}

function isDoubtful({ first, second }: Groups): boolean {
  return Number(first) <= 12 && Number(second) <= 12 && first !== second;
}

function readNamedMonth({ year: y, month: m = '', day: d = '' }: Groups): AskedDay | undefined {
  const number = months.indexOf(m.slice(0, 3).toLowerCase()) + 1;
  if (y !== undefined) return realDate(y, number, Number(d));
  // Every day that there is, is there in a leap year.
  return realDate('2024', number, Number(d)) && { month: number, day: Number(d) };
}

/** A 30th of February would pass for the 2nd of March. */
function realDate(y: string, m: number, d: number): { readonly date: string } | undefined {
  const iso = `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
  const parsed = new Date(`${iso}T00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(iso) ? { date: iso } : undefined;
}

function nextOfYears(m: number, d: number, today: string): string {
  const start = Number(today.slice(0, 4));
  const years = Array.from({ length: 9 }, (_, index) => String(start + index).padStart(4, '0'));
  const dates = years.flatMap((y) => realDate(y, m, d)?.date ?? []);
  return dates.find((date) => date >= today) ?? today;
}

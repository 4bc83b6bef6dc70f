import { noSuchDay, noSuchWeek } from './impossible-days.ts';
import { feastIn, monthOf, ordinalOf, weekdayOf } from './phrase-names.ts';
import { readOwn } from '#core/collections/read-own.ts';

/**
 * The context for reading a phrase: the current day, and the language for month names and for the order of 1/2/2026.
 */
export interface Viewpoint {
  readonly today: Temporal.PlainDate;
  readonly locale: string;
  /** The current time; undefined to count hours from midnight. */
  readonly now?: Temporal.PlainTime | undefined;
  /** The year that is assumed if none is written: this one, the year of the next such day, or that of the last. */
  readonly lean: 'this year' | 'ahead' | 'back';
  /** Called for a well-formed date that does not exist. */
  readonly onImpossible?: (sentence: string) => void;
}

/** Reads a date in words; undefined if the text is not a date. */
export function readDateWords(words: string, view: Viewpoint): Temporal.PlainDate | undefined {
  const text = words.trim().replace(/^(?:on|the)\s+/, '');
  if (text === '' || text.length > 60) return undefined;
  try {
    return (
      readRelativeDay(text, view) ??
      readNumericDate(text, view) ??
      readIsoWeek(text) ??
      readNamedDay(text, view) ??
      readWeekdayOfMonth(text, view) ??
      readMonthEdge(text, view) ??
      readFeast(text, view)
    );
  } catch (error) {
    // The month does not have this day.
    if (!(error instanceof RangeError)) throw error;
    view.onImpossible?.(error.message);
    return undefined;
  }
}

const relativeDays: Readonly<Record<string, number>> = {
  today: 0,
  now: 0,
  tomorrow: 1,
  yesterday: -1,
  'day after tomorrow': 2,
  'day before yesterday': -2,
};

function readRelativeDay(text: string, { today, locale, lean }: Viewpoint): Temporal.PlainDate | undefined {
  const days = readOwn(relativeDays, text);
  if (days !== undefined) return today.add({ days });
  const [, which, name = ''] = /^(?:(this|next|coming|last|past) )?(\S+)$/.exec(text) ?? [];
  const weekday = weekdayOf(name, locale);
  if (weekday === undefined || /\d/.test(name)) return undefined;
  if (which === 'this') return today.add({ days: (weekday - today.dayOfWeek + 7) % 7 });
  const ahead = ((weekday - today.dayOfWeek + 6) % 7) + 1;
  const isBack = which === 'last' || which === 'past' || (which === undefined && lean === 'back');
  return today.add({ days: isBack ? (ahead === 7 ? -7 : ahead - 7) : ahead });
}

/** Reads 2026-03-03, 3.3.2026, and 3/4/2026 in the order of the locale. */
function readNumericDate(text: string, { locale }: Viewpoint): Temporal.PlainDate | undefined {
  const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (iso) return dateOf(Number(iso[1]), Number(iso[3]), Number(iso[4]));
  const [, first, mark, second, year] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type);
  const isMonthFirst = mark !== '.' && parts.indexOf('month') < parts.indexOf('day');
  const [month, day] = isMonthFirst ? [first, second] : [second, first];
  return dateOf(Number(year), Number(month), Number(day));
}

/** Reads `2026-W01-1`, or `week 53 of 2026` as its Monday. */
function readIsoWeek(text: string): Temporal.PlainDate | undefined {
  const iso = /^(\d{4})-?w(\d{2})(?:-?([1-7]))?$/.exec(text);
  const [, year, week, day] = iso ?? [];
  const [, spokenWeek, spokenYear] = /^(?:iso )?week (\d{1,2})(?:,? (?:of |in )?)(\d{4})$/.exec(text) ?? [];
  const written = year ?? spokenYear;
  return written === undefined
    ? undefined
    : dayOfWeek(Number(written), Number(week ?? spokenWeek), Number(day ?? 1));
}

/**
 * Returns a day of an ISO week. January 4 is always in week 1 (ISO 8601). Throws a RangeError for a week that the year
 * does not have.
 */
function dayOfWeek(year: number, week: number, day: number): Temporal.PlainDate {
  const fourth = new Temporal.PlainDate(year, 1, 4);
  const found = fourth.add({ days: 7 * (week - 1) + day - fourth.dayOfWeek });
  const weeks = new Temporal.PlainDate(year, 12, 28).weekOfYear ?? 52;
  if (week < 1 || week > weeks) throw new RangeError(noSuchWeek(year, week, weeks));
  return found;
}

/** Reads `3 March 2026`, `March 3rd`, `3. März`. */
function readNamedDay(text: string, view: Viewpoint): Temporal.PlainDate | undefined {
  const plain = text.replace(/^(\p{L}+)[,.]? (?=\d|\p{L}+\.? \d)/u, (whole, word: string) =>
    weekdayOf(word, view.locale) === undefined || monthOf(word, view.locale) !== undefined ? whole : '',
  );
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th|\.)?(?: of)? ?(\p{L}+)\.?,?(?: (\d{4}))?$/u.exec(plain);
  const monthFirst = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/u.exec(plain);
  const [day, name, year] = dayFirst
    ? [dayFirst[1], dayFirst[2], dayFirst[3]]
    : [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  const month = name === undefined ? undefined : monthOf(name, view.locale);
  if (month === undefined) return undefined;
  if (year !== undefined) return dateOf(Number(year), month, Number(day));
  // 2000 is a leap year, so any day that exists in some year passes.
  if (Number(day) > new Temporal.PlainDate(2000, month, 1).daysInMonth || Number(day) === 0) {
    throw new RangeError(noSuchDay(undefined, month, Number(day)));
  }
  return inChosenYear(view, (some) => optionalDate(some, month, Number(day)));
}

/** Reads `last friday of next month`, `2nd monday in may 2027`. */
function readWeekdayOfMonth(text: string, view: Viewpoint): Temporal.PlainDate | undefined {
  const [, order = '', name = '', rest = ''] = /^(\S+) (\S+) (?:of|in) (?:the )?(.+)$/.exec(text) ?? [];
  const [place, weekday] = [ordinalOf(order), weekdayOf(name, view.locale)];
  const month = readMonth(rest, view.today, view.locale);
  if (place === undefined || weekday === undefined || !month) return undefined;
  if (place === -1) {
    const last = month.add({ months: 1 }).subtract({ days: 1 });
    return last.subtract({ days: (last.dayOfWeek - weekday + 7) % 7 });
  }
  const found = month.add({ days: ((weekday - month.dayOfWeek + 7) % 7) + (place - 1) * 7 });
  return found.month === month.month ? found : undefined;
}

/** Reads `end of next month`, `first day of 2027`, `end of the year`. */
function readMonthEdge(text: string, { today, locale }: Viewpoint): Temporal.PlainDate | undefined {
  const [, edge = '', rest = ''] =
    /^(start|beginning|first day|end|last day) of (?:the )?(.+)$/.exec(text) ?? [];
  const isEnd = edge === 'end' || edge === 'last day';
  const year = readYear(rest, today);
  if (year !== undefined) return isEnd ? dateOf(year, 12, 31) : dateOf(year, 1, 1);
  const month = readMonth(rest, today, locale);
  return isEnd ? month?.add({ months: 1 }).subtract({ days: 1 }) : month;
}

function readYear(text: string, { year }: Temporal.PlainDate): number | undefined {
  const years: Readonly<Record<string, number>> = {
    year: year,
    'this year': year,
    'next year': year + 1,
    'last year': year - 1,
  };
  if (/^\d{4}$/.test(text)) return Number(text);
  return readOwn(years, text);
}

/** Returns the first day of the named month. */
function readMonth(text: string, today: Temporal.PlainDate, locale: string): Temporal.PlainDate | undefined {
  const months: Readonly<Record<string, number>> = {
    month: 0,
    'this month': 0,
    'next month': 1,
    'last month': -1,
  };
  const count = readOwn(months, text);
  if (count !== undefined) return today.with({ day: 1 }).add({ months: count });
  const [, name = '', year] = /^(\p{L}+)\.?(?:,? (\d{4}))?$/u.exec(text) ?? [];
  const month = monthOf(name, locale);
  return month === undefined ? undefined : dateOf(year === undefined ? today.year : Number(year), month, 1);
}

function readFeast(text: string, view: Viewpoint): Temporal.PlainDate | undefined {
  const [, name = '', written] = /^(.*?)(?: (\d{4}))?$/.exec(text.replaceAll('’', "'")) ?? [];
  if (written !== undefined) return feastIn(name, Number(written));
  return inChosenYear({ ...view, lean: view.lean === 'this year' ? 'ahead' : view.lean }, (year) =>
    feastIn(name, year),
  );
}

/** Finds the day in the assumed year; searches eight years, because February 29 may be missing that long. */
function inChosenYear(
  { today, lean }: Viewpoint,
  dayIn: (year: number) => Temporal.PlainDate | undefined,
): Temporal.PlainDate | undefined {
  if (lean === 'this year') return dayIn(today.year);
  const step = lean === 'ahead' ? 1 : -1;
  for (let years = 0; years <= 8; years += 1) {
    const day = dayIn(today.year + step * years);
    if (day && Temporal.PlainDate.compare(day, today) * step >= 0) return day;
  }
  return undefined;
}

function optionalDate(year: number, month: number, day: number): Temporal.PlainDate | undefined {
  const date = Temporal.PlainDate.from({ year, month, day: Math.max(day, 1) });
  return date.day === day ? date : undefined;
}

/** Creates a date. Throws a RangeError if it does not exist. */
function dateOf(year: number, month: number, day: number): Temporal.PlainDate {
  if (year === 0) throw new RangeError('There is no year 0: dates go from the year 1 to 9999.');
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' });
  } catch {
    throw new RangeError(noSuchDay(year, month, day));
  }
}

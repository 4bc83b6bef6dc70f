import { missingDayHint } from '#core/dates/days/date-arithmetic.ts';
import { ToolInputError } from '#core/errors.ts';
import { shorten } from '#core/text/writing/shorten.ts';
import { zoneOf } from './written-zones.ts';

/** A date read from words or numbers: the instant, and doubts about it. */
interface WrittenDate {
  readonly ns: bigint;
  readonly doubts: readonly string[];
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const weekdays = 'mon tue wed thu fri sat sun'.split(' ');
const timePattern =
  /[T\s:]*(?<![\d-])(?<hour>\d{1,2}):(?<minute>\d{1,2})(?::(?<second>\d{1,2})(?:[.,](?<fraction>\d{1,9})\d*)?)?\s*(?<half>[ap]\.?m\.?(?![a-z]))?/i;
/** After the time: zones, suffixes (RFC 9557, 3.3: critical ones must be known), the year as date, C and Git write it. */
const afterPattern =
  /^\s*(?:(?<early>\d{4})\s+(?=[a-z+-]))?(?<name>[a-z]+\/[a-z_/+-]+|[a-z]{1,5})?\s*(?<offset>[+-]\d{2}(?::?\d{2}(?::\d{2})?)?)?\s*(?:\[!?(?<id>[\w+/:-]+)\])?(?:\[(?:!?u-ca|[a-z][\w-]*)=[\w-]+\])*\s*(?:\([^()]*\))?\s*(?<year>\d{4})?$/i;
const tightPattern =
  /^(?<date>\d{8})T(?<hour>\d{2})(?<minute>\d{2})(?:(?<second>\d{2})(?:[.,](?<fraction>\d{1,9})\d*)?)?/;

/** Only an hour, as ISO 8601 allows. */
const hourPattern = /^(?<date>\d{4}-?\d{2}-?\d{2})T(?<hour>\d{2})(?=[Z[+-]|$)/i;

/**
 * Reads a date, with or without a time, in the forms of ISO 8601, RFC 3339, RFC 9557, RFC 5322, HTTP, logs and
 * programs; without a zone it is in `zone`. Throws a ToolInputError about the missing or wrong part.
 */
export function readWrittenDate(written: string, zone: string): WrittenDate {
  const { date, time, zone: ownZone } = takeTime(written);
  const { weekday, iso, doubt } = readDay(date, written);
  const doubts: string[] = doubt === undefined ? [] : [doubt];
  const day = parse(
    written,
    () => Temporal.PlainDate.from(iso, { overflow: 'reject' }),
    () => missingDayHint(iso),
  );
  if (weekday && weekdays[day.dayOfWeek - 1] !== weekday) {
    doubts.push(
      `The day of the week is wrong: ${iso} is a ${day.toLocaleString('en', { weekday: 'long' })}.`,
    );
  }
  if (time?.isLeapSecond) doubts.push('Computers leave out leap seconds: :60 was read as :59.');
  const clock = parse(
    written,
    () => day.add({ days: time?.days ?? 0 }).toPlainDateTime(time?.text ?? '00:00'),
    () => 'Hours end at 23, minutes and seconds at 59.',
  );
  const aheadBySun = solarOffset.exec(ownZone ?? '');
  if (aheadBySun) return { ns: solarInstant(clock, aheadBySun), doubts };
  const zoned = parse(
    written,
    () => clock.toZonedDateTime(ownZone ?? zone),
    () => `“${ownZone}” is not a time zone; Europe/Berlin is one.`,
  );
  const later = clock.toZonedDateTime(ownZone ?? zone, { disambiguation: 'later' });
  if (!zoned.toPlainDateTime().equals(clock)) {
    doubts.push(
      `The clocks were put forward over ${clock.toString()}: read as ${zoned.toPlainTime().toString()}.`,
    );
  } else if (later.epochNanoseconds !== zoned.epochNanoseconds) {
    doubts.push(`The clocks showed ${clock.toString()} twice: the first one is used.`);
  }
  if (time?.id !== undefined) {
    const { offset } = parse(written, () => zoned.withTimeZone(time.id ?? 'UTC'));
    if (offset !== zoned.offset) doubts.push(`${time.id} was at ${offset} then: the written offset counts.`);
  }
  return { ns: zoned.epochNanoseconds, doubts };
}

/** Clocks by the sun, until about 1900; Temporal takes only whole minutes. */
const solarOffset = /^([+-])(\d{2}):(\d{2}):(\d{2})$/;

function solarInstant(clock: Temporal.PlainDateTime, match: RegExpExecArray): bigint {
  const [, sign, hours, minutes, seconds] = match;
  const ahead = BigInt(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1_000_000_000n;
  return clock.toZonedDateTime('UTC').epochNanoseconds - (sign === '-' ? -ahead : ahead);
}

/** Separates the time of day and its zone from a text; the rest is the date. */
function takeTime(written: string) {
  const match = [tightPattern, hourPattern, timePattern].map((form) => form.exec(written)).find(Boolean);
  if (!match?.groups) return { date: written, time: undefined, zone: undefined };
  const { date = '', hour = '', minute = '00', second = '00', fraction = '0', half = '' } = match.groups;
  if (half !== '' && (Number(hour) < 1 || Number(hour) > 12)) throw unreadable(written);
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);
  const isLeapSecond = second === '60';
  // The end of a day, in ISO 8601.
  const isMidnight = hours === 24 && Number(minute) + Number(second) + Number(fraction) === 0;
  const clock = [isMidnight ? 0 : hours, minute, isLeapSecond ? 59 : second];
  const text = `${clock.map((part) => String(part).padStart(2, '0')).join(':')}.${fraction}`;
  const before = written.slice(0, match.index) + date;
  const after = written.slice(match.index + match[0].length);
  const found = afterPattern.exec(after)?.groups;
  if (!found && before.trim() !== '') throw unreadable(written);
  return {
    date: found ? `${before} ${found.year ?? found.early ?? ''}` : after,
    time: {
      text,
      isLeapSecond,
      days: isMidnight ? 1 : 0,
      id: found?.offset === undefined ? undefined : found.id,
    },
    zone: found && zoneOf(found),
  };
}

const aMonth = `(?:${months.join('|')})[a-z]*`;
/** A day as syslog writes it (RFC 3164, 4.1.2). */
const withoutYear = new RegExp(`^(?:[a-z]{3,9},? )?(?:${aMonth} \\d{1,2}|\\d{1,2} ${aMonth})$`, 'i');
const yearHint = 'It has no year. Write it behind the day: Feb 4 2026 21:00:57.';

/** Returns the day as Temporal reads it, and the weekday that was written with it. */
function readDay(
  text: string,
  written: string,
): { iso: string; weekday?: string | undefined; doubt?: string | undefined } {
  const date = text
    .trim()
    .replace(/[,T]+$/, '')
    .replaceAll(/\s+/g, ' ');
  const iso = /^(?<year>[+-]\d{6}|\d{4})(?:-(?<month>\d{2})-(?<day>\d{2})|(?<md>\d{4}))$/.exec(date);
  if (iso) return { iso: date };
  const slashed = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(date);
  if (slashed) return { iso: isoDay(slashed[1], slashed[2], slashed[3]) };
  const numeric = readNumericDay(date);
  if (numeric) return numeric;
  const week = /^(\d{4})-?W(\d{2})(?:-?([1-7]))?$/i.exec(date);
  if (week) return { iso: weekDay(Number(week[1]), Number(week[2]), Number(week[3] ?? 1), written) };
  const ordinal = /^(\d{4})-?(\d{3})$/.exec(date);
  if (ordinal) return { iso: ordinalDay(Number(ordinal[1]), Number(ordinal[2]), written) };
  const inWords =
    /^(?:(?<weekday>mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? )?(?:(?<d1>\d{1,2})(?:st|nd|rd|th)?[ /-](?<m1>[a-z]{3})[a-z]*\.?|(?<m2>[a-z]{3})[a-z]*\.? (?<d2>\d{1,2})(?:st|nd|rd|th)?),?[ /-](?<year>\d{4}|\d{2})$/i;
  const { weekday, d1, m1 = '', m2 = m1, d2 = d1, year } = inWords.exec(date)?.groups ?? {};
  const month = months.indexOf(m2.toLowerCase()) + 1;
  if (month === 0) throw unreadable(written, withoutYear.test(date) ? yearHint : undefined);
  return { ...dayOf(year, String(month), d2), weekday: weekday?.toLowerCase() };
}

/** Two digits of a year as RFC 5322 reads them, in mail and HTTP of old. */
function dayOf(year: string | undefined, month: string, day: string | undefined) {
  if (year?.length !== 2) return { iso: isoDay(year, month, day), doubt: undefined };
  const full = `${Number(year) < 50 ? '20' : '19'}${year}`;
  return { iso: isoDay(full, month, day), doubt: `The year ${year} is read as ${full}.` };
}

/** Reads `25.12.2026` and `12/25/2026`: only one order has a month. Returns undefined if both have, or none. */
function readNumericDay(date: string) {
  const [, first = '', second = '', year] =
    /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](?=\d{4})|[/.])(\d{4}|\d{2})$/.exec(date) ?? [];
  const [isDayFirst, isMonthFirst] = [second, first].map((month) => month !== '' && Number(month) <= 12);
  if (Number(first) === Number(second) ? !isDayFirst : isDayFirst === isMonthFirst) return undefined;
  return isDayFirst ? dayOf(year, second, first) : dayOf(year, first, second);
}

function isoDay(year = '', month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function weekDay(year: number, week: number, day: number, written: string): string {
  const fourth = new Temporal.PlainDate(year, 1, 4);
  const date = fourth.add({ days: (week - 1) * 7 + day - fourth.dayOfWeek });
  if (date.yearOfWeek !== year || week < 1) throw unreadable(written, `${year} has no week ${week}.`);
  return date.toString();
}

function ordinalDay(year: number, day: number, written: string): string {
  const date = new Temporal.PlainDate(year, 1, 1).add({ days: day - 1 });
  if (date.year !== year) throw unreadable(written, `${year} has no day ${day}.`);
  return date.toString();
}

function parse<Value>(written: string, read: () => Value, hint?: () => string | undefined): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw unreadable(written, hint?.());
    throw error;
  }
}

/** The mistake in a text that is not a time; the hint says which part is wrong. */
export function unreadable(written: string, hint?: string): ToolInputError {
  const isAmbiguous = /^(?:0?[1-9]|1[0-2])[/.-](?:0?[1-9]|1[0-2])[/.-](?:\d{2}){1,2}(?!\d)/.test(written);
  return new ToolInputError(
    isAmbiguous
      ? `“${written}”: day and month could be either way round.`
      : `“${shorten(written, 60)}” is not a date or timestamp.`,
    { hint: hint ?? 'Write it as 2026-11-25 14:30, or as a number.' },
  );
}

import { ToolInputError } from '#core/errors.ts';

interface HolidayLines {
  /** One date per line, with the event's name. */
  readonly lines: string;
  readonly days: number;
  /** How many events repeat by a rule other than “every year”; only their first date is used. */
  readonly repeating: number;
}

const maxFileLength = 5_000_000;
const maxDaysAnEvent = 366;

/**
 * Converts the dated events of an iCalendar file (RFC 5545) to lines of days off; needs `Temporal`. Returns any other
 * text unchanged. Throws a ToolInputError for a calendar without events.
 */
export function readHolidayFile(text: string): HolidayLines {
  if (text.length > maxFileLength) {
    throw new ToolInputError('This file is too large for a list of days off.', {
      hint: 'Use one below 5 MB.',
    });
  }
  if (!/^\s*BEGIN:VCALENDAR/i.test(text)) {
    const lines = text.replace(/\r\n?/g, '\n').trim();
    return { lines, days: lines === '' ? 0 : lines.split('\n').length, repeating: 0 };
  }
  // A line that begins with white space continues the line before.
  const events = text
    .replace(/\r?\n[ \t]/g, '')
    .split(/^BEGIN:VEVENT\s*$/im)
    .slice(1);
  const days = events.flatMap(readEvent).sort();
  if (days.length === 0) {
    throw new ToolInputError('This calendar has no events with a date.', {
      hint: 'Choose a calendar of holidays.',
    });
  }
  return {
    lines: [...new Set(days)].join('\n'),
    days: new Set(days).size,
    repeating: events.filter((event) => /^RRULE/im.test(event) && !isYearly(event)).length,
  };
}

function readEvent(event: string): string[] {
  const start = dateOf(event, 'DTSTART');
  if (!start) return [];
  const end = dateOf(event, 'DTEND');
  const isWholeDay = /^DTEND[^:\r\n]*:\d{8}\s*$/im.test(event);
  const length = end && isWholeDay ? start.until(end, { largestUnit: 'day' }).days : 1;
  const summary = /^SUMMARY[^:\r\n]*:(.*)$/im.exec(event)?.[1]?.replace(/\\(.)/g, '$1').trim() ?? '';
  return Array.from({ length: Math.min(Math.max(length, 1), maxDaysAnEvent) }, (_, day) =>
    `${start
      .add({ days: day })
      .toString()
      .slice(isYearly(event) ? 'yyyy-'.length : 0)} ${summary}`.trim(),
  );
}

/** True if the event repeats on the same date of every year without end; its line then has no year. */
function isYearly(event: string): boolean {
  const parts = /^RRULE[^:\r\n]*:(\S+)/im.exec(event)?.[1]?.toUpperCase().split(';') ?? [];
  return (
    parts.includes('FREQ=YEARLY') &&
    parts.every((part) => /^(?:FREQ|WKST|INTERVAL=1$|BYMONTH=\d+$|BYMONTHDAY=\d+$)/.test(part))
  );
}

/** Returns the date of a property without its time; undefined if it is missing or does not exist. */
function dateOf(event: string, property: string): Temporal.PlainDate | undefined {
  const digits = new RegExp(String.raw`^${property}[^:\r\n]*:(\d{4})(\d{2})(\d{2})`, 'im').exec(event);
  if (!digits) return undefined;
  const [year = 0, month = 0, day = 0] = digits.slice(1).map(Number);
  const date = Temporal.PlainDate.from({ year, month: Math.max(month, 1), day: Math.max(day, 1) });
  return date.month === month && date.day === day ? date : undefined;
}

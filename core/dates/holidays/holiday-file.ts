import { ToolInputError } from '#core/errors.ts';

interface HolidayLines {
  /** One date a line, with the event's name. */
  readonly lines: string;
  readonly days: number;
  /** Events that repeat by a rule other than “every year”: only their first date is taken. */
  readonly repeating: number;
}

const maxFileLength = 5_000_000;
const maxDaysAnEvent = 366;

/**
 * The dated events of an iCalendar file (RFC 5545) as lines of days off; `Temporal` must be there. Any other text
 * comes back as it is. Throws a ToolInputError for a calendar without events.
 */
export function readHolidayFile(text: string): HolidayLines {
  if (text.length > maxFileLength) {
    throw new ToolInputError('This file is too large for a list of days off.', {
      hint: 'Take one below 5 MB.',
    });
  }
  if (!/^\s*BEGIN:VCALENDAR/i.test(text)) {
    const lines = text.replace(/\r\n?/g, '\n').trim();
    return { lines, days: lines === '' ? 0 : lines.split('\n').length, repeating: 0 };
  }
  // A line that begins with white space goes on with the one before.
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

/** True for the same date of every year, for ever: a line without a year says so. */
function isYearly(event: string): boolean {
  const parts = /^RRULE[^:\r\n]*:(\S+)/im.exec(event)?.[1]?.toUpperCase().split(';') ?? [];
  return (
    parts.includes('FREQ=YEARLY') &&
    parts.every((part) => /^(?:FREQ|WKST|INTERVAL=1$|BYMONTH=\d+$|BYMONTHDAY=\d+$)/.test(part))
  );
}

/** The date of a property, with its time, if any, left out; undefined where there is none or it does not exist. */
function dateOf(event: string, property: string): Temporal.PlainDate | undefined {
  const digits = new RegExp(String.raw`^${property}[^:\r\n]*:(\d{4})(\d{2})(\d{2})`, 'im').exec(event);
  if (!digits) return undefined;
  const [year = 0, month = 0, day = 0] = digits.slice(1).map(Number);
  const date = Temporal.PlainDate.from({ year, month: Math.max(month, 1), day: Math.max(day, 1) });
  return date.month === month && date.day === day ? date : undefined;
}

import type { ContentForm } from './content-form.ts';
import { escapeCommas, fail, read, readRequired } from './field-checks.ts';
import type { FormValues } from '../state.ts';

const isAllDay = (values: FormValues) => values.allDay === 'yes';
const isTimed = (values: FormValues) => !isAllDay(values);

export const eventForm: ContentForm = {
  fields: [
    { name: 'title', label: 'Title' },
    { name: 'allDay', label: 'All day', type: 'flag' },
    { name: 'start', label: 'Starts', type: 'datetime-local', isShown: isTimed },
    { name: 'end', label: 'Ends', type: 'datetime-local', isShown: isTimed },
    { name: 'firstDay', label: 'First day', type: 'date', isShown: isAllDay },
    { name: 'lastDay', label: 'Last day', type: 'date', hint: 'Empty for one day.', isShown: isAllDay },
    {
      name: 'zone',
      label: 'Time',
      type: 'choice',
      initial: 'instant',
      choices: [
        { value: 'instant', label: 'In my time zone' },
        { value: 'floating', label: 'The same clock time everywhere' },
      ],
      isShown: isTimed,
    },
    { name: 'location', label: 'Place' },
    { name: 'description', label: 'Description', type: 'area' },
  ],
  write: writeEvent,
};

/** Writes an iCalendar object with one event (RFC 5545). */
function writeEvent(values: FormValues): string {
  const title = readRequired(values, 'title', 'a title');
  const times = isAllDay(values) ? writeDays(values) : writeTimes(values);
  const [location, description] = [read(values, 'location'), read(values, 'description')];
  const body = [
    ...times,
    `SUMMARY:${escapeCommas(title)}`,
    location && `LOCATION:${escapeCommas(location)}`,
    description && `DESCRIPTION:${escapeCommas(description)}`,
  ].filter(Boolean);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sundry//QR//EN',
    'BEGIN:VEVENT',
    // The same event gives the same id, so that a calendar does not add it twice.
    `UID:${fingerprint(body.join('\n'))}@qr`,
    `DTSTAMP:${stampOf(times[0] ?? '')}`,
    ...body,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

function writeTimes(values: FormValues): readonly string[] {
  const write = (written: string) => (values.zone === 'floating' ? floatingTime(written) : utcTime(written));
  const start = readTime(values, 'start', 'when it starts');
  const end = read(values, 'end') && readTime(values, 'end', 'when it ends');
  if (end && end <= start) fail('end', 'The event ends before it starts.');
  return [`DTSTART:${write(start)}`, ...(end ? [`DTEND:${write(end)}`] : [])];
}

function writeDays(values: FormValues): readonly string[] {
  const first = readDay(values, 'firstDay', 'the first day');
  const last = read(values, 'lastDay') ? readDay(values, 'lastDay', 'the last day') : first;
  if (last < first) fail('lastDay', 'The last day is before the first.');
  // The end is exclusive: the first day after the event.
  const after = new Date(Date.parse(`${last}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return [`DTSTART;VALUE=DATE:${compact(first)}`, `DTEND;VALUE=DATE:${compact(after)}`];
}

function readTime(values: FormValues, name: string, what: string): string {
  const written = readRequired(values, name, what);
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(written) && !Number.isNaN(Date.parse(written));
  return isTime ? written.slice(0, 16) : fail(name, `“${written}” is not a date with a time.`);
}

function readDay(values: FormValues, name: string, what: string): string {
  const written = readRequired(values, name, what);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(written) && !Number.isNaN(Date.parse(written));
  return isDay ? written : fail(name, `“${written}” is not a date.`);
}

function floatingTime(written: string): string {
  return `${compact(written)}00`;
}

/** Converts local time of this device to UTC. */
function utcTime(written: string): string {
  return `${compact(new Date(written).toISOString().slice(0, 19))}Z`;
}

function compact(isoText: string): string {
  return isoText.replace(/[-:]/g, '');
}

/**
 * Returns the creation time that the standard requires: the event's start, because the real time would change the code
 * every second.
 */
function stampOf(startLine: string): string {
  const start = startLine.replace(/^.*:/, '');
  return start.includes('T') ? start.replace(/Z?$/, 'Z') : `${start}T000000Z`;
}

/** Computes FNV-1a over UTF-16 units, as hexadecimal. */
function fingerprint(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x1_00_01_93);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

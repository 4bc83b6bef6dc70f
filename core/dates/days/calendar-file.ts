/** An event of whole days, or between two instants. */
export type CalendarEvent = {
  readonly title: string;
  readonly description?: string;
} & (
  | { /** An ISO date. */ readonly date: string }
  | { /** Milliseconds since 1970. */ readonly startMs: number; readonly endMs: number }
);

/** Writes events as an iCalendar file (RFC 5545). `stamp` is an ISO time in UTC, and `maker` the name of the tool. */
export function makeCalendarFile(
  events: CalendarEvent | readonly CalendarEvent[],
  stamp: string,
  maker: string,
): string {
  const all = Array.isArray(events) ? (events as readonly CalendarEvent[]) : [events as CalendarEvent];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Sundry//${maker}//EN`,
    ...all.flatMap((event) => eventLines(event, stamp, maker)),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

function eventLines(event: CalendarEvent, stamp: string, maker: string): readonly string[] {
  const start = 'date' in event ? event.date : new Date(event.startMs).toISOString();
  const times =
    'date' in event
      ? [`DTSTART;VALUE=DATE:${basic(event.date)}`]
      : [`DTSTART:${basic(start)}`, `DTEND:${basic(new Date(event.endMs).toISOString())}`];
  return [
    'BEGIN:VEVENT',
    `UID:${basic(stamp)}-${basic(start)}@${maker.toLowerCase().replaceAll(' ', '-')}`,
    `DTSTAMP:${basic(stamp)}`,
    ...times,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.description === undefined ? [] : [`DESCRIPTION:${escapeText(event.description)}`]),
    'END:VEVENT',
  ];
}

function basic(iso: string): string {
  return iso.replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

/** Folds a line into lines of at most 75 bytes; each further line begins with a blank (RFC 5545, section 3.1). */
function fold(line: string): string {
  const folded: string[] = [];
  let part = '';
  let size = 0;
  for (const character of line) {
    const bytes = new TextEncoder().encode(character).length;
    if (size + bytes > 74) {
      folded.push(part);
      part = '';
      size = 0;
    }
    part += character;
    size += bytes;
  }
  return [...folded, part].join('\r\n ');
}

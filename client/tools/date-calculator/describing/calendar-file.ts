/** An all-day event as an iCalendar file (RFC 5545); `date` and `stamp` are ISO, `stamp` in UTC. */
export function makeCalendarFile(date: string, title: string, stamp: string): string {
  const basic = (text: string) => text.replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sundry//Date Calculator//EN',
    'BEGIN:VEVENT',
    `UID:${basic(stamp)}-${basic(date)}@date-calculator`,
    `DTSTAMP:${basic(stamp)}`,
    `DTSTART;VALUE=DATE:${basic(date)}`,
    `SUMMARY:${title.replace(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

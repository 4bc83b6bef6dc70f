import { makeCalendarFile } from '#core/dates/days/calendar-file.ts';
import type { Plan } from './plan.ts';

/** Writes the time in every zone, one per line, for an invitation. */
export function writeInvitation({ zones }: Plan, title: string): string {
  const lines = zones.map(
    ({ name, time, date, offset }) => `${time}, ${date} – ${name === offset ? name : `${name} (${offset})`}`,
  );
  return [...(title.trim() === '' ? [] : [title.trim()]), ...lines].join('\n');
}

/** Writes the meeting as a calendar file; calendars show it in their own zone. */
export function writeMeetingFile(plan: Plan, title: string, minutes: number, stamp: string): string {
  const { epochMs } = plan;
  const event = {
    title: title.trim() === '' ? 'Meeting' : title.trim(),
    description: writeInvitation(plan, ''),
    startMs: epochMs,
    endMs: epochMs + minutes * 60_000,
  };
  return makeCalendarFile(event, stamp, 'Time Zone Converter');
}

import { asInput, choice, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  /** The zone in which date and time are typed; empty for the person's own. */
  home: text('', 60),
  /** The other zones, by their ids. */
  zones: text('UTC,America/New_York,Europe/London,Asia/Tokyo', 4000),
  workFrom: number(9, { min: 0, max: 23, isInteger: true }),
  workTo: number(17, { min: 1, max: 24, isInteger: true }),
  /** How long the meeting takes. */
  minutes: number(60, { min: 5, max: 1440, isInteger: true }),
  /** Empty means now. */
  date: asInput(text('', 10)),
  time: asInput(text('', 8)),
  /** Which of two, where clocks show a time twice. */
  occurrence: choice(['first', 'second'], 'first'),
  title: asInput(text('', 200)),
};

export type ZoneState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<ZoneState>) => void;

/** More rows than this are neither read by anyone nor drawn at once. */
export const mostZones = 50;

/** The list of ids with one more in front. */
export function withZone(zones: string, id: string): string {
  return [...new Set([id, ...readZoneIds(zones)])].join(',');
}

/** The ids of a list, each once. */
export function readZoneIds(zones: string): string[] {
  return [...new Set(zones.split(',').map((id) => id.trim()))].filter((id) => id !== '');
}

import { languages } from '#client/tool-kit/calculators/boxes.ts';
import {
  asInput,
  choice,
  number,
  optionalNumber,
  type StateOf,
  text,
} from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  home: text('', 60, 'On the clock of', { hint: 'A zone such as Europe/Berlin; empty for your own' }),
  zones: text('UTC,America/New_York,Europe/London,Asia/Tokyo', 4000, 'Zones', {
    hint: 'With commas between',
  }),
  title: asInput(text('', 200, 'Title')),
  minutes: number(60, { min: 5, max: 1440, isInteger: true }, 'Length', { unit: 'min' }),
  workFrom: number(9, { min: 0, max: 23, isInteger: true }, 'Work begins', { unit: 'h' }),
  workTo: number(17, { min: 1, max: 24, isInteger: true }, 'Work ends', { unit: 'h' }),
  date: text('', 10, 'Date', { role: 'input', hint: 'Such as 2026-11-21; empty for today' }),
  time: text('', 8, 'Time', { role: 'input', hint: 'Such as 15:30; empty for now' }),
  occurrence: choice({ first: 'The first', second: 'The second' }, 'first', 'If clocks show a time twice'),
  /** The current time that the page uses. */
  nowMs: optionalNumber({ min: 0, max: 8.64e15 }, 'Now', {
    role: 'input',
    hint: 'Milliseconds since 1970; empty for the time by the clock of this device',
  }),
  reader: languages.reader,
};

export type ZoneState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<ZoneState>) => void;

/** The maximum number of rows, for reading and drawing speed. */
export const mostZones = 50;

/** Adds an id at the start of a list. */
export function withZone(zones: string, id: string): string {
  return [...new Set([id, ...readZoneIds(zones)])].join(',');
}

/** Returns the ids of a list without duplicates. */
export function readZoneIds(zones: string): string[] {
  return [...new Set(zones.split(',').map((id) => id.trim()))].filter((id) => id !== '');
}

import { numberOf } from './phrase-names.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** A number of one unit, or a duration of several units in the form of the durations field. */
export type Amount =
  | {
      readonly unit: 'days' | 'weeks' | 'months' | 'years' | 'workdays';
      readonly count: number;
    }
  | { readonly unit: 'duration'; readonly text: string };

const units: Readonly<
  Record<string, Amount['unit'] | 'fortnights' | 'quarters' | 'hours' | 'minutes' | 'seconds'>
> = {
  d: 'days',
  day: 'days',
  'calendar day': 'days',
  w: 'weeks',
  week: 'weeks',
  wk: 'weeks',
  fortnight: 'fortnights',
  mo: 'months',
  month: 'months',
  quarter: 'quarters',
  y: 'years',
  yr: 'years',
  year: 'years',
  'business day': 'workdays',
  'working day': 'workdays',
  'work day': 'workdays',
  workday: 'workdays',
  weekday: 'workdays',
  h: 'hours',
  hr: 'hours',
  hour: 'hours',
  min: 'minutes',
  minute: 'minutes',
  sec: 'seconds',
  second: 'seconds',
};

/** Reads `90 days`, `a fortnight`, `1 year, 2 months and 3 days`; undefined for anything else. */
export function readAmount(words: string): Amount | undefined {
  const parts = words
    .trim()
    .replace(/(?<=\d)(?=[a-z])|(?<=[a-z])(?=\d)/g, ' ')
    .split(/,\s*(?:and )?|\s+and\s+|(?<=[a-z])\s+(?=\d)/)
    .map(readPart);
  const [first, ...rest] = parts;
  if (!first || parts.length > 6 || rest.some((part) => !part)) return undefined;
  if (rest.length === 0 && !isClockUnit(first.unit)) return plainAmount(first);
  const written = parts.flatMap((part) => (part ? [durationText(part)] : []));
  return written.includes(undefined) ? undefined : { unit: 'duration', text: written.join(' ') };
}

function isClockUnit(unit: Part['unit']): unit is 'hours' | 'minutes' | 'seconds' {
  return unit === 'hours' || unit === 'minutes' || unit === 'seconds';
}

interface Part {
  readonly count: number;
  readonly unit: (typeof units)[string];
}

function readPart(words: string): Part | undefined {
  const [, number = '', name = ''] = /^(\S+) (.+)$/.exec(words.replace('-', ' ')) ?? [];
  const count = numberOf(number) ?? brokenNumberOf(number);
  const plain = name.replace(/(?<=[a-z]{2})s$/, '');
  const unit = readOwn(units, plain);
  return count === undefined || count <= 0 || unit === undefined ? undefined : wholePart({ count, unit });
}

function brokenNumberOf(word: string): number | undefined {
  return /^\d{1,6}[.,]\d{1,3}$/.test(word) ? Number(word.replace(',', '.')) : undefined;
}

/** The next smaller unit and the factor; a month has no fixed number of days. */
const smaller: Partial<Record<Part['unit'], readonly [Part['unit'], number]>> = {
  years: ['months', 12],
  quarters: ['months', 3],
  fortnights: ['days', 14],
  weeks: ['days', 7],
  days: ['hours', 24],
  hours: ['minutes', 60],
  minutes: ['seconds', 60],
};

/** Converts a fractional number to an integer of a smaller unit; undefined if that is not possible. */
function wholePart({ count, unit }: Part): Part | undefined {
  if (Number.isSafeInteger(count)) return { count, unit };
  const [next, size] = smaller[unit] ?? [];
  if (next === undefined || size === undefined) return undefined;
  return wholePart({ count: Math.round(count * size * 1e6) / 1e6, unit: next });
}

function plainAmount({ count, unit }: Part): Amount | undefined {
  if (unit === 'fortnights') return { unit: 'weeks', count: count * 2 };
  if (unit === 'quarters') return { unit: 'months', count: count * 3 };
  return isClockUnit(unit) || unit === 'duration' ? undefined : { unit, count };
}

function durationText(part: Part): string | undefined {
  if (isClockUnit(part.unit)) return `${part.count} ${part.unit}`;
  const plain = plainAmount(part);
  if (!plain || plain.unit === 'duration' || plain.unit === 'workdays') return undefined;
  return `${plain.count} ${plain.unit}`;
}

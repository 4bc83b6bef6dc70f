import { numberForms, type NumberFormId, writeNumber } from './number-forms.ts';

interface TextForm {
  readonly label: string;
  write(time: Temporal.ZonedDateTime): string;
}

/** Ways to write an instant as a date. The first two of them suit programs best. */
export const textForms = {
  iso: { label: 'ISO 8601, UTC', write: (time) => time.toInstant().toString() },
  isoLocal: {
    label: 'ISO 8601 with offset',
    // Clocks by the sun are ahead by seconds, too, which Temporal would round.
    write: (time) => time.toString({ timeZoneName: 'never', offset: 'never' }) + time.offset,
  },
  zoned: { label: 'RFC 9557 with zone', write: (time) => time.toString() },
  mail: {
    label: 'RFC 5322 (mail)',
    write: (time) => `${englishDay(time)} ${clockOf(time)} ${time.offset.slice(0, 6).replace(':', '')}`,
  },
  http: {
    label: 'HTTP date',
    write: (time) => `${englishDay(time.withTimeZone('UTC'))} ${clockOf(time.withTimeZone('UTC'))} GMT`,
  },
  sql: {
    label: 'SQL',
    write: (time) => time.toPlainDateTime().toString().replace('T', ' '),
  },
  week: {
    label: 'ISO week date',
    write: (time) =>
      `${fourDigits(time.yearOfWeek ?? time.year)}-W${twoDigits(time.weekOfYear ?? 0)}-${time.dayOfWeek}`,
  },
  ordinal: {
    label: 'Day of the year',
    write: (time) => `${fourDigits(time.year)}-${String(time.dayOfYear).padStart(3, '0')}`,
  },
} as const satisfies Record<string, TextForm>;

export type FormId = keyof typeof textForms | NumberFormId;

/** All ways to write an instant, in the order of the report. */
export const forms: readonly { readonly id: FormId; readonly label: string }[] = [
  ...(['s', 'ms', 'us', 'ns'] as const).map((id) => ({ id, label: numberForms[id].label })),
  ...Object.entries(textForms).map(([id, { label }]) => ({ id: id as FormId, label })),
  ...(['excel', 'filetime', 'dotnet', 'webkit', 'cocoa', 'ntp', 'julian', 'mjd'] as const).map((id) => ({
    id,
    label: numberForms[id].label,
  })),
];

/** Writes an instant in one of the forms, in `zone` where the form has a zone; undefined if the form has no such time. */
export function writeMoment(ns: bigint, id: FormId, zone: string): string | undefined {
  if (id in numberForms) return writeNumber(ns, id as NumberFormId);
  const instant = new Temporal.Instant(ns);
  return textForms[id as keyof typeof textForms].write(instant.toZonedDateTimeISO(zone));
}

function englishDay(time: Temporal.ZonedDateTime): string {
  const weekday = time.toPlainDate().toLocaleString('en', { weekday: 'short' });
  const month = time.toPlainDate().toLocaleString('en', { month: 'short' });
  return `${weekday}, ${twoDigits(time.day)} ${month} ${fourDigits(time.year)}`;
}

function clockOf({ hour, minute, second }: Temporal.ZonedDateTime): string {
  return [hour, minute, second].map(twoDigits).join(':');
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function fourDigits(year: number): string {
  return year < 0 ? `-${String(-year).padStart(6, '0')}` : String(year).padStart(4, '0');
}

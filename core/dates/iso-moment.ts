const form =
  /^(?<date>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(?<zone>Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Reads a date of ISO 8601, with or without a time, as milliseconds since 1970; without a zone it is UTC. Undefined for
 * any other text: `Date.parse` by itself reads “foo 5” as May 2001.
 */
export function readIsoMoment(text: string): number | undefined {
  const { date = '', time = '00:00', zone = 'Z' } = form.exec(text)?.groups ?? {};
  const ms = Date.parse(`${date}T${time}${zone.toUpperCase()}`);
  if (Number.isNaN(ms)) return undefined;
  // `Date` reads 30 February as 2 March.
  const day = new Date(Date.parse(`${date}T00:00Z`));
  return day.toISOString().startsWith(date) ? ms : undefined;
}

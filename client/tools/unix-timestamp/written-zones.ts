import { readOwn } from '#core/collections/read-own.ts';
import { ToolInputError } from '#core/errors.ts';

/** The zones of RFC 5322 and of Central Europe; others mean several zones. */
const namedOffsets: Readonly<Record<string, string>> = {
  z: '+00:00',
  ut: '+00:00',
  utc: '+00:00',
  gmt: '+00:00',
  est: '-05:00',
  edt: '-04:00',
  cst: '-06:00',
  cdt: '-05:00',
  mst: '-07:00',
  mdt: '-06:00',
  pst: '-08:00',
  pdt: '-07:00',
  cet: '+01:00',
  cest: '+02:00',
};

/** Returns the zone that is written after a time, as Temporal takes it. */
export function zoneOf({
  id,
  offset,
  name,
}: Readonly<Record<string, string | undefined>>): string | undefined {
  // Z gives the instant, and the zone after it only its clocks (RFC 9557, section 2.2).
  if (id !== undefined && offset === undefined && !/^z$/i.test(name ?? '')) return id;
  if (offset !== undefined)
    return offset.length > 6
      ? offset
      : `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '').padEnd(2, '0')}`;
  if (name === undefined || name.includes('/')) return name;
  const fixed = readOwn(namedOffsets, name.toLowerCase());
  if (fixed !== undefined) return fixed;
  throw new ToolInputError(`“${name}” may be several time zones.`, {
    hint: 'Write the offset, such as +05:30, or the zone, such as [Asia/Kolkata].',
  });
}

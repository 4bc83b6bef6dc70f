import { describeDamage, faultMeanings, rowName } from '#core/csv/reading/fault-words.ts';
import type { TableSource } from '#core/csv/reading/table-source.ts';
import type { Note } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { warn } from './notes.ts';

const listedFaults = 50;
const listedNames = 5;

/** Describes rows of another length (`widthHint` says what becomes of them), stray quotes and bytes that are not text. */
export async function describeFaults(
  source: TableSource,
  hasHeader: boolean,
  widthHint?: string,
): Promise<Note[]> {
  const faults = source.faults.slice(0, listedFaults);
  const places = await source.placesOfFaults(faults);
  const notes = faults.map(({ row, kind }, index) => {
    const hint = kind === 'width' ? widthHint : undefined;
    return warn(`${rowName(row, hasHeader)} ${faultMeanings[kind]}.`, hint, places[index]);
  });
  const rest = source.faultCount - faults.length;
  const more = `There ${rest === 1 ? 'is' : 'are'} ${formatCount(rest, 'further row')} like these.`;
  if (rest > 0) notes.push(warn(more));
  const damage = await source.findDamage();
  if (damage) {
    const place = describeDamage(damage, hasHeader);
    const hint = 'If there are many, the file has another encoding.';
    notes.push(warn(`Some bytes are not UTF-8 and are written as “�”. ${place}`, hint));
  }
  return notes;
}

/** Writes the first names in quotes, and how many others there are. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, listedNames).map((name) => `“${name.slice(0, 60)}”`);
  const rest = names.length - shown.length;
  return [...shown, ...(rest > 0 ? [formatCount(rest, 'other')] : [])].join(', ');
}

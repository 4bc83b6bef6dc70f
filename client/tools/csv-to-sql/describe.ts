import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { describeDamage, faultMeanings, rowName } from '#core/csv/reading/fault-words.ts';
import type { TableSource } from '#core/csv/reading/table-source.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import type { ColumnFinder } from './column-finder.ts';

/** Names the columns that got another name, and those that look like numbers and are texts. */
export function describeColumns(
  names: readonly string[],
  header: readonly string[],
  finders: readonly ColumnFinder[],
  { hasHeader, isTyped }: { readonly hasHeader: boolean; readonly isTyped: boolean },
): Note[] {
  const renamed = names.filter((name, index) => hasHeader && name !== header[index]);
  const first = renamed
    .slice(0, 5)
    .map((name) => `“${name}”`)
    .join(', ');
  const codes = finders.flatMap(({ code }, index): Note[] => {
    if (code === undefined || !isTyped) return [];
    const sentence = `“${names[index] ?? ''}” is a text: ${code.slice(0, 40)} would change as a number.`;
    return [inform(sentence)];
  });
  return [
    ...(renamed.length > 0
      ? [
          warn(
            `Some names are empty, too long, taken, or have spaces around them. These columns are called ${first}.`,
          ),
        ]
      : []),
    ...codes.slice(0, 20),
  ];
}

/** Describes rows of another length, stray quotes and bytes that are not text. */
export async function describeFaults(source: TableSource, hasHeader: boolean): Promise<Note[]> {
  const faults = source.faults.slice(0, 20);
  const places = await source.placesOfFaults(faults);
  const notes = faults.map(({ row, kind }, index): Note =>
    warn(`${rowName(row, hasHeader)} ${faultMeanings[kind]}.`, undefined, places[index]),
  );
  const rest = source.faultCount - faults.length;
  const more = `There ${rest === 1 ? 'is' : 'are'} ${formatCount(rest, 'further row')} like these.`;
  if (rest > 0) notes.push(warn(more));
  const damage = await source.findDamage();
  if (damage) notes.push(warn(`Some bytes are not UTF-8. ${describeDamage(damage, hasHeader)}`));
  return notes;
}

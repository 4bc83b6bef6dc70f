import { listed } from '#client/tool-kit/operations/csv-notes.ts';
import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import type { ColumnFinder } from './column-finder.ts';

/** Names the columns that got another name, and those that look like numbers and are texts. */
export function describeColumns(
  names: readonly string[],
  header: readonly string[],
  finders: readonly ColumnFinder[],
  { hasHeader, isTyped }: { readonly hasHeader: boolean; readonly isTyped: boolean },
): Note[] {
  const renamed = names.filter((name, index) => hasHeader && name !== header[index]);
  const codes = finders.flatMap(({ code }, index): Note[] => {
    if (code === undefined || !isTyped) return [];
    const sentence = `“${names[index] ?? ''}” is a text: ${code.slice(0, 40)} would change as a number.`;
    return [inform(sentence)];
  });
  return [
    ...(renamed.length > 0
      ? [
          warn(
            `Some names are empty, too long, taken, or have spaces around them. These columns are called ${listed(renamed)}.`,
          ),
        ]
      : []),
    ...codes.slice(0, 20),
  ];
}

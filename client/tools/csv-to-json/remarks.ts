import { describeFaults, listed } from '#client/tool-kit/operations/csv-notes.ts';
import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { readPath } from '#core/csv/paths/cell-path.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import type { ConvertedCsv } from './convert.ts';
import type { ConversionOptions } from './options.ts';

const delimiterNames = { ',': 'a comma', ';': 'a semicolon', '\t': 'a tab', '|': 'a bar' } as const;

/** Writes the notes on how a table was read, what is doubtful, and how names and values changed. */
export async function describeConversion(
  converted: ConvertedCsv,
  options: ConversionOptions,
  isFile: boolean,
): Promise<Note[]> {
  const missing = { text: 'empty text', null: 'null', omit: 'left out' }[options.empty];
  const hint =
    options.shape === 'arrays'
      ? 'Its array has as many items as it has cells.'
      : `Missing cells are ${missing}, further ones get a name.`;
  return [
    ...(await describeFaults(converted.source, options.hasHeader, hint)),
    ...describeNames(converted, options),
    ...describeTypes(converted, options),
    describeReading(converted, options, isFile),
  ];
}

function describeNames({ columns, plan }: ConvertedCsv, options: ConversionOptions): Note[] {
  if (options.shape === 'arrays') return [];
  const notes: Note[] = [];
  const { names, given, numbered } = columns;
  if (options.hasHeader && given.length > 0)
    notes.push(warn(`Columns without a name are called ${listed(given)}.`));
  if (numbered.length > 0)
    notes.push(warn(`Columns with the name of another got numbers: ${listed(numbered)}.`));
  if (plan.clashing.length > 0) {
    notes.push(
      warn(`These columns cannot be nested beside others and keep their names: ${listed(plan.clashing)}.`),
    );
  }
  const paths = names.filter((name) => (readPath(name)?.length ?? 1) > 1);
  if (!options.isNested && paths.length > 0) {
    notes.push(inform(`${listed(paths)} could be nested: choose “Nest columns”.`));
  }
  return notes;
}

function describeTypes(
  { columns, types, codes }: ConvertedCsv,
  { types: wanted }: ConversionOptions,
): Note[] {
  if (wanted !== 'found') return [];
  const named = (type: string) => columns.names.filter((_, column) => types[column] === type);
  const [numbers, flags] = [named('number'), named('boolean')];
  return [
    ...(numbers.length > 0 ? [inform(`Numbers: ${listed(numbers)}.`)] : []),
    ...(flags.length > 0 ? [inform(`True or false: ${listed(flags)}.`)] : []),
    ...codes.flatMap((code, column) =>
      code === undefined
        ? []
        : [
            inform(
              `“${columns.names[column] ?? ''}” stays text: ${code.slice(0, 40)} would not stay the same as a number.`,
            ),
          ],
    ),
  ].slice(0, 20);
}

function describeReading(
  { source, columns }: ConvertedCsv,
  options: ConversionOptions,
  isFile: boolean,
): Note {
  const rows = source.rowCount - (options.hasHeader ? 1 : 0);
  const between =
    options.delimiter === 'auto' ? `, with ${delimiterNames[source.delimiter]} between the cells` : '';
  const encoding = isFile && source.encoding !== 'utf-8' ? `, as ${source.encoding}` : '';
  return inform(
    `Read as ${formatCount(rows, 'row')} of ${formatCount(columns.names.length, 'column')}${between}${encoding}.`,
  );
}

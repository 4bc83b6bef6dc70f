import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { reportIssues } from '#core/json/reporting/issue-reports.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import type { ConvertedJson } from './convert.ts';
import type { ConversionOptions } from './options.ts';

/** Writes the notes on what a table cannot represent, and what is doubtful. */
export function describeConversion(converted: ConvertedJson, options: ConversionOptions): Note[] {
  return [...describeIssues(converted), ...describeCells(converted, options), ...describeShape(converted)];
}

function describeIssues({ document }: ConvertedJson): Note[] {
  const { bytes, issues } = document.analysis;
  return reportIssues(bytes, issues.warnings).map(({ code, message, line, column, offset, endOffset }) => {
    const place = { line, column, offset, length: endOffset - offset };
    if (code === 'duplicate-key') {
      return warn(`${message}: this value is kept, the earlier one is lost.`, undefined, place);
    }
    if (code === 'lone-surrogate') return warn(`${message}, and is written as �.`, undefined, place);
    return inform(
      `${message}.`,
      'The CSV has every digit; spreadsheets round it unless the column is imported as text.',
      place,
    );
  });
}

function describeCells(
  { counts, guardedCount, formulaCount, document }: ConvertedJson,
  { nullAs }: ConversionOptions,
): Note[] {
  const notes: Note[] = [];
  if (document.source.hasReplacements) {
    notes.push(warn('Halves of surrogate pairs are not characters. They were replaced by �.'));
  }
  if (guardedCount > 0) {
    notes.push(warn(`${formatCount(guardedCount, 'cell')} got a ' before what looks like a formula.`));
  }
  if (formulaCount > 0) {
    const what = formatCount(formulaCount, 'cell begins', 'cells begin');
    notes.push(
      warn(
        `${what} with = + - or @, which spreadsheets may run as a formula.`,
        'Guard against formulas if others will open it.',
      ),
    );
  }
  if (counts.nulls > 0 && nullAs === '') {
    const blanks = counts.blanks > 0 ? ' as empty texts are' : '';
    notes.push(
      inform(
        `${formatCount(counts.nulls, 'null')} written as ${counts.nulls === 1 ? 'an empty cell' : 'empty cells'}${blanks}${counts.blanks > 0 ? ', and' : ','} like keys that are missing.`,
      ),
    );
  }
  if (counts.hollow > 0) {
    const what = formatCount(counts.hollow, 'empty list or object', 'empty lists or objects');
    notes.push(inform(`${what} written as empty cells, since other rows have columns for what they hold.`));
  }
  if (counts.joined > 0) notes.push(inform(`${formatCount(counts.joined, 'list')} joined with semicolons.`));
  return notes;
}

function describeShape({ names, rowCount, isNested, areLists, suggestion }: ConvertedJson): Note[] {
  const notes: Note[] = [];
  if (suggestion !== undefined) {
    notes.push(
      inform(
        `${suggestion} holds a list of objects, which could be the rows.`,
        `Write ${suggestion} into “Path to rows”.`,
      ),
    );
  }
  if (isNested)
    notes.push(inform('Nested values have columns such as a.b and a[0]; CSV to JSON can nest them again.'));
  if (rowCount > 0 && names.length === 0 && !areLists)
    return [...notes, inform('No object has a key, so there are no columns and no rows.')];
  const width = areLists && names.length === 0 ? '' : ` of ${formatCount(names.length, 'column')}`;
  notes.push(inform(`${formatCount(rowCount, 'row')}${width}.`));
  return notes;
}

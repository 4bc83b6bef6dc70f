import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { guardFormula } from '#core/csv/writing/formula-guard.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import type { Certainty } from './reading/certainty.ts';
import type { Column } from './reading/column-names.ts';
import type { Entry, ReadEntries } from './reading/entries.ts';
import type { NamedTwice } from './settling.ts';

/** Writes the notes on the rows. */
export function notesOf(read: ReadEntries, total: bigint, twice: readonly NamedTwice[]): readonly Note[] {
  const { foreign, doubles, entries } = read;
  const unpaid = entries.filter(({ payer, split }) => payer === '' && split !== '').map(({ row }) => row);
  return [
    ...(foreign.length > 0 ? [warn(`Rows in another currency are left out: ${rows(foreign)}.`)] : []),
    ...firstOf(
      doubles.map(([first, second]) =>
        warn(`Row ${second} repeats row ${first}; both count.`, 'Remove one if it was imported twice.'),
      ),
    ),
    ...(unpaid.length > 0 ? [warn(`Rows are for someone, but no one paid them: ${rows(unpaid)}.`)] : []),
    ...firstOf(
      twice.map(({ row, name }) =>
        inform(`Row ${row} names ${name} more than once among those it is for: these shares are added up.`),
      ),
    ),
    ...fileNotes(read, total),
    ...guardNotes(entries),
  ];
}

const mostNotes = 5;

/** Returns the first notes of a kind, and the number of further rows. */
function firstOf(notes: readonly Note[]): readonly Note[] {
  const more = notes.length - mostNotes;
  if (more <= 0) return notes;
  const sentence = `The same is true of ${formatCount(more, 'more row')}.`;
  return [...notes.slice(0, mostNotes), { severity: notes[0]?.severity ?? 'info', sentence }];
}

/** Writes the notes on a bank’s file. */
function fileNotes(
  { certainty, people, isTurned, isUnsure, idle, unbooked, rounded, sums, unclear }: ReadEntries,
  total: bigint,
): readonly Note[] {
  return [
    ...certaintyNotes(certainty, isTurned),
    ...(sums.length > 0
      ? [
          warn(
            `Row ${sums.join(' and row ')} may be a total or a balance, and counts.`,
            'Remove it if it is one.',
          ),
        ]
      : []),
    ...(unclear === undefined
      ? []
      : [
          warn(
            `No amount says whether “${unclear}” has decimals.`,
            'Check the amounts; the language of the numbers decides.',
          ),
        ]),
    ...(people.length > 0 ? [peopleNote(people)] : []),
    ...((isTurned && certainty.readAs.length === 0) || isUnsure
      ? [inform(signNote(isTurned, isUnsure))]
      : []),
    ...(idle.length > 0
      ? [inform(`Rows of totals and rows without a date or an amount are left out: ${rows(idle)}.`)]
      : []),
    ...(unbooked.length > 0
      ? [warn(`Pending and declined payments are left out, in rows ${rows(unbooked)}.`)]
      : []),
    ...(rounded.length > 0
      ? [warn(`Amounts with more digits than the currency has are rounded, in rows ${rows(rounded)}.`)]
      : []),
    ...(total < 0n ? [inform('Income exceeds expenses, so the total is negative.')] : []),
  ];
}

const roles: Partial<Record<Column, string>> = {
  what: 'description',
  debit: 'money out',
  credit: 'money in',
  mark: 'direction',
  payer: 'paid by',
  split: 'for',
};

/** Writes how the columns were read, so that a wrong reading is seen at once. */
function certaintyNotes({ readAs, unread, gaps }: Certainty, isTurned: boolean): readonly Note[] {
  const quote = (name: string) => `“${name.slice(0, 24)}”`;
  const list = readAs.map(([column, name]) =>
    [
      roles[column] ?? column,
      '=',
      quote(name),
      ...(column === 'amount' ? [isTurned ? '(expenses below 0)' : '(expenses above 0)'] : []),
    ].join(' '),
  );
  const open =
    unread.length > 0
      ? ` Not used, or not certain: ${unread.slice(0, mostNotes).map(quote).join(', ')}.`
      : '';
  return [
    ...(list.length > 0
      ? [
          inform(
            `Read as: ${list.join(', ')}.${open}`,
            'If that is wrong, name the columns in order under “Columns”.',
          ),
        ]
      : []),
    ...(gaps
      ? [
          warn(
            `The balances in ${quote(gaps.name)} do not agree with the amounts in rows ${rows(gaps.rows)}.`,
          ),
        ]
      : []),
  ];
}

function peopleNote(people: readonly string[]): Note {
  const list = people.slice(0, mostNotes).map((name) => `“${name.slice(0, 24)}”`);
  return warn(
    `The columns ${list.join(', ')}${people.length > mostNotes ? ' …' : ''} are not read, so no one owes anything here.`,
    'To settle up, write who paid and for whom into columns “paid by” and “for”. Payments between people count as expenses.',
  );
}

function signNote(isTurned: boolean, isUnsure: boolean): string {
  const [spent, earned] = isTurned ? ['below', 'above'] : ['above', 'below'];
  const note = `Amounts ${spent} 0 count as expenses, and those ${earned} 0 as income.`;
  return isUnsure ? `${note} Choose the other way under “Sign of expenses”.` : note;
}

function rows(list: readonly number[]): string {
  return list
    .slice(0, 10)
    .join(', ')
    .concat(list.length > 10 ? ' …' : '');
}

/** Explains the ' that guards formulas in the files. */
function guardNotes(entries: readonly Entry[]): readonly Note[] {
  const texts = entries.flatMap(({ what, category, payer, split }) => [what, category, payer, split]);
  const count = texts.filter((text) => guardFormula(text) !== text).length;
  if (count === 0) return [];
  return [
    inform(
      `${formatCount(count, 'text begins', 'texts begin')} like a formula: the saved files put a ' before each, so that no spreadsheet runs it.`,
      'Opened here again, the text is unchanged.',
    ),
  ];
}

import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { choice, flag, type StateOf } from '#client/tool-kit/state/state-schema.ts';

const withNames = { shape: ['objects', 'lines'] } as const;

export const conversionSchema = {
  shape: describeField(choice(['objects', 'lines', 'arrays'], 'objects'), {
    label: 'Rows as',
    choiceLabels: { objects: 'Objects in one array', lines: 'JSON Lines', arrays: 'Arrays of cells' },
  }),
  types: describeField(choice(['text', 'found'], 'text'), {
    label: 'Values',
    choiceLabels: { text: 'All text, as they stand', found: 'Numbers and true/false by column' },
  }),
  empty: describeField(choice(['text', 'null', 'omit'], 'text'), {
    label: 'Empty cells',
    choiceLabels: { text: 'Empty text', null: 'null', omit: 'Left out' },
  }),
  layout: describeField(choice(['rows', 'indented'], 'rows'), {
    label: 'Layout',
    choiceLabels: { rows: 'A line for each row', indented: 'Indented' },
    onlyIf: { shape: ['objects', 'arrays'] },
  }),
  delimiter: describeField(choice(['auto', ',', ';', '\t', '|'], 'auto'), {
    label: 'Between the cells',
    choiceLabels: { auto: 'Auto-detect', ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Bar' },
  }),
  encoding: describeField(choice(['auto', 'utf-8', 'utf-16le', 'utf-16be', 'windows-1252'], 'auto'), {
    label: 'Encoding of the file',
    choiceLabels: {
      auto: 'Auto-detect',
      'utf-8': 'UTF-8',
      'utf-16le': 'UTF-16 LE',
      'utf-16be': 'UTF-16 BE',
      'windows-1252': 'Windows-1252',
    },
  }),
  hasHeader: describeField(flag(true), { label: 'The first row names the columns' }),
  isNested: describeField(flag(false), { label: 'Nest columns such as a.b and a[0]', onlyIf: withNames }),
  isTrimmed: describeField(flag(false), { label: 'Trim spaces around cells' }),
};

export type ConversionOptions = StateOf<typeof conversionSchema>;

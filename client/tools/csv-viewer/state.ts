import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { asInput, choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  hasHeader: describeField(flag(true), { label: 'First row contains headers' }),
  delimiter: describeField(choice(['auto', ',', ';', '\t', '|'], 'auto'), {
    label: 'Delimiter',
    choiceLabels: { auto: 'Auto-detect', ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Bar' },
  }),
  encoding: describeField(choice(['auto', 'utf-8', 'utf-16le', 'utf-16be', 'windows-1252'], 'auto'), {
    label: 'Encoding',
    choiceLabels: {
      auto: 'Auto-detect',
      'utf-8': 'UTF-8',
      'utf-16le': 'UTF-16 LE',
      'utf-16be': 'UTF-16 BE',
      'windows-1252': 'Windows-1252',
    },
  }),
  isFrozen: describeField(flag(false), { label: 'Freeze first column' }),
  isTrimmed: describeField(flag(false), { label: 'Trim spaces around cells' }),
  /** A pasted table, so that a link can contain it. */
  text: asInput(text('', 2_000_000)),
};

export type CsvState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<CsvState>) => void;

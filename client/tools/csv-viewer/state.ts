import { asInput, choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  hasHeader: flag(true),
  delimiter: choice(['auto', ',', ';', '\t', '|'], 'auto'),
  encoding: choice(['auto', 'utf-8', 'utf-16le', 'utf-16be', 'windows-1252'], 'auto'),
  isFrozen: flag(false),
  isTrimmed: flag(false),
  /** A pasted table, so that a link can contain it. */
  text: asInput(text('', 2_000_000)),
};

export type CsvState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<CsvState>) => void;

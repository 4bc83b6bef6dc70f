import { csvReading } from '#client/tool-kit/operations/csv-options.ts';
import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { asInput, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  hasHeader: describeField(flag(true), { label: 'First row contains headers' }),
  ...csvReading,
  isFrozen: describeField(flag(false), { label: 'Freeze first column' }),
  isTrimmed: describeField(flag(false), { label: 'Trim spaces around cells' }),
  /** A pasted table, so that a link can contain it. */
  text: asInput(text('', 2_000_000)),
};

export type CsvState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<CsvState>) => void;

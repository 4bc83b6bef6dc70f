import { csvReading } from '#client/tool-kit/operations/csv-options.ts';
import { asInput, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  hasHeader: flag(true, 'First row contains headers'),
  ...csvReading,
  isFrozen: flag(false, 'Freeze first column'),
  isTrimmed: flag(false, 'Trim spaces around cells'),
  /** A pasted table, so that a link can contain it. */
  text: asInput(text('', 2_000_000)),
};

export type CsvState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<CsvState>) => void;

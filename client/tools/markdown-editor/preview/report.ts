import type { CodeMark } from '#client/ui/code/code-marks.ts';
import type { ToolInputError } from '#core/errors.ts';
import type { TextCounts } from '../markup/text-counts.ts';

/** The preview's data for the rest of the tool. */
export interface PreviewReport {
  readonly isBusy: boolean;
  readonly counts: TextCounts | undefined;
  readonly marks: readonly CodeMark[];
  readonly isCut: boolean;
  readonly error: ToolInputError | undefined;
}

export const noReport: PreviewReport = {
  isBusy: false,
  counts: undefined,
  marks: [],
  isCut: false,
  error: undefined,
};

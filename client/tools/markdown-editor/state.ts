import { choice, flag, type StateOf } from '#client/tool-kit/state/state-schema.ts';
import type { CodeMark } from '#client/ui/code/code-marks.ts';
import type { ToolInputError } from '#core/errors.ts';
import type { TextCounts } from './markup/text-counts.ts';

export const schema = {
  flavour: choice({ github: 'GitHub', commonmark: 'CommonMark' }, 'github', 'Flavor'),
  layout: choice({ both: 'Both', write: 'Write', read: 'Read' }, 'both', 'View'),
  loadsWebImages: flag(false, 'Load web images in document.html'),
};

export type EditorState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<EditorState>) => void;

/** The preview's data for the rest of the tool. */
export interface PreviewReport {
  readonly counts: TextCounts | undefined;
  readonly marks: readonly CodeMark[];
  readonly isCut: boolean;
  readonly error: ToolInputError | undefined;
}

export const noReport: PreviewReport = {
  counts: undefined,
  marks: [],
  isCut: false,
  error: undefined,
};

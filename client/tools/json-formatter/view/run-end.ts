import { notify } from '#client/ui/toast-store.ts';
import { type EditorMark, editorMarks } from '../report/editor-marks.ts';
import { noticeFor } from '../report/verdict.ts';
import type { JsonSource, ProcessResult } from '../session-api.ts';

/** Shows the specification's toast after a click on Format, Compact or Validate. */
export function answerPress(mode: 'format' | 'compact' | 'validate', result: ProcessResult): void {
  notify(noticeFor(mode, result));
}

/** Returns the marks for the editor; none for a file, which has no editor. */
export function marksFor({ data }: JsonSource, { report }: ProcessResult): readonly EditorMark[] {
  return typeof data === 'string' ? editorMarks(data, report) : [];
}

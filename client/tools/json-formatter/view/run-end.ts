import { notify } from '#client/ui/toast-store.ts';
import { type EditorMark, editorMarks } from '../report/editor-marks.ts';
import { noticeFor } from '../report/verdict.ts';
import type { JsonSource, ProcessResult } from '../session-api.ts';

/** Answers a press of Format, Compact or Validate with the specification's notice. */
export function answerPress(mode: 'format' | 'compact' | 'validate', result: ProcessResult): void {
  notify(noticeFor(mode, result));
}

/** What the editor is to underline; a file has no editor. */
export function marksFor({ data }: JsonSource, { report }: ProcessResult): readonly EditorMark[] {
  return typeof data === 'string' ? editorMarks(data, report) : [];
}

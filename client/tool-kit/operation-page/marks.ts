import type { CodeMark } from '#client/ui/code/code-marks.ts';
import type { ToolInputError, Note } from '#core/errors.ts';

const noMarks: readonly CodeMark[] = [];

/** The places of notes and of a mistake as marks of the editor; those without an offset have none. */
export function marksOf(notes: readonly Note[], error: ToolInputError | undefined): readonly CodeMark[] {
  const marks = notes.flatMap(({ severity, sentence, place }) =>
    place?.offset === undefined
      ? []
      : [{ from: place.offset, to: place.offset + (place.length ?? 1), message: sentence, severity }],
  );
  const { offset, field } = error?.details ?? {};
  // A mistake in a field has its place there.
  if (error && offset !== undefined && field === undefined) {
    marks.push({ from: offset, to: offset + 1, message: error.message, severity: 'error' });
  }
  // Always the same empty list, because the editor redraws for a new one.
  return marks.length === 0 ? noMarks : marks;
}

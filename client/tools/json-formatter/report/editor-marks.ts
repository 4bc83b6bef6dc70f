import type { DocumentReport } from '#core/json/reporting/document-report.ts';

/** A part of the input that the editor underlines. */
export interface EditorMark {
  readonly from: number;
  readonly to: number;
  readonly message: string;
  readonly severity: 'error' | 'warning';
}

/** Returns marks for all issues in the report. */
export function editorMarks(text: string, { errors, offenses, warnings }: DocumentReport): EditorMark[] {
  const marks = [
    ...errors.map((issue) => ({ issue, severity: 'error' as const })),
    ...[...offenses, ...warnings].map((issue) => ({ issue, severity: 'warning' as const })),
  ];
  const places = marks.flatMap(({ issue }) => [issue.offset, issue.endOffset]);
  const ascending = [...new Set(places)].sort((a, b) => a - b);
  const inEditor = toEditorOffsets(text, ascending);
  const found = new Map(ascending.map((place, index) => [place, inEditor[index] ?? place]));
  return marks.map(({ issue: { offset, endOffset, message, hint }, severity }) => ({
    from: found.get(offset) ?? 0,
    to: found.get(endOffset) ?? 0,
    message: hint ? `${message}. ${hint}` : message,
    severity,
  }));
}

/**
 * Converts ascending UTF-16 offsets in `text` to those of an editor that counts every line break as one unit and shows
 * the byte order mark.
 */
export function toEditorOffsets(text: string, offsets: readonly number[]): number[] {
  const markLength = text.startsWith('\ufeff') ? 1 : 0;
  let pairs = 0;
  let next = text.indexOf('\r\n');
  return offsets.map((offset) => {
    const place = offset + markLength;
    while (next >= 0 && next < place) {
      pairs += 1;
      next = text.indexOf('\r\n', next + 2);
    }
    return place - pairs;
  });
}

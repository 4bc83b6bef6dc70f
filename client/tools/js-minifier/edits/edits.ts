/** Replaces the text between two offsets. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function applyEdits(source: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    pieces.push(source.slice(done, start), text);
    done = end;
  }
  return pieces.join('') + source.slice(done);
}

/** Where something stands: offset in UTF-16 units from 0, line and column from 1. */
export interface Place {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

export function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { offset, line: before.split('\n').length, column: offset - lineStart + 1 };
}

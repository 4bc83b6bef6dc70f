/** Where something stands: offset in UTF-16 units from 0, line and column from 1. */
export interface TextPlace {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** The place of an offset in a text; lines end in a line feed. */
export function placeOf(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { offset, line: before.split('\n').length, column: offset - lineStart + 1 };
}

export interface WrittenLine {
  readonly written: string;
  readonly place: {
    readonly line: number;
    readonly column: number;
    readonly offset: number;
    readonly length: number;
  };
}

/** The lines that are not blank, without the spaces around them, each with its place. */
export function writtenLines(content: string): WrittenLine[] {
  let offset = 0;
  return content.split('\n').flatMap((full, index) => {
    const start = offset;
    offset += full.length + 1;
    const written = full.trim();
    const column = full.indexOf(written) + 1;
    const place = { line: index + 1, column, offset: start + column - 1, length: written.length };
    return written === '' ? [] : [{ written, place }];
  });
}

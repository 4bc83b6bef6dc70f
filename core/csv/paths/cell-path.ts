/** Keys and list indexes, from the outermost to the innermost. */
export type CellPath = readonly (string | number)[];

/**
 * Writes a path as a column name: keys joined with dots, list indexes in brackets (`a.b[0]`). A backslash escapes a
 * dot, bracket or backslash within a key.
 */
export function writePath(path: CellPath): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      return `${index === 0 ? '' : '.'}${step.replaceAll(/[.[\]\\]/g, '\\$&')}`;
    })
    .join('');
}

/** Reads a column name as a path; undefined if it is not one, like “e.g.” or “[x]”. */
export function readPath(name: string): CellPath | undefined {
  const step = /(?:^|\.)((?:[^.[\]\\]|\\[.[\]\\])+)|\[(0|[1-9]\d{0,4})\]/y;
  const path: (string | number)[] = [];
  while (step.lastIndex < name.length) {
    const found = step.exec(name);
    if (!found) return undefined;
    const [, key, place] = found;
    path.push(key === undefined ? Number(place) : key.replaceAll(/\\(.)/g, '$1'));
  }
  return path.length > 0 ? path : undefined;
}

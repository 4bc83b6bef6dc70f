/** Keys and places in lists, from the outside in. */
export type CellPath = readonly (string | number)[];

/**
 * A path as the name of a column: keys with points between them, places in lists in brackets (`a.b[0]`). A point, a
 * bracket or a backslash within a key stands behind a backslash.
 */
export function writePath(path: CellPath): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      return `${index === 0 ? '' : '.'}${step.replaceAll(/[.[\]\\]/g, '\\$&')}`;
    })
    .join('');
}

/** Reads the name of a column as a path; undefined where it is none, as “e.g.” or “[x]”. */
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

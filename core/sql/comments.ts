import { readOwn } from '#core/collections/read-own.ts';

/** A comment that opens another, where both are closed. */
export function hasNestedComment(sql: string): boolean {
  let depth = 0;
  let wasNested = false;
  for (const [mark] of sql.replace(/--[^\n]*|'(?:[^']|'')*'|"[^"]*"/g, '').matchAll(/\/\*|\*\//g)) {
    depth += mark === '/*' ? 1 : -1;
    if (depth < 0) return false;
    if (depth > 1) wasNested = true;
  }
  return wasNested && depth === 0;
}

const ends: Readonly<Record<string, string>> = { '--': '\n', '/*': '*/', "'": "'", '"': '"' };

/** Where a comment begins that nothing ends; -1 for none. Every character is looked at once, whatever stands open. */
export function openCommentAt(sql: string): number {
  const starts = /--|\/\*|['"]/g;
  for (let start = starts.exec(sql); start; start = starts.exec(sql)) {
    const [mark] = start;
    const end = readOwn(ends, mark) ?? '';
    const at = sql.indexOf(end, start.index + mark.length);
    if (at < 0) return mark === '/*' ? start.index : -1;
    starts.lastIndex = at + end.length;
  }
  return -1;
}

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

/** Where a comment begins that nothing ends; -1 for none. */
export function openCommentAt(sql: string): number {
  const skipped = /--[^\n]*|'(?:[^']|'')*'|"[^"]*"|\/\*[\s\S]*?\*\//g;
  return sql.replace(skipped, (text) => ' '.repeat(text.length)).indexOf('/*');
}

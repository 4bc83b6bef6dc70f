/** Keys and array indexes from the root of a document to a value. */
export type PathSegment = string | number;

/** Writes a JSON Pointer (RFC 6901); the root's is empty. */
export function toJsonPointer(segments: readonly PathSegment[]): string {
  return segments
    .map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** Writes a normalized path (RFC 9535 section 2.7). */
export function toJsonPath(segments: readonly PathSegment[]): string {
  const selectors = segments.map((segment) => {
    return typeof segment === 'number' ? `[${segment}]` : `['${escapeNormalName(segment)}']`;
  });
  return `$${selectors.join('')}`;
}

const normalEscapes = new Map([
  ['\b', '\\b'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\f', '\\f'],
  ['\r', '\\r'],
  ["'", "\\'"],
  ['\\', '\\\\'],
]);

function escapeNormalName(name: string): string {
  return name.replace(/[\0-\x1f'\\]/g, (character) => {
    return normalEscapes.get(character) ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Writes a JavaScript expression that reads the value from a parsed document called `data`. */
export function toJsPath(segments: readonly PathSegment[]): string {
  const accessors = segments.map((segment) => {
    if (typeof segment === 'number') return `[${segment}]`;
    return /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u.test(segment)
      ? `.${segment}`
      : `[${JSON.stringify(segment)}]`;
  });
  return `data${accessors.join('')}`;
}

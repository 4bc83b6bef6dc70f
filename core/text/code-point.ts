/** Writes a code point in hexadecimal digits, at least four: `00E9`, `1F600`. */
export function hexOfPoint(point: number): string {
  return point.toString(16).toUpperCase().padStart(4, '0');
}

/** Writes the first character of a text as Unicode writes code points: `U+00E9`, `U+1F600`. */
export function writeCodePoint(text: string): string {
  return `U+${hexOfPoint(text.codePointAt(0) ?? 0)}`;
}

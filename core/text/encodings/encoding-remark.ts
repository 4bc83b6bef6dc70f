/** Returns a note for a file that was not read as UTF-8, because the guess may be wrong. */
export function remarkEncoding(encoding: string): string | undefined {
  if (encoding === 'utf-8') return undefined;
  if (encoding !== 'windows-1252') return `It was read as ${encoding.toUpperCase()}.`;
  return 'It is not UTF-8, so it was read as Windows-1252. If letters look wrong, save it again as UTF-8.';
}

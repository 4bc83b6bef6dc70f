/**
 * Gives a text that is pasted into another the line ends of that one's first line. The system's clipboard may have
 * changed its own.
 */
export function withLineEnds(pasted: string, firstLines: string): string {
  const isCrlf = /^[^\n]*\r\n/.test(firstLines);
  return pasted.replaceAll(/\r\n?|\n/g, isCrlf ? '\r\n' : '\n');
}

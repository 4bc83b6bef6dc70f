/** A text too large for the editor, as a file: it is shown piece by piece. */
export function asTextFile(text: string): File {
  return new File([text], 'text.txt', { type: 'text/plain' });
}

/** Reduces a text to a hexadecimal color: `#` and up to six digits. */
export function cleanHex(written: string): string {
  return `#${written.replace(/[^\da-f]/gi, '')}`.slice(0, 7);
}

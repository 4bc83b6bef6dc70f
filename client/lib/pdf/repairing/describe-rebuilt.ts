/** Says that a file was repaired (rebuild-table.ts). */
export function describeRebuilt(name: string): string {
  return `“${name}” is damaged: its cross-reference table was missing or wrong, and has been rebuilt. Check that nothing is missing.`;
}

/** Says that a file was repaired (rebuild-table.ts). */
export function describeRebuilt(name: string): string {
  return `“${name}” is damaged: its cross-reference table was missing or wrong. It was read with a rebuilt one, so check that nothing is missing.`;
}

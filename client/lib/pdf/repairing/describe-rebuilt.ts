/** Says that a file was repaired (rebuild-table.ts). */
export function describeRebuilt(name: string): string {
  return `“${name}” is damaged: the list of where its parts are was missing or wrong. It was made anew, so check that nothing is missing.`;
}

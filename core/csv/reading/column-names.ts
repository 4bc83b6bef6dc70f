/** Returns the column names: those of the header, or names like `Column 3` if there is none. */
export function columnNames(header: readonly string[] | undefined, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const name = header?.[index]?.trim() ?? '';
    return name === '' ? `Column ${index + 1}` : name;
  });
}

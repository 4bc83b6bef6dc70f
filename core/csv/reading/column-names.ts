/** The columns' names: those of the header, and `Column 3` where there is none. */
export function columnNames(header: readonly string[] | undefined, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const name = header?.[index]?.trim() ?? '';
    return name === '' ? `Column ${index + 1}` : name;
  });
}

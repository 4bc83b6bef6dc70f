/** What spreadsheets take for a formula (OWASP, CSV injection); a number with a sign is none. */
export function isFormula(cell: string): boolean {
  return /^[=+\-@\t\r]/.test(cell) && !/^[-+]?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(cell);
}

/** A cell that no spreadsheet runs; one that looks guarded already is guarded once more, so that nothing is lost. */
export function guardFormula(cell: string): string {
  return isFormula(cell.replace(/^'+/, '')) ? `'${cell}` : cell;
}

/** A cell as it was before it was guarded. */
export function removeFormulaGuard(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.replace(/^'+/, '')) ? cell.slice(1) : cell;
}

/** True if spreadsheets would treat the cell as a formula (OWASP, CSV injection); a number with a sign is not one. */
export function isFormula(cell: string): boolean {
  return /^[=+\-@\t\r]/.test(cell) && !/^[-+]?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(cell);
}

/**
 * Adds an apostrophe so that no spreadsheet runs the cell. A cell that already looks guarded gets another one, so that
 * removing it restores the cell.
 */
export function guardFormula(cell: string): string {
  return isFormula(cell.replace(/^'+/, '')) ? `'${cell}` : cell;
}

/** Restores a cell that `guardFormula` changed. */
export function removeFormulaGuard(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.replace(/^'+/, '')) ? cell.slice(1) : cell;
}

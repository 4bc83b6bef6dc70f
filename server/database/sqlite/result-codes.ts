/**
 * Returns the primary result code (https://sqlite.org/rescode.html); undefined for an error that is not from SQLite.
 */
export function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined;
  return error.errcode & 0xff;
}

/** True for SQLITE_BUSY and SQLITE_LOCKED: another connection holds the file. */
export function isHeld(error: unknown): boolean {
  return [5, 6].includes(resultCode(error) ?? 0);
}

/** True for SQLITE_CORRUPT and SQLITE_NOTADB. */
export function isDamage(error: unknown): boolean {
  return [11, 26].includes(resultCode(error) ?? 0);
}

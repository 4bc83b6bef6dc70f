import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Query, type SqlValue, StorageError } from '#server/database/database.ts';

/** How long to wait for other processes. */
export const maxBusyMs = 5000;

/** Opens a file. A writing connection also overwrites deleted data. */
export function openConnection(file: string, readOnly: boolean): DatabaseSync {
  // Opening may wait: enabling write-ahead mode needs an exclusive lock, and other processes may be opening the file.
  const connection = new DatabaseSync(file, {
    readOnly,
    timeout: maxBusyMs,
    enableForeignKeyConstraints: true,
  });
  if (readOnly) {
    // SQLite's own function handles only ASCII letters, but people search for names.
    const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : null);
    connection.function('lower', { deterministic: true }, lower);
  } else {
    turnOnWriteAhead(connection);
    connection.exec('pragma synchronous = full; pragma fullfsync = on; pragma secure_delete = on;');
    // A short log (400 kB) can be emptied even on a nearly full disk.
    connection.exec('pragma wal_autocheckpoint = 100');
  }
  connection.exec('pragma trusted_schema = off; pragma busy_timeout = 100;');
  return connection;
}

/**
 * Enables write-ahead mode. If two processes do this at the same moment, they would wait for each other, so SQLite
 * immediately refuses one, which must try again. The file keeps the mode, so this happens only once.
 */
function turnOnWriteAhead(connection: DatabaseSync): void {
  const deadlineMs = performance.now() + maxBusyMs;
  for (;;) {
    try {
      connection.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (!isHeld(error) || performance.now() > deadlineMs) throw error;
      // Blocking is harmless in a process that is starting.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 + Math.random() * 20);
    }
  }
}

/** Creates a query function. `onDamage` is called for pages that cannot be read. */
export function makeQuery(connection: DatabaseSync, onDamage: (message: string) => void): Query {
  const statements = new Map<string, StatementSync>();
  return async (text, values = []) => {
    await Promise.resolve();
    try {
      let statement = statements.get(text);
      if (!statement) {
        // node:sqlite accepts values by position only for ?1.
        statement = connection.prepare(text.replaceAll(/\$(\d+)/g, '?$1'));
        statements.set(text, statement);
      }
      return statement.all(...values) as Record<string, SqlValue>[];
    } catch (error) {
      const fault = toStorageError(error);
      if (error instanceof Error && fault instanceof StorageError && fault.fault === 'damaged')
        onDamage(error.message);
      throw fault;
    }
  };
}

export function toStorageError(error: unknown): unknown {
  switch (resultCode(error)) {
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
      return new StorageError('busy', error);
    case 13: // SQLITE_FULL
      return new StorageError('full', error);
    case 8: // SQLITE_READONLY
    case 10: // SQLITE_IOERR
    case 14: // SQLITE_CANTOPEN
      return new StorageError('unavailable', error);
    case 11: // SQLITE_CORRUPT
    case 26: // SQLITE_NOTADB
      return new StorageError('damaged', error);
    default:
      // Stored numbers always fit into JavaScript, so a RangeError means damage.
      return error instanceof RangeError ? new StorageError('damaged', error) : error;
  }
}

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

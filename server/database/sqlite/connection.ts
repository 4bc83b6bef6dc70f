import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Query, type SqlValue, StorageError } from '#server/database/database.ts';
import { isHeld, resultCode } from './result-codes.ts';

/** Other processes are waited for this long. */
export const maxBusyMs = 5000;

/** Opens a file; whoever writes also overwrites what is deleted. */
export function openConnection(file: string, readOnly: boolean): DatabaseSync {
  // Opening may wait: turning write-ahead mode on takes the file for itself, and others may be opening it, too.
  const connection = new DatabaseSync(file, {
    readOnly,
    timeout: maxBusyMs,
    enableForeignKeyConstraints: true,
  });
  if (readOnly) {
    // SQLite's own knows the letters of ASCII alone, and people are searched for by their names.
    const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : null);
    connection.function('lower', { deterministic: true }, lower);
  } else {
    turnOnWriteAhead(connection);
    connection.exec('pragma synchronous = full; pragma fullfsync = on; pragma secure_delete = on;');
    // The log stays short (400 kB), so that a full disk still has room to empty it.
    connection.exec('pragma wal_autocheckpoint = 100');
  }
  connection.exec('pragma trusted_schema = off; pragma busy_timeout = 100;');
  return connection;
}

/**
 * Two processes that turn it on at the same moment would wait for each other, so SQLite refuses one at once, whatever
 * the time it may wait: that one tries again. The mode stays with the file, so this happens once in its life.
 */
function turnOnWriteAhead(connection: DatabaseSync): void {
  const deadlineMs = performance.now() + maxBusyMs;
  for (;;) {
    try {
      connection.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (!isHeld(error) || performance.now() > deadlineMs) throw error;
      // Nothing else goes on in a process that is starting.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 + Math.random() * 20);
    }
  }
}

/** `onDamage` hears of pages that cannot be read. */
export function makeQuery(connection: DatabaseSync, onDamage: (message: string) => void): Query {
  const statements = new Map<string, StatementSync>();
  return async (text, values = []) => {
    await Promise.resolve();
    try {
      let statement = statements.get(text);
      if (!statement) {
        // node:sqlite takes values by position for ?1 alone.
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
      // We store no number that JavaScript cannot hold.
      return error instanceof RangeError ? new StorageError('damaged', error) : error;
  }
}

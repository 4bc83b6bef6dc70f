import { constants, type DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDamage, maxBusyMs } from './connection.ts';

/** Maintenance of the whole file. */
export interface Upkeep {
  /** From now on, allows statements to change only rows. */
  restrict(): void;
  /**
   * Moves the write-ahead log into the file and empties it; returns false if another process is reading it, or there is
   * no space.
   */
  checkpoint(): boolean;
  scrub(how: 'checkpoint' | 'rebuild'): Promise<void>;
  /** True if rows can be stored without growing the file. */
  hasFreePages(): boolean;
}

const allowedActions = new Set([
  constants.SQLITE_SELECT,
  constants.SQLITE_READ,
  constants.SQLITE_INSERT,
  constants.SQLITE_UPDATE,
  constants.SQLITE_DELETE,
  constants.SQLITE_FUNCTION,
  constants.SQLITE_TRANSACTION,
  constants.SQLITE_SAVEPOINT,
]);

function allowRowsOnly(action: number): number {
  return allowedActions.has(action) ? constants.SQLITE_OK : constants.SQLITE_DENY;
}

export function createUpkeep(writer: DatabaseSync): Upkeep {
  let isRestricted = false;

  /** Runs maintenance work; returns false if SQLite refuses, because a failure here must not stop anything else. */
  function runUnrestricted(work: () => boolean): boolean {
    writer.setAuthorizer(null);
    try {
      return work();
    } catch {
      return false;
    } finally {
      if (isRestricted) writer.setAuthorizer(allowRowsOnly);
    }
  }

  const checkpoint = () =>
    runUnrestricted(() => writer.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0);
  const rebuild = () =>
    runUnrestricted(() => {
      writer.exec('vacuum');
      return true;
    });

  return {
    restrict: () => {
      isRestricted = true;
      writer.setAuthorizer(allowRowsOnly);
    },
    checkpoint,
    hasFreePages: () =>
      runUnrestricted(() => Number(writer.prepare('pragma freelist_count').get()?.freelist_count) > 0),
    scrub: async (how) => {
      // Transactions wait only for queries, so none is open after a turn of the event loop.
      do await new Promise(setImmediate);
      while (writer.isTransaction);
      // When rows move between pages, SQLite leaves copies that secure_delete misses. If there is no space or lock for
      // rebuilding, deleted rows are still overwritten, and the daily round tries again.
      if (how === 'rebuild') rebuild();
      const deadlineMs = performance.now() + maxBusyMs;
      while (!checkpoint() && performance.now() < deadlineMs) await sleep(20);
    },
  };
}

/** Returns the first lines of `quick_check`, which reads every page but does not compare indexes with their tables. */
export function findDamage(reader: DatabaseSync): string | undefined {
  try {
    const lines = reader.prepare('pragma quick_check(3)').all();
    const text = lines.map((row) => String(row.quick_check)).join('; ');
    return text === 'ok' ? undefined : text;
  } catch (error) {
    if (!isDamage(error)) throw error;
    return error instanceof Error ? error.message : String(error);
  }
}

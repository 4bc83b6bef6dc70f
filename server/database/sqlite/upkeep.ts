import { constants, type DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { maxBusyMs } from './connection.ts';
import { isDamage } from './result-codes.ts';

/** What is done to the file as a whole, and to no row. */
export interface Upkeep {
  /** From now on statements may change rows, and nothing else. */
  restrict(): void;
  /** Brings the write-ahead log into the file and empties it; false when somebody reads it, or there is no room. */
  checkpoint(): boolean;
  scrub(how: 'checkpoint' | 'rebuild'): Promise<void>;
  /** Whether rows can be stored without the file growing. */
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

  /** False when SQLite refuses: what is done here is never worth failing for. */
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
      // Work of transactions waits for queries alone, so none is open when the event loop turns.
      do await new Promise(setImmediate);
      while (writer.isTransaction);
      // Where rows moved between pages, SQLite leaves copies that secure_delete does not see. Without the room or the
      // lock to rebuild, what is deleted is overwritten all the same, and the daily round tries again.
      if (how === 'rebuild') rebuild();
      const deadlineMs = performance.now() + maxBusyMs;
      while (!checkpoint() && performance.now() < deadlineMs) await sleep(20);
    },
  };
}

/** The first lines of `quick_check`: it reads every page, and leaves out whether indexes agree with their tables. */
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

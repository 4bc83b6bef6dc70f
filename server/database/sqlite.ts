import { constants, type DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, StorageError } from './database.ts';
import { commitTogether, type Job } from './sqlite/commit.ts';
import { makeQuery, maxBusyMs, openConnection } from './sqlite/connection.ts';
import { createReserve } from './sqlite/reserve.ts';

/** More transactions than this do not share one commit, so that none waits long. */
const maxJobsPerCommit = 500;

export interface SqliteDatabase extends Database {
  /** For backups and migrations, which work on the connection itself. */
  readonly connection: DatabaseSync;
  /** Reads alone. */
  readonly reader: DatabaseSync;
  /** From now on statements may change rows, and nothing else: no tables, no files, no settings. */
  restrict(): void;
}

/**
 * Opens an SQLite file. Transactions of one turn of the event loop share one commit and its sync to disk; each is
 * rolled back alone when its own work fails.
 */
export function openSqlite(file: string): SqliteDatabase {
  const writer = openConnection(file, false);
  const reader = openConnection(file, true);
  const query = makeQuery(writer);
  const reserve = createReserve(`${file}.reserve`);
  reserve.renew();
  const queue: Job[] = [];
  let flushing: Promise<void> | undefined;
  let isRestricted = false;

  async function flushAll(): Promise<void> {
    // One turn of the event loop gathers what arrived together.
    await new Promise(setImmediate);
    while (queue.length > 0) await commit(queue.splice(0, maxJobsPerCommit));
    flushing = undefined;
  }

  async function commit(jobs: readonly Job[]): Promise<void> {
    let waiting = await commitTogether(writer, query, jobs);
    if (waiting.length === 0) return;
    // What lies in the write-ahead log and in the file takes room twice.
    checkpoint();
    waiting = await commitTogether(writer, query, waiting);
    const urgent = waiting.filter(({ canUseReserve }) => canUseReserve);
    rejectAsFull(waiting.filter(({ canUseReserve }) => !canUseReserve));
    if (urgent.length === 0) return;
    reserve.release();
    rejectAsFull(await commitTogether(writer, query, urgent));
    checkpoint();
    reserve.renew();
  }

  /** Brings the write-ahead log into the file and empties it; false when somebody reads it, or there is no room. */
  function checkpoint(): boolean {
    return runUnrestricted(
      () => writer.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0,
      () => false,
    );
  }

  function runUnrestricted<T>(work: () => T, onFailure: (error: unknown) => T): T {
    writer.setAuthorizer(null);
    try {
      return work();
    } catch (error) {
      return onFailure(error);
    } finally {
      if (isRestricted) writer.setAuthorizer(allowRowsOnly);
    }
  }

  async function scrub(): Promise<void> {
    // Work of transactions waits for queries alone, so none is open when the event loop turns.
    do await new Promise(setImmediate);
    while (writer.isTransaction);
    // Where rows moved between pages, SQLite leaves copies that secure_delete does not see. Without the room or the
    // lock for this, what is deleted is overwritten all the same, and the next round tries again.
    runUnrestricted(
      () => {
        writer.exec('vacuum');
      },
      () => undefined,
    );
    const deadlineMs = performance.now() + maxBusyMs;
    while (!checkpoint() && performance.now() < deadlineMs) await sleep(20);
    reserve.renew();
  }

  return {
    kind: 'sqlite',
    connection: writer,
    reader,
    read: makeQuery(reader),
    transaction: (work, room) =>
      new Promise((resolve, reject) => {
        queue.push({ run: work, resolve, reject, canUseReserve: room === 'reserve' });
        flushing ??= flushAll();
      }),
    scrub,
    restrict: () => {
      isRestricted = true;
      writer.setAuthorizer(allowRowsOnly);
    },
    close: async () => {
      await flushing;
      reader.close();
      writer.setAuthorizer(null);
      writer.exec('pragma wal_checkpoint(truncate)');
      writer.close();
    },
  };
}

function rejectAsFull(jobs: readonly Job[]): void {
  for (const job of jobs) job.reject(new StorageError('full', 'the disk has no room'));
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

export function isSqlite(database: Database): database is SqliteDatabase {
  return database.kind === 'sqlite';
}

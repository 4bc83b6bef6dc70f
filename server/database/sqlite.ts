import { constants, DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, type Query, type SqlValue, StorageError } from './database.ts';
import { isHeld, resultCode } from './result-codes.ts';

/** More transactions than this do not share one commit, so that none waits long. */
const maxJobsPerCommit = 500;
const maxBusyMs = 5000;

interface Job {
  run(query: Query): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

type Outcome = { readonly value: unknown } | { readonly error: unknown };

export interface SqliteDatabase extends Database {
  /** For backups and migrations, which work on the connection itself. */
  readonly connection: DatabaseSync;
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
  const queue: Job[] = [];
  let flushing: Promise<void> | undefined;

  async function flushAll(): Promise<void> {
    // One turn of the event loop gathers what arrived together.
    await new Promise(setImmediate);
    while (queue.length > 0) await commitTogether(writer, query, queue.splice(0, maxJobsPerCommit));
    flushing = undefined;
  }

  return {
    kind: 'sqlite',
    connection: writer,
    read: makeQuery(reader),
    transaction: (work) =>
      new Promise((resolve, reject) => {
        queue.push({ run: work, resolve, reject });
        flushing ??= flushAll();
      }),
    restrict: () => {
      writer.setAuthorizer((action) =>
        allowedActions.has(action) ? constants.SQLITE_OK : constants.SQLITE_DENY,
      );
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

function openConnection(file: string, readOnly: boolean): DatabaseSync {
  // Opening may wait: turning write-ahead mode on takes the file for itself, and others may be opening it, too.
  const connection = new DatabaseSync(file, {
    readOnly,
    timeout: maxBusyMs,
    enableForeignKeyConstraints: true,
  });
  if (!readOnly) {
    turnOnWriteAhead(connection);
    connection.exec('pragma synchronous = full; pragma fullfsync = on;');
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

function makeQuery(connection: DatabaseSync): Query {
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
      throw toStorageError(error);
    }
  };
}

async function commitTogether(writer: DatabaseSync, query: Query, jobs: readonly Job[]): Promise<void> {
  const outcomes: Outcome[] = [];
  try {
    await beginImmediate(writer);
    for (const job of jobs) outcomes.push(await runInSavepoint(writer, query, job));
    writer.exec('commit');
  } catch (error) {
    if (writer.isTransaction) writer.exec('rollback');
    const fault = toStorageError(error);
    for (const job of jobs) job.reject(fault);
    return;
  }
  jobs.forEach((job, index) => {
    const outcome = outcomes[index];
    if (outcome && 'value' in outcome) job.resolve(outcome.value);
    else job.reject(outcome?.error);
  });
}

async function runInSavepoint(writer: DatabaseSync, query: Query, job: Job): Promise<Outcome> {
  writer.exec('savepoint job');
  try {
    const value = await job.run(query);
    writer.exec('release job');
    return { value };
  } catch (error) {
    // A full disk may have ended the whole transaction: then nobody's work is in it.
    if (!writer.isTransaction) throw error;
    writer.exec('rollback to job; release job');
    return { error };
  }
}

/** Waits for other processes without holding up the event loop. */
async function beginImmediate(writer: DatabaseSync): Promise<void> {
  const deadlineMs = performance.now() + maxBusyMs;
  for (;;) {
    try {
      writer.exec('begin immediate');
      return;
    } catch (error) {
      if (!isHeld(error) || performance.now() > deadlineMs) throw error;
      await sleep(5 + Math.random() * 20);
    }
  }
}

function toStorageError(error: unknown): unknown {
  switch (resultCode(error)) {
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
      return new StorageError('busy', error);
    case 13: // SQLITE_FULL
      return new StorageError('full', error);
    case 8: // SQLITE_READONLY
    case 10: // SQLITE_IOERR
    case 11: // SQLITE_CORRUPT
    case 14: // SQLITE_CANTOPEN
    case 26: // SQLITE_NOTADB
      return new StorageError('unavailable', error);
    default:
      return error;
  }
}

export function isSqlite(database: Database): database is SqliteDatabase {
  return database.kind === 'sqlite';
}

import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { type Database, StorageError } from './database.ts';
import { commitTogether, type Job } from './sqlite/commit.ts';
import { makeQuery, openConnection } from './sqlite/connection.ts';
import { createReserve } from './sqlite/reserve.ts';
import { createUpkeep, findDamage } from './sqlite/upkeep.ts';

/** The most transactions in one commit, so that none waits long. */
const maxJobsPerCommit = 500;
/** Free pages inside the file help only if the write-ahead log has space, here for several messages at once. */
const logBytes = 128 * 1024;

export interface SqliteDatabase extends Database {
  /** The connection itself, for backups and migrations. */
  readonly connection: DatabaseSync;
  /** A read-only connection. */
  readonly reader: DatabaseSync;
  /** Returns SQLite's message about a damaged file; undefined if no damage is known. */
  damage(): string | undefined;
  /** True if the file is still the one that was opened, and was not removed or replaced. */
  isInPlace(): boolean;
  /** Checks the whole file for damage. */
  check(): void;
  /** From now on, allows statements to change only rows: no tables, files or settings. */
  restrict(): void;
}

/**
 * Opens an SQLite file. Transactions of one turn of the event loop share one commit and its sync to disk. If one fails,
 * only that one is rolled back.
 */
export function openSqlite(file: string): SqliteDatabase {
  const writer = openConnection(file, false);
  const reader = openConnection(file, true);
  const { ino: inode } = statSync(file);
  let damage: string | undefined;
  const onDamage = (message: string) => {
    damage ??= message;
  };
  const query = makeQuery(writer, onDamage);
  const upkeep = createUpkeep(writer);
  const reserve = createReserve(`${file}.reserve`);
  reserve.renew(logBytes);
  const queue: Job[] = [];
  let flushing: Promise<void> | undefined;

  async function flushAll(): Promise<void> {
    // Waiting one turn of the event loop collects jobs that arrive together.
    await new Promise(setImmediate);
    while (queue.length > 0) await commit(queue.splice(0, maxJobsPerCommit));
    flushing = undefined;
  }

  async function commit(jobs: readonly Job[]): Promise<void> {
    let waiting = await commitTogether(writer, query, jobs);
    if (waiting.length === 0) return;
    makeRoom();
    waiting = await commitTogether(writer, query, waiting);
    const urgent = waiting.filter(({ canUseReserve }) => canUseReserve);
    rejectAsFull(waiting.filter(({ canUseReserve }) => !canUseReserve));
    if (urgent.length === 0) return;
    reserve.release();
    rejectAsFull(await commitTogether(writer, query, urgent));
    upkeep.checkpoint();
    // Renews the whole reserve; otherwise each log-in would use up a part of it.
    reserve.renew(0);
  }

  /**
   * Empties the log to free space, because its rows are also in the file. This may first need new space in the file.
   */
  function makeRoom(): void {
    const held = reserve.heldBytes();
    const logSize = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
    // The file grows by at most the size of the log, so releasing a larger reserve provides enough space.
    if (logSize <= held) reserve.release();
    upkeep.checkpoint();
    reserve.renew(0, held);
  }

  return {
    kind: 'sqlite',
    connection: writer,
    reader,
    read: makeQuery(reader, onDamage),
    transaction: (work, room) =>
      new Promise((resolve, reject) => {
        queue.push({ run: work, resolve, reject, canUseReserve: room === 'reserve' });
        flushing ??= flushAll();
      }),
    damage: () => damage,
    isInPlace: () => statSync(file, { throwIfNoEntry: false })?.ino === inode,
    check: () => {
      damage = findDamage(reader);
    },
    scrub: async (how) => {
      // A damaged file is not rewritten, because that could lose its readable rows.
      const isRebuilt = how === 'rebuild' && damage === undefined;
      // Rebuilding needs space; if it succeeds, it frees more than that.
      if (isRebuilt) reserve.release();
      await upkeep.scrub(isRebuilt ? 'rebuild' : 'checkpoint');
      reserve.renew(upkeep.hasFreePages() ? logBytes : 0);
    },
    restrict: upkeep.restrict,
    close: async () => {
      await flushing;
      reader.close();
      // On a full disk, the log stays beside the file, and the next start reads both.
      upkeep.checkpoint();
      writer.close();
    },
  };
}

function rejectAsFull(jobs: readonly Job[]): void {
  for (const job of jobs) job.reject(new StorageError('full', 'the disk has no room'));
}

export function isSqlite(database: Database): database is SqliteDatabase {
  return database.kind === 'sqlite';
}

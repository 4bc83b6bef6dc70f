import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { type Database, StorageError } from './database.ts';
import { commitTogether, type Job } from './sqlite/commit.ts';
import { makeQuery, openConnection } from './sqlite/connection.ts';
import { createReserve } from './sqlite/reserve.ts';
import { createUpkeep, findDamage } from './sqlite/upkeep.ts';

/** More transactions than this do not share one commit, so that none waits long. */
const maxJobsPerCommit = 500;
/** Free pages inside the file are of use only while the write-ahead log has room: for some messages at once. */
const logBytes = 128 * 1024;

export interface SqliteDatabase extends Database {
  /** For backups and migrations, which work on the connection itself. */
  readonly connection: DatabaseSync;
  /** Reads alone. */
  readonly reader: DatabaseSync;
  /** What SQLite said of a damaged file; undefined while it is sound as far as anybody knows. */
  damage(): string | undefined;
  /** Whether the file is still the one that was opened, and not removed or replaced under the server. */
  isInPlace(): boolean;
  /** Looks for damage in the whole file. */
  check(): void;
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
    // One turn of the event loop gathers what arrived together.
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
    // Every byte of it, or each log-in would give a part of it away.
    reserve.renew(0);
  }

  /** Empties the log, whose rows take room twice. They may need new room in the file before they give back their own. */
  function makeRoom(): void {
    const held = reserve.heldBytes();
    const logSize = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
    // The file grows by no more than the log holds: then this gives back at least what it takes.
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
      // What can still be read of a damaged file must not be lost by writing it anew.
      const isRebuilt = how === 'rebuild' && damage === undefined;
      // Rebuilding takes room; where it succeeds it gives back more.
      if (isRebuilt) reserve.release();
      await upkeep.scrub(isRebuilt ? 'rebuild' : 'checkpoint');
      reserve.renew(upkeep.hasFreePages() ? logBytes : 0);
    },
    restrict: upkeep.restrict,
    close: async () => {
      await flushing;
      reader.close();
      // On a full disk the log stays beside the file, and the next start reads both.
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

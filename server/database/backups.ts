import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { chmod, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { dropSpam } from './drop-spam.ts';
import { isDamage, isHeld } from './sqlite/connection.ts';

const dayMs = 86_400_000;
const keptDaily = 7;
const keptWeekly = 4;
const busyTimeoutMs = 10_000;
const allPages = 2 ** 31 - 1;
const uncheckedSuffix = '.unchecked';
/** No copy takes longer. An older unfinished copy belongs to a process that was killed. */
const abandonedMs = 10 * 60_000;

/** Returns the backup folder of a data folder. */
export function backupDir(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** True if a data folder has backups of any kind. */
export function hasBackups(dataDir: string): boolean {
  const folder = backupDir(dataDir);
  return existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.sqlite'));
}

/** Returns the time stamp at the beginning of backup names. */
function stampOf(timeMs: number): string {
  return new Date(timeMs).toISOString().replaceAll(/[:.]/g, '-');
}

/** Copies a running database and verifies the copy before giving it its final name. Returns its file. */
export async function backUp(
  connection: DatabaseSync,
  dataDir: string,
  kind: 'daily' | 'before-migration' | 'before-erasing' | 'manual',
  nowMs: number,
): Promise<string> {
  const folder = backupDir(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${stampOf(nowMs)}-${kind}.sqlite`);
  const unchecked = `${file}${uncheckedSuffix}`;
  try {
    await copyDatabase(connection.location() ?? '', unchecked);
    await chmod(unchecked, 0o600);
    // Write-ahead mode would create two more files whenever the copy is opened.
    runOn(unchecked, 'pragma journal_mode = delete');
    checkDatabaseFile(unchecked, 'The copy of the database');
    dropSpam(unchecked);
    // Rewriting the file removes the remains of deleted rows.
    runOn(unchecked, 'vacuum');
    await rename(unchecked, file);
  } finally {
    for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(unchecked + suffix, { force: true });
  }
  return file;
}

/**
 * Copies a database file that others may write to. It uses its own connection and copies all pages in one step. SQLite
 * refuses to copy over a connection that is writing, and restarts after each write between two steps.
 */
async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: busyTimeoutMs });
  try {
    await backup(source, to, { rate: allPages });
  } finally {
    source.close();
  }
}

function runOn(file: string, sql: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec(sql);
  } finally {
    copy.close();
  }
}

/** Throws an Error, which begins with `name`, if a file is not an intact database of this server. */
function checkDatabaseFile(file: string, name: string): void {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const faults = copy
      .prepare('pragma integrity_check')
      .all()
      .map((row) => String(row.integrity_check));
    if (faults.join() !== 'ok') throw new Error(faults.slice(0, 3).join('; '));
    const [made] = copy.prepare("select name from sqlite_master where name = 'schema_migrations'").all();
    if (made === undefined) throw new Error('it holds none of our tables');
  } catch (error) {
    throw new Error(`${name} is damaged: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    copy.close();
  }
}

/**
 * Returns the daily copies to remove: all except the newest of each of the last 7 days and 4 weeks that have any.
 * Copies with a date in the future do not displace others.
 */
export function findExpiredBackups(files: readonly string[], nowMs: number): string[] {
  const daily = files
    .filter((file) => file.endsWith('-daily.sqlite') && file < stampOf(nowMs + dayMs))
    .sort()
    .reverse();
  const kept = new Set<string>();
  keepNewestPer(daily, kept, keptDaily, (timeMs) => Math.floor(timeMs / dayMs));
  // Weeks begin on Monday; the epoch was a Thursday.
  keepNewestPer(daily, kept, keptWeekly, (timeMs) => Math.floor((timeMs / dayMs + 3) / 7));
  return daily.filter((file) => !kept.has(file));
}

function keepNewestPer(
  newestFirst: readonly string[],
  kept: Set<string>,
  periods: number,
  periodOf: (timeMs: number) => number,
): void {
  const seen = new Set<number>();
  for (const file of newestFirst) {
    const period = periodOf(Date.parse(`${file.slice(0, 10)}T00:00:00Z`));
    if (seen.has(period)) continue;
    if (seen.size === periods) return;
    seen.add(period);
    kept.add(file);
  }
}

/** Removes expired daily copies, and unfinished copies of killed processes. */
export function removeExpiredBackups(dataDir: string, nowMs: number): void {
  const folder = backupDir(dataDir);
  const files = listFiles(folder);
  const abandoned = files.filter(
    (file) => file.includes(uncheckedSuffix) && file.slice(0, 24) < stampOf(nowMs - abandonedMs),
  );
  for (const file of [...findExpiredBackups(files, nowMs), ...abandoned]) rmSync(join(folder, file));
}

/**
 * Lists the files; returns none if the folder is missing or unreadable, because making a backup will then report the
 * reason.
 */
function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Returns the time of the newest daily copy without a future date, in milliseconds since 1970; undefined if there is
 * none.
 */
export function newestDailyBackup(dataDir: string, nowMs: number): number | undefined {
  return newestCopy(dataDir, nowMs, /-daily\.sqlite$/);
}

/** Returns the time of the newest copy of any kind that was verified when it was made, in milliseconds since 1970. */
export function newestBackup(dataDir: string, nowMs: number): number | undefined {
  return newestCopy(dataDir, nowMs, /-(?:daily|manual|before-migration|before-erasing)\.sqlite$/);
}

function newestCopy(dataDir: string, nowMs: number, kinds: RegExp): number | undefined {
  const newest = listFiles(backupDir(dataDir))
    .filter((file) => kinds.test(file) && file.slice(0, 24) <= stampOf(nowMs))
    .sort()
    .at(-1);
  if (newest === undefined) return undefined;
  const [date = '', time = ''] = newest.slice(0, 24).split('T');
  return Date.parse(`${date}T${time.slice(0, 8).replaceAll('-', ':')}Z`);
}

/**
 * Replaces a data folder's database with a backup and keeps the former one beside the backups. The server must not be
 * running. If the backup is damaged, throws an Error and changes nothing.
 */
export function restore(backupFile: string, dataDir: string, databaseFile: string, nowMs: number): void {
  checkDatabaseFile(backupFile, backupFile);
  mkdirSync(backupDir(dataDir), { recursive: true, mode: 0o700 });
  if (existsSync(databaseFile)) refuseWhileOpen(databaseFile);
  const incoming = `${databaseFile}.incoming`;
  copyFileSync(backupFile, incoming);
  const stamp = stampOf(nowMs);
  for (const suffix of ['', '-wal', '-shm']) {
    const old = databaseFile + suffix;
    if (existsSync(old)) renameSync(old, join(backupDir(dataDir), `${stamp}-before-restore.sqlite${suffix}`));
  }
  renameSync(incoming, databaseFile);
}

/** Takes a lock that fails only if another process has the file open. A file too damaged to lock may be replaced. */
function refuseWhileOpen(file: string): void {
  const connection = new DatabaseSync(file, { timeout: 0 });
  try {
    connection.exec('pragma locking_mode = exclusive; begin exclusive; commit;');
  } catch (error) {
    if (isDamage(error)) return;
    const reason = isHeld(error) ? 'The database is in use: stop the server first.' : undefined;
    throw reason === undefined ? error : new Error(reason, { cause: error });
  } finally {
    connection.close();
  }
}

import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { chmod, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { dropSpam } from './drop-spam.ts';
import { isDamage, isHeld } from './sqlite/result-codes.ts';

const dayMs = 86_400_000;
const keptDaily = 7;
const keptWeekly = 4;
const busyTimeoutMs = 10_000;
const allPages = 2 ** 31 - 1;
const uncheckedSuffix = '.unchecked';
/** No copy takes longer; one that is older was left by a process that was killed. */
const abandonedMs = 10 * 60_000;

/** The folder of a data folder's backups. */
export function backupDir(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Whether a data folder holds copies, of whatever kind. */
export function hasBackups(dataDir: string): boolean {
  const folder = backupDir(dataDir);
  return existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.sqlite'));
}

/** How the names of backups begin. */
function stampOf(timeMs: number): string {
  return new Date(timeMs).toISOString().replaceAll(/[:.]/g, '-');
}

/** Copies a running database and checks the copy; it gets its name only once it is sound. Returns its file. */
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
    // In write-ahead mode it would leave two more files beside it whenever it is looked at.
    runOn(unchecked, 'pragma journal_mode = delete');
    checkDatabaseFile(unchecked, 'The copy of the database');
    dropSpam(unchecked);
    // Written anew, it holds no remains of deleted rows.
    runOn(unchecked, 'vacuum');
    await rename(unchecked, file);
  } finally {
    for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(unchecked + suffix, { force: true });
  }
  return file;
}

/**
 * Copies a database file that others may write to. A connection of its own, and all pages in one step: SQLite refuses
 * to copy over a connection that writes at that moment, and begins anew after each write between two steps.
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

/** Throws an Error, which begins with `name`, unless a file is a sound database of ours. */
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
 * Daily copies that are no longer needed: all but the newest of each of the last 7 days and 4 weeks that have any. What
 * a clock that ran ahead has dated pushes none of the others out.
 */
export function findExpiredBackups(files: readonly string[], nowMs: number): string[] {
  const daily = files
    .filter((file) => file.endsWith('-daily.sqlite') && file < stampOf(nowMs + dayMs))
    .sort()
    .reverse();
  const kept = new Set<string>();
  keepNewestPer(daily, kept, keptDaily, (timeMs) => Math.floor(timeMs / dayMs));
  // Weeks from Monday: the epoch was a Thursday.
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

/** Removes the daily copies that are no longer needed, and copies that a killed process left unfinished. */
export function removeExpiredBackups(dataDir: string, nowMs: number): void {
  const folder = backupDir(dataDir);
  const files = listFiles(folder);
  const abandoned = files.filter(
    (file) => file.includes(uncheckedSuffix) && file.slice(0, 24) < stampOf(nowMs - abandonedMs),
  );
  for (const file of [...findExpiredBackups(files, nowMs), ...abandoned]) rmSync(join(folder, file));
}

/** Nothing for a folder that is missing or cannot be read: making a backup then says why. */
function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The time of the newest daily copy that is not dated ahead, in milliseconds since 1970; undefined without one. */
export function newestDailyBackup(dataDir: string, nowMs: number): number | undefined {
  return newestCopy(dataDir, nowMs, /-daily\.sqlite$/);
}

/** The same for copies of every kind that were checked when they were made. */
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
 * Puts a backup in the place of a data folder's database; the former one is kept beside the backups. The server must
 * not run. Throws an Error, and changes nothing, when the backup is damaged.
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

/** A lock that only fails when somebody else has the file open; what is too damaged to be locked may be replaced. */
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

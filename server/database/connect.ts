import { chmodSync, closeSync, mkdirSync, openSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { adminCommand } from '#server/config.ts';
import { backUp, backupDir, hasBackups } from './backups.ts';
import { type Database, StorageError } from './database.ts';
import { listMigrations, migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite, type SqliteDatabase } from './sqlite.ts';
import { isDamage } from './sqlite/connection.ts';

export interface StorePlace {
  /** The folder for the server's own file and its backups, used without `databaseUrl`. */
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/**
 * File systems with unreliable locks and syncs for SQLite, by their magic numbers (statfs(2)): NFS, SMB, CIFS, AFS,
 * Ceph.
 */
const networkFileSystems = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x5346414f, 0x00c36400]);

/** Returns the database file inside a data folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'sundry.sqlite');
}

/**
 * Opens the store and migrates it to this version. If PostgreSQL is unreachable, throws an error instead of storing
 * elsewhere.
 */
export async function connect({ dataDir, databaseUrl }: StorePlace): Promise<Database> {
  if (databaseUrl !== undefined) {
    const database = openPostgres(databaseUrl);
    await migrate(database);
    return database;
  }
  const database = openFolder(dataDir);
  database.check();
  await migrate(database, listMigrations(), async () => {
    await backUp(database.connection, dataDir, 'before-migration', Date.now());
  });
  database.restrict();
  return database;
}

/**
 * Throws if there are backups but no database. Starting empty would hide the loss, and new backups would displace the
 * old ones.
 */
function refuseLostDatabase(file: string, dataDir: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 0 || !hasBackups(dataDir)) return;
  throw new Error(
    `${file} is empty or missing, although ${backupDir(dataDir)} holds backups of it. Restore one with “${adminCommand} restore <file>”, or move that folder away to begin anew.`,
  );
}

/** Names the setting in the system's refusals. Node says ENOENT for a folder that a read-only file system refuses. */
function explainRefusal(error: unknown, dataDir: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (!['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR'].includes(code)) return error;
  return new Error(
    `DATA_DIR ${dataDir} cannot be written (${code}). Set it to a folder that belongs to the server's user.`,
    { cause: error },
  );
}

function openFolder(dataDir: string): SqliteDatabase {
  try {
    return openPrivateFile(dataDir);
  } catch (error) {
    throw explainRefusal(error, dataDir);
  }
}

function openPrivateFile(dataDir: string): SqliteDatabase {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (networkFileSystems.has(statfsSync(dataDir).type)) {
    throw new Error(
      `DATA_DIR ${dataDir} is on a network file system, where SQLite is not safe: use PostgreSQL.`,
    );
  }
  const file = databaseFile(dataDir);
  refuseLostDatabase(file, dataDir);
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  try {
    return openSqlite(file);
  } catch (error) {
    throw isDamage(error) ? new StorageError('damaged', error) : error;
  }
}

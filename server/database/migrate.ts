import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Backfill, backfills } from './backfills.ts';
import type { Database, Query } from './database.ts';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  readonly backfill?: Backfill | undefined;
}

const folder = join(import.meta.dirname, 'migrations');
/** The number of PostgreSQL's lock for simultaneous migrations. Any number works if all processes use the same one. */
const advisoryLock = 7_305_401;

/** Lists the migrations of this version by number. */
export function listMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}-[a-z0-9-]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      const number = Number(file.slice(0, 4));
      return { number, name: file.slice(5, -4), sql, checksum, backfill: backfills.get(number) };
    });
}

/**
 * Returns the migrations that a database still needs. Throws an Error if it is newer than this version, or if an
 * applied migration was changed.
 */
export function findPending(
  migrations: readonly Migration[],
  applied: ReadonlyMap<number, string>,
): Migration[] {
  const newest = Math.max(0, ...migrations.map(({ number }) => number));
  for (const [number, checksum] of applied) {
    if (number > newest) {
      throw new Error(
        `The database is at version ${number}, this program knows ${newest}: start the newer program.`,
      );
    }
    const known = migrations.find((migration) => migration.number === number);
    if (known?.checksum !== checksum) {
      throw new Error(`Migration ${number} differs from the one that made this database.`);
    }
  }
  return migrations.filter(({ number }) => !applied.has(number));
}

/**
 * Migrates a database to this version in one transaction; a lock excludes other processes. Runs `beforeChange` first if
 * a migration will change existing data.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = listMigrations(),
  beforeChange: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const isUsed = (await readApplied(database, database.read)).size > 0;
  if (isUsed && findPending(migrations, await readApplied(database, database.read)).length > 0)
    await beforeChange();
  await database.transaction(async (query) => {
    if (database.kind === 'postgres') await query('select pg_advisory_xact_lock($1)', [advisoryLock]);
    await query(
      toDialect(
        database.kind,
        'create table if not exists schema_migrations (number bigint primary key, name text not null, checksum text not null, applied_at bigint not null) /* strict */',
      ),
    );
    for (const migration of findPending(migrations, await readApplied(database, query))) {
      for (const statement of splitStatements(migration.sql))
        await query(toDialect(database.kind, statement));
      await migration.backfill?.(query);
      await query(
        'insert into schema_migrations (number, name, checksum, applied_at) values ($1, $2, $3, $4)',
        [migration.number, migration.name, migration.checksum, Date.now()],
      );
    }
  });
}

async function readApplied(database: Database, query: Query): Promise<ReadonlyMap<number, string>> {
  const catalogue =
    database.kind === 'sqlite'
      ? "select 1 as found from sqlite_master where name = 'schema_migrations'"
      : "select 1 as found where to_regclass('schema_migrations') is not null";
  if ((await query(catalogue)).length === 0) return new Map();
  const rows = await query('select number, checksum from schema_migrations');
  return new Map(rows.map(({ number, checksum }) => [Number(number), String(checksum)]));
}

/** Splits SQL at semicolons. Our migrations contain them only at the end of statements. */
function splitStatements(sql: string): string[] {
  return sql
    .replaceAll(/^--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

function toDialect(kind: Database['kind'], sql: string): string {
  return kind === 'sqlite' ? sql.replaceAll('bigint', 'integer').replaceAll('/* strict */', 'strict') : sql;
}

import pg from 'pg';
import { type Database, type Query, type Row, StorageError } from './database.ts';

const maxAttempts = 5;

/** Connects to a PostgreSQL that any number of processes may share. The commit is synchronous: what resolves is on its disk. */
export function openPostgres(url: string): Database {
  // Milliseconds and counts stay far below 2^53, so that bigint may be a number.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'sundry',
  });
  // A connection that breaks while idle is replaced at the next use.
  pool.on('error', () => undefined);
  return {
    kind: 'postgres',
    read: async (text, values = []) => {
      try {
        return (await pool.query<Row>(text, [...values])).rows;
      } catch (error) {
        throw toStorageError(error);
      }
    },
    transaction: (work) => runTransaction(pool, work),
    close: () => pool.end(),
  };
}

async function runTransaction<T>(pool: pg.Pool, work: (query: Query) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptTransaction(pool, work);
    } catch (error) {
      // Serialization failure and deadlock: the manual says to run the transaction again.
      if (attempt === maxAttempts || !['40001', '40P01'].includes(sqlState(error)))
        throw toStorageError(error);
    }
  }
}

async function attemptTransaction<T>(pool: pg.Pool, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const value = await work(async (text, values = []) => (await client.query<Row>(text, [...values])).rows);
    await client.query('commit');
    client.release();
    return value;
  } catch (error) {
    const isBroken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    client.release(isBroken);
    throw error;
  }
}

function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** SQLSTATE classes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
function toStorageError(error: unknown): unknown {
  const state = sqlState(error);
  if (state === '53100') return new StorageError('full', error);
  if (['55P03', '57014', '40001', '40P01', '53300'].includes(state)) return new StorageError('busy', error);
  const isLost = /^(?:08|57P|58)/.test(state) || /^E[A-Z]+$/.test(state);
  if (
    isLost ||
    (error instanceof Error && /timeout|terminated|Connection/i.test(error.message) && state === '')
  )
    return new StorageError('unavailable', error);
  return error;
}

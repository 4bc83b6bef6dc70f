import pg from 'pg';
import { type Database, type Query, type Row, StorageError, type StorageFault } from './database.ts';

const maxAttempts = 5;

/**
 * Connects to a PostgreSQL database that any number of processes may share. Commits are synchronous: a resolved
 * transaction is on its disk.
 */
export function openPostgres(url: string): Database {
  // Milliseconds and counts stay far below 2^53, so bigint values can be numbers.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    // A machine that vanished does not answer, so its own time limits do not help here.
    query_timeout: 15_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'sundry',
  });
  // The pool replaces a broken connection at the next use, and its queries fail by themselves. Both need a listener,
  // the pool for idle connections and each connection in use, because otherwise the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
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
    scrub: () => Promise.resolve(),
    close: () => pool.end(),
  };
}

async function runTransaction<T>(pool: pg.Pool, work: (query: Query) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptTransaction(pool, work);
    } catch (error) {
      // After a serialization failure or deadlock, the manual says to run the transaction again.
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
    const { command } = await client.query('commit');
    // If `work` continued after a failed statement, PostgreSQL responds to COMMIT with ROLLBACK and no error.
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back: one of its statements failed.');
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
const faults: readonly (readonly [RegExp, StorageFault])[] = [
  [/^53100$/, 'full'],
  [/^(?:55P03|57014|40001|40P01|53|54)/, 'busy'],
  // Damaged files or indexes.
  [/^XX00[12]$/, 'damaged'],
  // Errors of connections, log-ins and rights; a database that is missing, closed, shutting down, starting or
  // read-only; its disk; Node's own errors.
  [/^(?:08|28|40003|25006|25P0[34]|3D000|42501|55000|57P|58)|^E[A-Z_]+$/, 'unavailable'],
];

function toStorageError(error: unknown): unknown {
  const state = sqlState(error);
  const [, fault] = faults.find(([states]) => states.test(state)) ?? [];
  if (fault !== undefined) return new StorageError(fault, error);
  // The driver's own errors have no code.
  const isLost =
    state === '' && error instanceof Error && /timeout|terminated|connection/i.test(error.message);
  return isLost ? new StorageError('unavailable', error) : error;
}

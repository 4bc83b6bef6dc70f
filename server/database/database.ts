/** The values that both databases accept and return: texts, whole numbers (milliseconds, counts, 0 and 1), null. */
export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, SqlValue>>;

/** Runs one statement with values for $1, $2 …, and returns its rows. */
export type Query = (text: string, values?: readonly SqlValue[]) => Promise<Row[]>;

/** The server's only store: its own file, or a PostgreSQL database that many processes may share. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** Reads committed data, outside any transaction. */
  readonly read: Query;
  /**
   * Runs `work` in one transaction and resolves after its result is on disk. On failure, rejects with the error of
   * `work` or a StorageError, and stores nothing. `work` may wait only for its queries, because other jobs may wait for
   * the same commit. It may run again if the store was busy or full. `reserve` allows using the reserved disk space if
   * the disk is full.
   */
  transaction<T>(work: (query: Query) => Promise<T>, room?: 'reserve'): Promise<T>;
  /**
   * Removes deleted rows physically from our files: only from the log, or by rewriting the whole file. PostgreSQL does
   * this by itself when it vacuums.
   */
  scrub(how: 'checkpoint' | 'rebuild'): Promise<void>;
  close(): Promise<void>;
}

/** Why the store refused a request: no space, locked too long by others, unreachable, or damaged files. */
export type StorageFault = 'full' | 'busy' | 'unavailable' | 'damaged';

/** Returns the same store for the administrator, whose transactions may use the reserved disk space. */
export function withReserve(database: Database): Database {
  return { ...database, transaction: (work) => database.transaction(work, 'reserve') };
}

export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly fault: StorageFault;

  constructor(fault: StorageFault, cause: unknown) {
    const hint = fault === 'damaged' ? ' Restore a backup, as docs/operations.md says.' : '';
    super(`The store is ${fault}: ${cause instanceof Error ? cause.message : String(cause)}.${hint}`, {
      cause,
    });
    this.fault = fault;
  }
}

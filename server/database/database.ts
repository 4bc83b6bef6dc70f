/** What both databases take and give alike: texts, whole numbers (milliseconds, counts, 0 and 1), nothing. */
export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, SqlValue>>;

/** Runs one statement, its values as $1, $2 …, and gives its rows. */
export type Query = (text: string, values?: readonly SqlValue[]) => Promise<Row[]>;

/** The one store of the server: a file of its own, or a PostgreSQL that many processes share. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** Reads what is committed, outside of any transaction. */
  readonly read: Query;
  /**
   * Runs `work` in one transaction and resolves only when its result is on disk; rejects with what `work` threw, or
   * with a StorageError, and then nothing of it is stored. `work` may wait for its queries and for nothing else,
   * since others may wait for the same commit.
   */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Why the store did not take or give something: no room, others hold it too long, it cannot be reached, or its files are damaged. */
export type StorageFault = 'full' | 'busy' | 'unavailable' | 'damaged';

export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly fault: StorageFault;

  constructor(fault: StorageFault, cause: unknown) {
    super(`The store is ${fault}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.fault = fault;
  }
}

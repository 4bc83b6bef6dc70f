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
   * since others may wait for the same commit. It may run again when the store was busy or full. `reserve` may use the
   * room that is kept back for when the disk is full.
   */
  transaction<T>(work: (query: Query) => Promise<T>, room?: 'reserve'): Promise<T>;
  /**
   * Takes deleted rows out of our files: out of the log alone, or by writing the whole file anew. PostgreSQL does so by
   * itself, when it vacuums.
   */
  scrub(how: 'checkpoint' | 'rebuild'): Promise<void>;
  close(): Promise<void>;
}

/** Why the store did not take or give something: no room, others hold it too long, it cannot be reached, or its files are damaged. */
export type StorageFault = 'full' | 'busy' | 'unavailable' | 'damaged';

/** The same store for the administrator, whose transactions may use the room that is kept back. */
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

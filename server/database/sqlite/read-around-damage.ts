import type { DatabaseSync } from 'node:sqlite';
import { type Database, StorageError } from '#server/database/database.ts';
import { append } from '#core/collections/append.ts';
import { isSqlite } from '#server/database/sqlite.ts';

/** An SQL condition for the readable rows of a table, with its value for $1. */
export interface ReadableRows {
  readonly condition: string;
  readonly value: string;
}

/**
 * Runs a read of a table. If a damaged page stops it, runs it again over the readable rows and returns how many cannot
 * be read. A damaged page only costs the rows on it.
 */
export async function readAroundDamage<T>(
  database: Database,
  table: string,
  read: (readable: ReadableRows | undefined) => Promise<T>,
): Promise<{ readonly value: T; readonly unreadable: number }> {
  const isSound = !isSqlite(database) || database.damage() === undefined;
  try {
    // A damaged page may also end a read early without an error, so a file with known damage is never read as a whole.
    if (isSound) return { value: await read(undefined), unreadable: 0 };
  } catch (error) {
    if (!isSqlite(database) || !(error instanceof StorageError) || error.fault !== 'damaged') throw error;
  }
  const { readable, unreadable } = sortRows(database.reader, table);
  const condition = 'rowid in (select value from json_each($1))';
  return { value: await read({ condition, value: JSON.stringify(readable) }), unreadable };
}

function sortRows(reader: DatabaseSync, table: string): { readable: number[]; unreadable: number } {
  const readable: number[] = [];
  const select = (where: string) =>
    reader.prepare(`select rowid as row_id, * from ${table} not indexed where ${where}`);
  const one = select('rowid = ?1');
  const many = select('rowid between ?1 and ?2');
  // A range also reads the row after its end, which may be on the damaged page.
  const readRange = (first: number, last: number) =>
    first === last ? one.all(first) : many.all(first, last);
  const unreadable = collectReadable(readRange, listRowIds(reader, table), readable);
  return { readable, unreadable };
}

/**
 * Lists all row ids that the table or its indexes still contain, in order. Reads each from both ends up to its damage.
 */
function listRowIds(reader: DatabaseSync, table: string): number[] {
  const found = new Set<number>();
  const walk = (from: string, order: string) => {
    for (const direction of ['asc', 'desc']) {
      try {
        const rows = reader
          .prepare(`select rowid as row_id from ${from} order by ${order} ${direction}`)
          .iterate();
        for (const { row_id: id } of rows) found.add(Number(id));
      } catch {
        // The other end or another index provides the remaining ids.
      }
    }
  };
  walk(`${table} not indexed`, 'rowid');
  for (const { name } of reader.prepare(`pragma index_list(${table})`).all()) {
    const [column] = reader.prepare(`pragma index_info(${String(name)})`).all();
    walk(`${table} indexed by ${String(name)}`, String(column?.name));
  }
  return [...found].sort((a, b) => a - b);
}

/** Halves unreadable ranges down to single rows. Returns how many rows are unreadable. */
function collectReadable(
  read: (first: number, last: number) => readonly Readonly<Record<string, unknown>>[],
  rowIds: readonly number[],
  readable: number[],
): number {
  const [first, last] = [rowIds[0], rowIds.at(-1)];
  if (first === undefined || last === undefined) return 0;
  try {
    const found = new Set(read(first, last).map(({ row_id: id }) => Number(id)));
    if (rowIds.every((id) => found.has(id))) {
      append(readable, rowIds);
      return 0;
    }
  } catch {
    // Continues with halves, as for an incomplete result.
  }
  if (rowIds.length === 1) return 1;
  const middle = rowIds.length >> 1;
  return (
    collectReadable(read, rowIds.slice(0, middle), readable) +
    collectReadable(read, rowIds.slice(middle), readable)
  );
}

import type { CatalogueEdits, CategoryEdit, ToolEdit } from '#core/site/catalogue-edits.ts';
import type { z } from 'zod';
import { categoryEditBody, toolFields } from '#contracts/admin.ts';
import type { Database, Query, SqlValue } from '#server/database/database.ts';
import { HttpProblem } from '#server/http/problem.ts';

const versionKey = 'catalogue-version';

export interface StoredEdits extends CatalogueEdits {
  /** The versions by tool id and by category id, for If-Match. */
  readonly toolVersions: ReadonlyMap<string, number>;
  readonly categoryVersions: ReadonlyMap<string, number>;
}

/** Reads all readable edits, and the versions of all edits. */
export async function readEdits({ read }: Pick<Database, 'read'>): Promise<StoredEdits> {
  const tools = await read('select * from tool_edits order by tool_id');
  const categories = await read('select * from category_edits order by category_id');
  return {
    tools: tools.flatMap((row) => {
      const fields = readFields(toolFields, row.fields);
      if (!fields) return [];
      return [
        { id: String(row.tool_id), ...fields, isRemoved: row.is_removed === 1, isAdded: row.is_added === 1 },
      ];
    }),
    categories: categories.flatMap((row) => {
      const fields = readFields(categoryEditBody, row.fields);
      return fields ? [{ id: String(row.category_id), ...fields }] : [];
    }),
    toolVersions: new Map(tools.map((row) => [String(row.tool_id), Number(row.version)])),
    categoryVersions: new Map(categories.map((row) => [String(row.category_id), Number(row.version)])),
  };
}

/** Reads a stored edit's fields; undefined if they are damaged, so that the tool is shown as built. */
function readFields<T>(schema: z.ZodType<T>, stored: SqlValue | undefined): T | undefined {
  try {
    return schema.safeParse(JSON.parse(String(stored))).data;
  } catch {
    return undefined;
  }
}

/** The version of a catalogue without edits. */
export const firstVersion = '0';

/** Returns the next version; starts again if the current one is not a number. */
export function nextVersion(version: string): string {
  const next = Number(version) + 1;
  return Number.isSafeInteger(next) ? String(next) : '1';
}

/** Reads the catalogue's version, which changes with every edit in every process. */
export async function readCatalogueVersion({ read }: Pick<Database, 'read'>): Promise<string> {
  const [row] = await read('select value from settings where key = $1', [versionKey]);
  return String(row?.value ?? firstVersion);
}

/** A change of the edits, to run in a transaction. Throws an HttpProblem 412 if another edit came first. */
export type CatalogueChange = (query: Query) => Promise<void>;

/** Passes a change's result out of a transaction that must not be committed. */
class Preview extends Error {
  readonly edits: StoredEdits;
  readonly version: string;
  constructor(edits: StoredEdits, version: string) {
    super('This transaction only shows what a change leads to.');
    this.edits = edits;
    this.version = version;
  }
}

/** Returns the edits after a change and the catalogue's version before it, without storing anything. */
export async function previewChange(
  database: Database,
  change: CatalogueChange,
): Promise<Pick<Preview, 'edits' | 'version'>> {
  const outcome = database.transaction(async (query) => {
    const version = await readCatalogueVersion({ read: query });
    await change(query);
    throw new Preview(await readEdits({ read: query }), version);
  });
  return outcome.catch((error: unknown) => {
    if (error instanceof Preview) return error;
    throw error;
  });
}

/** Stores a change; returns false and stores nothing if the catalogue's version has changed. */
export async function commitChange(
  database: Database,
  change: CatalogueChange,
  fromVersion: string,
): Promise<boolean> {
  return database.transaction(async (query) => {
    // Locks the row, so that two processes cannot both see the old version.
    await query('insert into settings (key, value) values ($1, $2) on conflict (key) do nothing', [
      versionKey,
      firstVersion,
    ]);
    const raised = await query('update settings set value = $2 where key = $1 and value = $3 returning key', [
      versionKey,
      nextVersion(fromVersion),
      fromVersion,
    ]);
    if (raised.length === 0) return false;
    await change(query);
    return true;
  });
}

/** Stores a tool's edit if its base version is still current. */
export function saveToolEdit(
  { id, isRemoved, isAdded, ...fields }: ToolEdit,
  fromVersion: number,
  nowMs: number,
): CatalogueChange {
  const values = [id, JSON.stringify(fields), Number(isRemoved), nowMs];
  return requireRow((query) =>
    fromVersion === 0
      ? query(
          `insert into tool_edits (tool_id, fields, is_removed, updated_at, is_added, version)
           values ($1, $2, $3, $4, $5, 1) on conflict (tool_id) do nothing returning version`,
          [...values, Number(isAdded)],
        )
      : query(
          `update tool_edits set fields = $2, is_removed = $3, updated_at = $4, version = version + 1
           where tool_id = $1 and version = $5 returning version`,
          [...values, fromVersion],
        ),
  );
}

/** Stores a category's edit if its base version is still current. */
export function saveCategoryEdit(
  { id, ...fields }: CategoryEdit,
  fromVersion: number,
  nowMs: number,
): CatalogueChange {
  const values = [id, JSON.stringify(fields), nowMs];
  return requireRow((query) =>
    fromVersion === 0
      ? query(
          `insert into category_edits (category_id, fields, updated_at, version)
           values ($1, $2, $3, 1) on conflict (category_id) do nothing returning version`,
          values,
        )
      : query(
          `update category_edits set fields = $2, updated_at = $3, version = version + 1
           where category_id = $1 and version = $4 returning version`,
          [...values, fromVersion],
        ),
  );
}

/** Deletes an edit, or an added entry. */
export function dropEdit(
  table: 'tool_edits' | 'category_edits',
  id: string,
  fromVersion: number,
): CatalogueChange {
  const key = table === 'tool_edits' ? 'tool_id' : 'category_id';
  return requireRow((query) =>
    query(`delete from ${table} where ${key} = $1 and version = $2 returning version`, [id, fromVersion]),
  );
}

/** Wraps a change that must return a row. If it returns none, the row was changed since it was read. */
function requireRow(work: (query: Query) => Promise<readonly unknown[]>): CatalogueChange {
  return async (query) => {
    if ((await work(query)).length === 0) throw changedMeanwhile();
  };
}

function changedMeanwhile(): HttpProblem {
  return new HttpProblem(
    412,
    'changed',
    'Somebody else has changed this meanwhile. Refresh to see it, then edit again.',
  );
}

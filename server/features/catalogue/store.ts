import type { CatalogueEdits, CategoryEdit, ToolEdit } from '#core/site/catalogue-edits.ts';
import type { Database, Query } from '#server/database/database.ts';
import { HttpProblem } from '#server/http/problem.ts';

const versionKey = 'catalogue-version';

export interface StoredEdits extends CatalogueEdits {
  /** By tool id and by category id, for If-Match. */
  readonly toolVersions: ReadonlyMap<string, number>;
  readonly categoryVersions: ReadonlyMap<string, number>;
}

/** All edits, with the version of each. */
export async function readEdits(database: Database): Promise<StoredEdits> {
  const tools = await database.read('select * from tool_edits order by tool_id');
  const categories = await database.read('select * from category_edits order by category_id');
  return {
    tools: tools.map((row) => ({
      id: String(row.tool_id),
      ...(JSON.parse(String(row.fields)) as Omit<ToolEdit, 'id' | 'isRemoved' | 'isAdded'>),
      isRemoved: row.is_removed === 1,
      isAdded: row.is_added === 1,
    })),
    categories: categories.map((row) => ({
      id: String(row.category_id),
      ...(JSON.parse(String(row.fields)) as Omit<CategoryEdit, 'id'>),
    })),
    toolVersions: new Map(tools.map((row) => [String(row.tool_id), Number(row.version)])),
    categoryVersions: new Map(categories.map((row) => [String(row.category_id), Number(row.version)])),
  };
}

/** Changes with every edit, in every process. */
export async function readCatalogueVersion(database: Database): Promise<number> {
  const [row] = await database.read('select value from settings where key = $1', [versionKey]);
  return Number(row?.value ?? 0);
}

/** Stores a tool's edit over the version it was made from. Throws an HttpProblem 412 when another edit came first. */
export async function saveToolEdit(
  database: Database,
  { id, isRemoved, isAdded, ...fields }: ToolEdit,
  fromVersion: number,
  nowMs: number,
): Promise<void> {
  const values = [id, JSON.stringify(fields), Number(isRemoved), nowMs];
  await change(database, (query) =>
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

/** Stores a category's edit over the version it was made from. Throws an HttpProblem 412 when another edit came first. */
export async function saveCategoryEdit(
  database: Database,
  { id, ...fields }: CategoryEdit,
  fromVersion: number,
  nowMs: number,
): Promise<void> {
  const values = [id, JSON.stringify(fields), nowMs];
  await change(database, (query) =>
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

/** Drops an edit, or an added entry as a whole. Throws an HttpProblem 412 when another edit came first. */
export async function dropEdit(
  database: Database,
  table: 'tool_edits' | 'category_edits',
  id: string,
  fromVersion: number,
): Promise<void> {
  const key = table === 'tool_edits' ? 'tool_id' : 'category_id';
  await change(database, (query) =>
    query(`delete from ${table} where ${key} = $1 and version = $2 returning version`, [id, fromVersion]),
  );
}

/** Runs a change that gives back the row it changed; none means that the row was not as it was read. */
async function change(
  database: Database,
  work: (query: Query) => Promise<readonly unknown[]>,
): Promise<void> {
  await database.transaction(async (query) => {
    if ((await work(query)).length === 0) throw changedMeanwhile();
    await raiseVersion(query);
  });
}

async function raiseVersion(query: Query): Promise<void> {
  await query("insert into settings (key, value) values ($1, '0') on conflict (key) do nothing", [
    versionKey,
  ]);
  const [row] = await query('select value from settings where key = $1', [versionKey]);
  await query('update settings set value = $2 where key = $1', [versionKey, String(Number(row?.value) + 1)]);
}

function changedMeanwhile(): HttpProblem {
  return new HttpProblem(
    412,
    'changed',
    'Somebody else has changed this meanwhile. Refresh to see it, then edit again.',
  );
}

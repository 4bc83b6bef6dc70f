import type { Context, Hono } from 'hono';
import { type AdminCatalogue, categoryEditBody, toolEditBody, newToolBody } from '#contracts/admin.ts';
import type { ToolEdit } from '#core/site/catalogue-edits.ts';
import type { BuiltCatalogue } from '#core/site/site-manifest.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { HttpProblem } from '#server/http/problem.ts';
import { readBody } from '#server/http/read-json.ts';
import { type GuardParts, requireAdmin } from '#server/security/guard.ts';
import {
  type CatalogueChange,
  dropEdit,
  readEdits,
  saveCategoryEdit,
  saveToolEdit,
  type StoredEdits,
} from './store.ts';

export interface CatalogueParts extends GuardParts {
  readonly built: BuiltCatalogue;
  /** Stores a change and shows it to all visitors; resolves when it is visible. Throws an HttpProblem. */
  readonly applyChange: (change: CatalogueChange) => Promise<void>;
  /** Sends the person who suggested a tool an e-mail that it was added. */
  readonly tellSuggester: (suggestionId: string, toolName: string) => Promise<void>;
}

/** Adds the routes for the administrator's edits of tools and categories. */
export function addCatalogueRoutes(app: Hono<AppEnv>, parts: CatalogueParts): void {
  const admin = requireAdmin(parts);
  app.get('/api/admin/tools', admin, async (context) =>
    context.json(describe(parts.built, await readEdits(parts.database))),
  );
  app.post('/api/admin/tools', admin, (context) => addTool(context, parts));
  app.put('/api/admin/tools/:id', admin, (context) => editTool(context, parts));
  app.delete('/api/admin/tools/:id', admin, async (context) => {
    await parts.applyChange(dropEdit('tool_edits', context.req.param('id'), readIfMatch(context)));
    return context.body(null, 204);
  });
  app.put('/api/admin/categories/:id', admin, (context) => editCategory(context, parts));
  app.delete('/api/admin/categories/:id', admin, async (context) => {
    await parts.applyChange(dropEdit('category_edits', context.req.param('id'), readIfMatch(context)));
    return context.body(null, 204);
  });
}

async function addTool(context: Context<AppEnv>, parts: CatalogueParts): Promise<Response> {
  const { suggestionId, ...fields } = await readBody(context, newToolBody);
  requireCategory(fields.category, parts.built);
  const id = slugify(fields.name);
  const taken = new Set(parts.built.tools.flatMap((tool) => [tool.id, tool.slug]));
  const stored = await readEdits(parts.database);
  if (id === '' || taken.has(id) || stored.tools.some((tool) => tool.id === id)) {
    throw new HttpProblem(409, 'name_taken', 'There is a tool of this name already. Choose another name.', {
      fields: { name: 'There is a tool of this name already.' },
    });
  }
  const entry = { id, ...fields, isRemoved: false, isAdded: true };
  // Overwrites a damaged entry of this name.
  await parts.applyChange(saveToolEdit(entry, stored.toolVersions.get(id) ?? 0, parts.clock()));
  if (suggestionId !== undefined) await parts.tellSuggester(suggestionId, fields.name);
  return context.json({ id }, 201);
}

async function editTool(context: Context<AppEnv>, parts: CatalogueParts): Promise<Response> {
  const id = context.req.param('id') ?? '';
  const body = await readBody(context, toolEditBody);
  requireCategory(body.category, parts.built);
  const stored = await readEdits(parts.database);
  const isBuilt = parts.built.tools.some((tool) => tool.id === id);
  if (!isBuilt && !stored.toolVersions.has(id))
    throw new HttpProblem(404, 'not_found', 'There is no such tool.');
  const edit: ToolEdit = { id, ...body, isAdded: !isBuilt };
  await parts.applyChange(saveToolEdit(edit, readIfMatch(context), parts.clock()));
  return context.body(null, 204);
}

async function editCategory(context: Context<AppEnv>, parts: CatalogueParts): Promise<Response> {
  const id = context.req.param('id') ?? '';
  requireCategory(id, parts.built);
  const body = await readBody(context, categoryEditBody);
  await parts.applyChange(saveCategoryEdit({ id, ...body }, readIfMatch(context), parts.clock()));
  return context.body(null, 204);
}

function requireCategory(id: string, built: BuiltCatalogue): void {
  if (!built.categories.some((category) => category.id === id)) {
    throw new HttpProblem(400, 'invalid', 'There is no such category.', {
      fields: { category: 'There is no such category.' },
    });
  }
}

/** Reads the version that an edit is based on; 0 for none. */
function readIfMatch(context: Context<AppEnv>): number {
  const [, version] = /^"?(\d{1,9})"?$/.exec(context.req.header('if-match') ?? '') ?? [];
  if (version === undefined) {
    throw new HttpProblem(428, 'no_if_match', 'The If-Match header must hold the version that was edited.');
  }
  return Number(version);
}

/** Converts a name for use in a URL: Latin letters and digits, joined by hyphens. */
function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');
}

function describe(built: BuiltCatalogue, stored: StoredEdits): AdminCatalogue {
  const edits = new Map(stored.tools.map((edit) => [edit.id, edit]));
  const builtIds = new Set(built.tools.map(({ id }) => id));
  const slugs = new Map(built.tools.map(({ id, slug }) => [id, slug]));
  const bare = built.tools.map(({ id, name, description, category, isFeatured, isNew }) => ({
    ...{ id, name, description, category, isFeatured, isNew },
    isRemoved: false,
    isAdded: false,
  }));
  const added = stored.tools.filter(({ id }) => !builtIds.has(id));
  const tools = [...bare, ...added]
    .map((tool) => ({
      ...(edits.get(tool.id) ?? tool),
      path: `/tools/${slugs.get(tool.id) ?? tool.id}`,
      isEdited: stored.toolVersions.has(tool.id),
      version: stored.toolVersions.get(tool.id) ?? 0,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const categoryEdits = new Map(stored.categories.map((edit) => [edit.id, edit]));
  const categories = built.categories.map((category) => ({
    ...(categoryEdits.get(category.id) ?? category),
    toolsCount: tools.filter((tool) => tool.category === category.id && !tool.isRemoved).length,
    isEdited: stored.categoryVersions.has(category.id),
    version: stored.categoryVersions.get(category.id) ?? 0,
  }));
  return { tools, categories };
}

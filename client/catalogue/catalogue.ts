import { catalogueEdits } from '#client/lib/catalogue-edits.ts';
import type { CategoryId } from '#client/tool-kit/categories.ts';
import { defineTool, isBuilt, type ToolManifest, type ToolSummary } from '#client/tool-kit/define-tool.ts';
import { applyToolEdits, type ToolEdit } from '#core/site/catalogue-edits.ts';
import { type DataKind, isAccepted } from '#core/text/kinds/data-kinds.ts';

const modules = import.meta.glob<ToolManifest>('../tools/*/manifest.ts', { eager: true, import: 'default' });

/** Every tool as visitors see it: those one can use, then those announced, each by name. */
export const allTools: readonly ToolManifest[] = applyToolEdits(
  Object.values(modules),
  catalogueEdits.tools,
  makeAnnouncedTool,
).sort((a, b) => Number(isBuilt(b)) - Number(isBuilt(a)) || a.name.localeCompare(b.name, 'en'));

/** An entry that the administrator added: announced, not built. */
function makeAnnouncedTool({ id, name, description, category, isFeatured, isNew }: ToolEdit): ToolManifest {
  return {
    ...defineTool({
      id,
      name,
      description,
      category: category as CategoryId,
      icon: 'wrench',
      keywords: [],
    }),
    isFeatured,
    isNew,
  };
}

/** The plain data of a tool, for a page's props. */
export function summarize(tool: ToolManifest): ToolSummary {
  const { id, slug, name, description, category, icon, isFeatured, isNew } = tool;
  const summary = { id, slug, name, description, category, icon, isFeatured, isNew };
  return isBuilt(tool) ? summary : { ...summary, isSoon: true };
}

/** Up to three other tools of the same category. */
export function relatedTools(tool: ToolManifest): ToolManifest[] {
  return allTools.filter((other) => other.category === tool.category && other.id !== tool.id).slice(0, 3);
}

/** The built tools that take data of this kind; those that name the kind itself come first. */
export function findReceivers(kind: DataKind, askingToolId: string): ToolManifest[] {
  const receivers = allTools.filter(
    (tool) => tool.id !== askingToolId && isBuilt(tool) && isAccepted(kind, tool.accepts),
  );
  const rank = (tool: ToolManifest) => (tool.accepts.includes(kind) ? 0 : 1);
  return receivers.sort((a, b) => rank(a) - rank(b));
}

/**
 * The tools that take data of all these kinds: built ones first, and among them those that name the kinds themselves;
 * of those that are not built, only these.
 */
export function findTakers(kinds: readonly DataKind[]): ToolManifest[] {
  const isMeant = (tool: ToolManifest) => kinds.every((kind) => tool.accepts.includes(kind));
  const takers = allTools.filter(
    (tool) => isMeant(tool) || (isBuilt(tool) && kinds.every((kind) => isAccepted(kind, tool.accepts))),
  );
  const rank = (tool: ToolManifest) => (isBuilt(tool) ? 0 : 2) + (isMeant(tool) ? 0 : 1);
  return takers.sort((a, b) => rank(a) - rank(b));
}

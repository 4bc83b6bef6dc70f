import type { ToolManifest, ToolSummary } from '#client/tool-kit/define-tool.ts';
import { type DataKind, isAccepted } from '#core/data-kinds.ts';

const modules = import.meta.glob<ToolManifest>('../tools/*/manifest.ts', { eager: true, import: 'default' });

/** Every tool, by name. */
export const allTools: readonly ToolManifest[] = Object.values(modules).sort((a, b) =>
  a.name.localeCompare(b.name, 'en'),
);

/** The plain data of a tool, for a page's props. */
export function summarize(tool: ToolManifest): ToolSummary {
  const { id, slug, name, description, category, icon, isFeatured, isNew } = tool;
  return { id, slug, name, description, category, icon, isFeatured, isNew };
}

/** Up to three other tools of the same category. */
export function relatedTools(tool: ToolManifest): ToolManifest[] {
  return allTools.filter((other) => other.category === tool.category && other.id !== tool.id).slice(0, 3);
}

/** The built tools that take data of this kind; those that name the kind itself come first. */
export function findReceivers(kind: DataKind, askingToolId: string): ToolManifest[] {
  const receivers = allTools.filter(
    (tool) => tool.id !== askingToolId && tool.load && isAccepted(kind, tool.accepts),
  );
  const rank = (tool: ToolManifest) => (tool.accepts.includes(kind) ? 0 : 1);
  return receivers.sort((a, b) => rank(a) - rank(b));
}

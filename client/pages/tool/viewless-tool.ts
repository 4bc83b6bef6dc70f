import type { ComponentType } from 'react';
import type { ToolViewProps } from '#client/tool-kit/define-tool.ts';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';

// In a file of its own: the addresses of all operations must not be in every page's first load.
const operations = import.meta.glob<AnyOperation>('../../tools/*/operation.ts', { import: 'default' });

/** What a tool without a view of its own shows: the standard page of its operation, or that it is not built yet. */
export async function loadViewless(toolId: string): Promise<ComponentType<ToolViewProps>> {
  const load = operations[`../../tools/${toolId}/operation.ts`];
  if (!load) return (await import('./tool-in-development.tsx')).ToolInDevelopment;
  const [operation, { makeStandardPage }] = await Promise.all([
    load(),
    import('#client/tool-kit/operation-page/standard-page.tsx'),
  ]);
  return makeStandardPage(operation);
}

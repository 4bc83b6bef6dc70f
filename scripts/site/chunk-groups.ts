import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './paths.ts';

/** What the documents of tools name: their own views, and the operations that forms are drawn from. */
const views = [
  ...globSync('client/tools/*/view.tsx', { cwd: root }),
  ...globSync('client/tools/*/operation.ts', { cwd: root }).filter((file) =>
    /^ {2}form: /m.test(readFileSync(join(root, file), 'utf8')),
  ),
];
const pageModules = globSync('client/pages/*/*-page.tsx', { cwd: root });

/** Documents name what they are made of, so that no script all pages share changes with a page or tool (docs/decisions/0006). */
export const documentScripts: Readonly<Record<string, string>> = Object.fromEntries([
  ...views.map((file) => [`view-${file.split('/')[2] ?? ''}`, file] as const),
  ...pageModules.map((file) => [basename(file, '.tsx'), file] as const),
]);

/** What Rolldown tells of the modules while it cuts the bundle into chunks. */
interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** What more than these parts of all tools need stands in one file for all, whatever shape or none it belongs to. */
const manyTools = { ofAnyShape: 0.8, ofNoShape: 0.55 };

/**
 * How the bundle is cut. All follows from who imports what, so that a new page or tool is cut as the others are:
 * React; what every page needs, or tools and other pages alike; what every tool needs; what a shape of tools needs;
 * the manifests; and an engine of `core/` in one file. The rest is split by page and tool.
 */
export function makeChunkGroups() {
  let chunks: ReadonlyMap<string, string> | undefined;
  const planned = (pattern: RegExp) => (id: string, graph: ModuleGraph) => {
    const name = (chunks ??= planChunks(graph)).get(id);
    return name !== undefined && pattern.test(name) ? name : null;
  };
  // A group takes what its modules import with them, so those that others build on come first.
  const groups = [
    /^shell$/,
    /^lists$/,
    /^kit$/,
    /^options$/,
    /^(?:form|input)$/,
    /^core-/,
    /^run$/,
    /^surroundings$/,
    /^live$/,
  ].map((pattern) => ({ name: planned(pattern) }));
  return [
    // Vite's helper of every dynamic import stands with it, or it would be put with the first that needs it.
    {
      name: 'react',
      test: /node_modules\/(?:react|react-dom|scheduler)\/|client\/react-ahead|vite\/preload-helper/,
    },
    { name: 'operations', test: /client\/tool-kit\/(?:operations\/loading|operation-page\/slots)\.ts/ },
    ...groups,
    { name: 'arithmetic', test: /\/core\/numbers\// },
    {
      name: 'catalogue',
      test: /client\/tools\/[^/]+\/manifest|client\/catalogue\/(?:catalogue|answers)\.ts/,
    },
  ].map((group, index, all) => ({ ...group, priority: all.length - index }));
}

/** The chunk of each module that a page loads first and does not have to itself. */
function planChunks(graph: ModuleGraph): ReadonlyMap<string, string> {
  const reach = (file: string) => collectStatic(graph, join(root, file));
  const entry = join(root, 'client/main.tsx');
  const shell = collectStatic(graph, entry);
  const kit = union(
    reach('client/pages/tool/tool-page.tsx'),
    // What every operation and its slots are made with: a few lines each.
    reach('client/tool-kit/operations/operation.ts'),
    reach('client/tool-kit/operations/part-content.ts'),
    reach('client/tool-kit/operation-page/tool-slots.ts'),
  );
  const shapes = reachOfShapes(reach);
  const loader = graph.getModuleInfo(join(root, 'client/app/page-components.tsx'));
  const named = Object.values(documentScripts).map((file) => join(root, file));
  const formPage = reach('client/tool-kit/operation-page/form/form-page.tsx');
  const pages = [...new Set([...named, ...(loader?.dynamicallyImportedIds ?? [])])].map((id) => {
    const modules = collectStatic(graph, id);
    const isForm = id.endsWith('/operation.ts');
    return {
      isTool: isForm || id.endsWith('/view.tsx'),
      modules: isForm ? modules.union(formPage) : modules,
    };
  });
  const around = reach('client/app/shell/surroundings.ts');
  const live = union(
    reach('client/tool-kit/operation-page/live-parts.ts'),
    reach('client/tool-kit/calculators/live-form.ts'),
    reach('client/tool-kit/operations/runner.ts'),
  );
  const toolCount = pages.filter(({ isTool }) => isTool).length;

  const nameOf = (id: string): string | undefined => {
    if (/client\/tools\/[^/]+\/manifest|client\/catalogue\//.test(id)) return undefined;
    // It waits for the page's module, and so must be no part of what that module imports.
    if (id === entry) return undefined;
    if (shell.has(id)) return 'shell';
    const users = pages.filter(({ modules }) => modules.has(id));
    // What some page needs first must not bring with it what comes behind the first sight.
    if (around.has(id)) return users.length === 0 ? 'surroundings' : 'shell';
    const tools = users.filter(({ isTool }) => isTool).length;
    const others = users.length - tools;
    if (kit.has(id)) return others > 1 ? 'shell' : 'kit';
    const isShared = users.length > 1;
    if (isShared && others > 2) return tools === 0 ? 'lists' : 'shell';
    const ofMany = others > 0 ? 'shell' : 'kit';
    if (tools > toolCount * manyTools.ofAnyShape) return ofMany;
    const shape = Object.entries(shapes).find(([, modules]) => modules.has(id));
    if (shape) return shape[0];
    if (tools > toolCount * manyTools.ofNoShape) return ofMany;
    if (live.has(id)) return users.length === 0 ? 'live' : 'run';
    const domain = /\/core\/([^/.]+)\//.exec(id)?.[1];
    return isShared && domain !== undefined ? `core-${domain}` : undefined;
  };
  const all = new Set([
    ...shell,
    ...kit,
    ...shapes.input,
    ...around,
    ...live,
    ...pages.flatMap(({ modules }) => [...modules]),
  ]);
  return new Map(
    [...all].flatMap((id) => {
      const name = nameOf(id);
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}

/** What the shapes of tools' pages are made of; what several need belongs to the first. */
function reachOfShapes(reach: (file: string) => ReadonlySet<string>) {
  return {
    options: union(
      reach('client/tool-kit/operation-page/options/option-fields.tsx'),
      reach('client/ui/fields/typed-number-field.tsx'),
    ),
    // Who types a text may drop a file as well.
    input: union(
      reach('client/tool-kit/texts/text-panes.tsx'),
      reach('client/tool-kit/texts/text-source.ts'),
      reach('client/tool-kit/files/file-drop.tsx'),
      reach('client/tool-kit/operation-page/options-pane.tsx'),
      reach('client/tool-kit/operation-page/standard-page.ts'),
      reach('client/tool-kit/operation-page/options/option-slot.tsx'),
    ),
    form: union(
      reach('client/tool-kit/results/result-panel.tsx'),
      reach('client/tool-kit/calculators/boxes.ts'),
    ),
  };
}

function union(...sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

/** This module and all that it imports at once. */
function collectStatic(graph: ModuleGraph, entry: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(entry);
  return found;
}

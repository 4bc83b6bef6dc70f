import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { collectStatic, type ModuleGraph, reachAlone, union } from './module-graph.ts';
import { root } from './paths.ts';

/** The modules that documents of tools name: views, and the operations of forms. */
const views = [
  ...globSync('client/tools/*/view.tsx', { cwd: root }),
  ...globSync('client/tools/*/operation.ts', { cwd: root }).filter((file) =>
    /^ {2}form: /m.test(readFileSync(join(root, file), 'utf8')),
  ),
];
const pageModules = globSync('client/pages/*/*-page.tsx', { cwd: root });

/**
 * Documents name their modules, so that no script that all pages share changes with a page or tool
 * (docs/decisions/0006).
 */
export const documentScripts: Readonly<Record<string, string>> = Object.fromEntries([
  ...views.map((file) => [`view-${file.split('/')[2] ?? ''}`, file] as const),
  ...pageModules.map((file) => [basename(file, '.tsx'), file] as const),
]);

/** Modules that more than these shares of all tools need are in one file for all. */
const manyTools = { ofAnyShape: 0.8, ofNoShape: 0.55 };

/**
 * Returns how the bundle is cut, only by who imports what, so that a new page or tool is cut like the others:
 * React; modules of every page, or of tools and other pages; of every tool; of one shape of tools; the manifests;
 * and an engine of `core/` in one file. The rest is split by page and tool.
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
    /^live-/,
  ].map((pattern) => ({ name: planned(pattern) }));
  return [
    // Includes Vite's helper of every dynamic import, which would otherwise go with its first user.
    {
      name: 'react',
      test: /node_modules\/(?:react|react-dom|scheduler)\/|client\/react-ahead|vite\/preload-helper/,
    },
    { name: 'operations', test: /client\/tool-kit\/(?:operations\/loading|operation-page\/slots)\.ts/ },
    ...groups,
    { name: planned(/^(?:palette|answers)$/), includeDependenciesRecursively: false },
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
    reach('client/pages/tool/viewless-tool.tsx'),
    // The definitions of operations and slots: a few lines each.
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
  const livePage = reach('client/tool-kit/operation-page/live-parts.ts');
  const liveForm = reach('client/tool-kit/calculators/live-form.ts');
  const running = union(
    reach('client/tool-kit/operations/runner.ts'),
    reach('client/tool-kit/operations/notes.ts'),
  );
  const live = union(livePage, liveForm, running);
  // What the search box loads at once, and nothing else needs.
  const starts = [entry, ...named];
  const palette = reachAlone(graph, starts, /client\/app\/palette\/(?:palette|search-suggestions)\.tsx$/);
  const answers = reachAlone(graph, starts, /client\/tools\/[^/]+\/answer\.ts$/);
  const toolCount = pages.filter(({ isTool }) => isTool).length;

  const nameOf = (id: string): string | undefined => {
    if (/client\/tools\/[^/]+\/manifest|client\/catalogue\//.test(id)) return undefined;
    // It waits for the page's module, so it must not be in that module's imports.
    if (id === entry) return undefined;
    if (shell.has(id)) return 'shell';
    if (palette.has(id)) return 'palette';
    if (answers.has(id)) return 'answers';
    const users = pages.filter(({ modules }) => modules.has(id));
    // Modules for a page's first paint must not bring modules that load after it.
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
    if (live.has(id)) {
      if (users.length > 0) return 'run';
      if (running.has(id) || livePage.has(id) === liveForm.has(id)) return 'live';
      return liveForm.has(id) ? 'live-form' : 'live-page';
    }
    const domain = /\/core\/([^/.]+)\//.exec(id)?.[1];
    return isShared && domain !== undefined ? `core-${domain}` : undefined;
  };
  const all = new Set([
    ...shell,
    ...kit,
    ...shapes.input,
    ...around,
    ...live,
    ...palette,
    ...answers,
    ...pages.flatMap(({ modules }) => [...modules]),
  ]);
  return new Map(
    [...all].flatMap((id) => {
      const name = nameOf(id);
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}

/** Returns the modules of each page shape; shared ones belong to the first. */
function reachOfShapes(reach: (file: string) => ReadonlySet<string>) {
  return {
    options: union(
      reach('client/tool-kit/operation-page/options/option-fields.tsx'),
      reach('client/ui/fields/typed-number-field.tsx'),
    ),
    // A person who types a text may also drop a file.
    input: union(
      reach('client/tool-kit/texts/input-pane.tsx'),
      reach('client/tool-kit/texts/text-source.ts'),
      reach('client/tool-kit/files/file-drop.tsx'),
      reach('client/tool-kit/operation-page/options-pane.tsx'),
      reach('client/tool-kit/operation-page/standard-page.ts'),
      reach('client/tool-kit/operation-page/options/option-slot.tsx'),
    ),
    form: union(
      reach('client/tool-kit/results/result-panel.tsx'),
      reach('client/tool-kit/calculators/boxes.ts'),
      reach('client/tool-kit/calculators/reporting.ts'),
      // Without their imports, which other pages need, too.
      new Set(
        [
          'operation-page/form/form-page.tsx',
          'operation-page/form/form-buttons.tsx',
          'calculators/numbers.ts',
        ].map((file) => join(root, 'client/tool-kit', file)),
      ),
    ),
  };
}

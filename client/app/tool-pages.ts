import { allTools, relatedTools, summarize } from '#client/catalogue/catalogue.ts';
import { siteSettings } from '#client/lib/site-data.ts';
import { findCategory } from '#client/tool-kit/categories.ts';
import { isBuilt, type ToolManifest } from '#client/tool-kit/define-tool.ts';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import type { ToolPageProps } from '#client/pages/tool/tool-page.tsx';
import { definePage, type PageDefinition } from './page-definition.ts';
import { breadcrumbData, toolData, topLevelBreadcrumb } from './head/structured-data.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** Loaded as a whole only by the build and the server: browsers get the facts of one with its page. */
const operations = import.meta.glob<AnyOperation>('../tools/*/operation.ts', {
  eager: true,
  import: 'default',
});

export function makeToolPages(): PageDefinition[] {
  return allTools.map(makeToolPage);
}

function makeToolPage(tool: ToolManifest): PageDefinition {
  const path = `/tools/${tool.slug}`;
  const categoryName = findCategory(tool.category)?.name ?? '';
  const crumbs = breadcrumbData([
    ['Home', '/'],
    [categoryName, `/categories/${tool.category}`],
    [tool.name, path],
  ]);
  return definePage(
    {
      kind: 'tool',
      path,
      props: {
        tool: summarize(tool),
        categoryName,
        related: relatedTools(tool).map(summarize),
        ...operationFacts(tool),
      },
    },
    {
      title: `${tool.name} · ${siteSettings.name}`,
      description: `${tool.description} Free, in your browser: nothing leaves your device.`,
      policy: tool.asksOwnAddress ? 'address-tool' : tool.usesCamera ? 'camera-tool' : 'tool',
      // An announced tool has nothing yet that a search should lead to.
      isIndexed: isBuilt(tool),
      structuredData: isBuilt(tool) ? [toolData(tool), crumbs] : [crumbs],
    },
  );
}

/** The page that chains tools: it knows those whose operation can be a step. */
export function makeRecipesPage(): PageDefinition {
  const tools = allTools.flatMap(({ id, name, icon, accepts }) => {
    const operation = readOwn(operations, `../tools/${id}/operation.ts`);
    return operation && !operation.form ? [{ id, name, icon, accepts, takes: operation.takes }] : [];
  });
  return definePage(
    { kind: 'recipes', path: '/recipes', props: { tools } },
    {
      title: `Recipes · ${siteSettings.name}`,
      description: 'Chain tools into a recipe and run it on text or many files, all in your browser.',
      policy: 'tool',
      structuredData: [topLevelBreadcrumb('Recipes', '/recipes')],
    },
  );
}

/** Returns what the standard page draws first, for a tool without its own view. */
function operationFacts({ id, load }: ToolManifest): Pick<ToolPageProps, 'operation'> {
  const operation = load ? undefined : readOwn(operations, `../tools/${id}/operation.ts`);
  if (!operation) return {};
  const { takes, form, sample, input, optionalInput, schema } = operation;
  const hasNoInput = optionalInput?.isUsed(initialState(schema)) === false;
  return {
    operation: {
      takes,
      ...(sample === undefined ? {} : { sample }),
      ...(input === undefined ? {} : { input }),
      ...(form ? { isForm: true } : {}),
      ...(hasNoInput ? { hasNoInput } : {}),
    },
  };
}

import { allTools, relatedTools, summarize } from '#client/catalogue/catalogue.ts';
import { findCategory } from '#client/tool-kit/categories.ts';
import { isBuilt, type ToolManifest } from '#client/tool-kit/define-tool.ts';
import { definePage } from './define-page.ts';
import type { PageDefinition } from './page-definition.ts';
import { breadcrumbData, toolData } from './structured-data.ts';

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
      props: { tool: summarize(tool), categoryName, related: relatedTools(tool).map(summarize) },
    },
    {
      title: `${tool.name} · Sundry`,
      description: `${tool.description} Free, in your browser: nothing leaves your device.`,
      policy: 'tool',
      // An announced tool has nothing yet that a search should lead to.
      isIndexed: isBuilt(tool),
      structuredData: isBuilt(tool) ? [toolData(tool), crumbs] : [crumbs],
    },
  );
}

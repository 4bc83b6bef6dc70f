import { type CategoryId, findCategory } from '#client/tool-kit/categories.ts';
import type { ToolSummary } from '#client/tool-kit/define-tool.ts';
import { CategoryBar } from '#client/tool-kit/frame/category-bar.tsx';
import { ToolGrid } from '#client/tool-kit/frame/tool-card.tsx';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';

export interface CategoryPageProps {
  readonly categoryId: CategoryId;
  readonly tools: readonly ToolSummary[];
  /** Popular tools of other categories, to continue with. */
  readonly others: readonly ToolSummary[];
}

export default function CategoryPage({ categoryId, tools, others }: CategoryPageProps) {
  const name = findCategory(categoryId)?.name ?? '';
  return (
    <div className="page-width">
      <Breadcrumb
        crumbs={[{ label: 'Home', href: '/' }, { label: 'Categories', href: '/categories' }, { label: name }]}
      />
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        {/* The pattern alone would make "Text Tools Tools". */}
        <h1 className="text-3xl">{name.endsWith('Tools') ? name : `${name} Tools`}</h1>
        <p className="text-ink-2 tabular">{tools.length === 1 ? '1 tool' : `${tools.length} tools`}</p>
      </div>
      <CategoryBar current={categoryId} />
      {tools.length === 0 ? (
        <p className="text-ink-2 py-10">No tools available in this category yet.</p>
      ) : (
        <ToolGrid tools={tools} columns={3} headingLevel="h2" />
      )}
      {others.length > 0 && (
        <section aria-labelledby="others" className="mt-8">
          <h2 id="others" className="mb-3 text-xl">
            Popular in other categories
          </h2>
          <ToolGrid tools={others} columns={3} />
        </section>
      )}
    </div>
  );
}

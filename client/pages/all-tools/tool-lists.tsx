import { addressOf } from '#client/lib/site-data.ts';
import { categories, findCategory } from '#client/tool-kit/categories.ts';
import { tileStyle } from '#client/tool-kit/frame/category-hue.ts';
import type { ToolSummary } from '#client/tool-kit/define-tool.ts';
import { FavoriteButton } from '#client/tool-kit/frame/favorite-button.tsx';
import { ToolGrid } from '#client/tool-kit/frame/tool-card.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { formatCount } from '#core/numbers/number-format.ts';

/** The tools under their categories. */
export function GroupedTools({ tools }: { readonly tools: readonly ToolSummary[] }) {
  return categories.map(({ id, name }) => {
    const own = tools.filter(({ category }) => category === id);
    if (own.length === 0) return null;
    return (
      <section key={id} aria-labelledby={`group-${id}`} className="card-group">
        <div className="section-head">
          <h2 id={`group-${id}`}>{name}</h2>
          <a className="link inline-flex items-center gap-1.5" href={addressOf(`/categories/${id}`)}>
            {formatCount(own.length, 'tool')} <Icon name="arrow-right" />
          </a>
        </div>
        <ToolGrid tools={own} />
      </section>
    );
  });
}

/** One tool a row, with its category. */
export function ToolList({ tools }: { readonly tools: readonly ToolSummary[] }) {
  return (
    <ul className="wide-only grid gap-2">
      {tools.map((tool) => (
        <li key={tool.id} className="card items-center" style={tileStyle(tool.category)}>
          <span className="tile">
            <Icon name={tool.icon} />
          </span>
          <div className="min-w-0 flex-1">
            <a className="card-link" href={addressOf(`/tools/${tool.slug}`)}>
              {tool.name}
            </a>
            <p className="text-ink-2 text-[0.9375rem]">{tool.description}</p>
          </div>
          {tool.isSoon && <Badge>Soon</Badge>}
          {tool.isFeatured && <Badge>Featured</Badge>}
          {tool.isNew && <Badge>New</Badge>}
          <span className="chip">{findCategory(tool.category)?.name}</span>
          <FavoriteButton tool={tool} className="relative z-1" isPlain />
        </li>
      ))}
    </ul>
  );
}

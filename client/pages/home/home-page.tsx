import { categories } from '#client/tool-kit/categories.ts';
import { tileStyle } from '#client/tool-kit/category-hue.ts';
import type { ToolSummary } from '#client/tool-kit/define-tool.ts';
import { ToolGrid } from '#client/tool-kit/tool-card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { SearchForm } from '#client/ui/search-form.tsx';

export interface HomePageProps {
  readonly newTools: readonly ToolSummary[];
  readonly featuredTools: readonly ToolSummary[];
  readonly toolCount: number;
}

export function HomePage({ newTools, featuredTools, toolCount }: HomePageProps) {
  return (
    <div className="page-width pt-6">
      <section className="hero" aria-labelledby="hero-title">
        <p className="text-accent font-semibold">Free · no account · works offline</p>
        <h1 id="hero-title" className="mt-2 max-w-[18ch] text-[clamp(2rem,6vw,3.25rem)] leading-[1.08]">
          The small tool you need, right now, right here.
        </h1>
        <p className="text-ink-2 mt-3 max-w-[52ch] text-lg">
          Calculators, converters, encoders, PDF and image tools. Everything runs in this page: nothing you
          type or drop is uploaded.
        </p>
        <SearchForm
          label="Find a tool"
          placeholder="Try “merge pdf” or “hash”"
          buttonLabel="Search"
          className="mt-6 max-w-xl"
        />
      </section>
      <section id="categories" aria-labelledby="browse-categories">
        <SectionHead
          id="browse-categories"
          title="Browse Categories"
          href="/categories"
          linkLabel="View All"
        />
        <nav className="category-bar" aria-label="Categories">
          {categories.map((category) => (
            <a
              key={category.id}
              className="category-bar-item"
              style={tileStyle(category.id)}
              href={`/categories/${category.id}`}
            >
              <span className="tile">
                <Icon name={category.icon} />
              </span>
              {category.name}
            </a>
          ))}
        </nav>
      </section>
      <section aria-labelledby="new-tools">
        <SectionHead id="new-tools" title="New Tools" href="/all-tools?filter=new" linkLabel="See all new" />
        <ToolGrid tools={newTools} />
      </section>
      <section aria-labelledby="featured-tools">
        <SectionHead
          id="featured-tools"
          title="Featured Tools"
          href="/all-tools?filter=featured"
          linkLabel="See all featured"
        />
        <ToolGrid tools={featuredTools} />
      </section>
      <p className="mt-8">
        <a className="link" href="/all-tools">
          See all {toolCount} tools
        </a>
      </p>
    </div>
  );
}

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly linkLabel: string;
}

function SectionHead({ id, title, href, linkLabel }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      <a className="link inline-flex items-center gap-1.5" href={href}>
        {linkLabel} <Icon name="arrow-right" />
      </a>
    </div>
  );
}

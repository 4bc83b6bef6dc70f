import { addressOf, siteSettings } from '#client/lib/site-data.ts';
import { CategoryBar } from '#client/tool-kit/frame/category-bar.tsx';
import type { ToolSummary } from '#client/tool-kit/define-tool.ts';
import { ToolGrid } from '#client/tool-kit/frame/tool-card.tsx';
import { buttonClass } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { ExploreTools } from './explore-tools.tsx';
import { FeaturedTools } from './featured-tools.tsx';
import { HeroCarousel } from './hero-carousel.tsx';
import { NeedHelp } from './need-help.tsx';
import { YourTools } from './your-tools.tsx';

export interface HomePageProps {
  readonly tools: readonly ToolSummary[];
}

const fallbackCount = 4;
const newCount = 4;

export default function HomePage({ tools }: HomePageProps) {
  const newest = tools.filter((tool) => tool.isNew);
  const fallback = tools.filter((tool) => tool.category === 'development');
  // No tool shows in two sections that follow each other: new tools that are featured, too, come last.
  const newTools =
    newest.length > 0 ? featuredLast(newest).slice(0, newCount) : fallback.slice(0, fallbackCount);
  const featured = tools.filter((tool) => tool.isFeatured && !newTools.includes(tool));
  return (
    <div className="page-width pt-6">
      {siteSettings.note && <p className="tool-card mb-5 p-4">{siteSettings.note}</p>}
      <HeroCarousel />
      <YourTools tools={tools} />
      <section id="categories" aria-labelledby="browse-categories">
        <SectionHead
          id="browse-categories"
          title="Browse Categories"
          href="/categories"
          linkLabel="View All"
        />
        <CategoryBar />
      </section>
      <section aria-labelledby="new-tools">
        <SectionHead id="new-tools" title="New Tools" href="/all-tools?filter=new" linkLabel="See all new" />
        <ToolGrid tools={newTools} isFilled />
      </section>
      <section aria-labelledby="featured-tools">
        <SectionHead
          id="featured-tools"
          title="Featured Tools"
          href="/all-tools?filter=featured"
          linkLabel="See all featured"
        />
        <FeaturedTools tools={featured} />
      </section>
      <section aria-labelledby="explore-tools" className="below">
        <SectionHead id="explore-tools" title="Explore Our Tools Collection" />
        <ExploreTools tools={tools} skipped={[...newTools, ...featured]} />
      </section>
      <section aria-labelledby="promo" className="promo">
        <div>
          <h2 id="promo" className="text-xl">
            {tools.length} small tools in one tidy drawer
          </h2>
          <p className="text-ink-2">All free, all on your device, all without an account.</p>
        </div>
        <a className={buttonClass('primary')} href={addressOf('/all-tools')}>
          Explore all {tools.length} tools
        </a>
      </section>
      <NeedHelp />
    </div>
  );
}

function featuredLast(tools: readonly ToolSummary[]): ToolSummary[] {
  return [...tools].sort((a, b) => Number(a.isFeatured) - Number(b.isFeatured));
}

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly href?: string;
  readonly linkLabel?: string;
}

function SectionHead({ id, title, href, linkLabel }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      {href && (
        <a className="link inline-flex items-center gap-1.5" href={addressOf(href)}>
          {linkLabel} <Icon name="arrow-right" />
        </a>
      )}
    </div>
  );
}

import { addressOf } from '#client/lib/site-data.ts';
import type { ToolSummary } from '#client/tool-kit/define-tool.ts';
import { ToolGrid } from '#client/tool-kit/frame/tool-card.tsx';
import { Breadcrumb, type Crumb } from '#client/ui/breadcrumb.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { PrerenderedHtml } from '#client/ui/loading/prerendered-html.tsx';

export interface TextPageProps {
  /** The text's file in `texts/`, without its extension. */
  readonly textName: string;
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  /** For guides only: the guide's tools and the next guide. */
  readonly guide?: GuideSidebarProps;
}

interface GuideSidebarProps {
  readonly tools: readonly ToolSummary[];
  readonly next?: { readonly title: string; readonly path: string };
}

/** A page of running text, which is in the document only and not in JavaScript. */
export default function TextPage({
  title,
  crumbs,
  guide,
  html,
}: TextPageProps & { readonly html: string | undefined }) {
  return (
    <div className="page-width">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="text-3xl">{title}</h1>
      <div className={guide && 'guide-columns'}>
        <PrerenderedHtml id="page-text" className="about mt-4" html={html} />
        {guide && <GuideSidebar {...guide} />}
      </div>
    </div>
  );
}

function GuideSidebar({ tools, next }: GuideSidebarProps) {
  return (
    <aside className="guide-sidebar">
      <section aria-labelledby="guide-tools">
        <h2 id="guide-tools" className="mb-3 text-lg">
          Tools in this guide
        </h2>
        <ToolGrid tools={tools} />
      </section>
      {next && (
        <section aria-labelledby="guide-next">
          <h2 id="guide-next" className="mb-1 text-lg">
            Next guide
          </h2>
          <a className="link inline-flex items-center gap-1" href={addressOf(next.path)}>
            {next.title} <Icon name="arrow-right" />
          </a>
        </section>
      )}
    </aside>
  );
}

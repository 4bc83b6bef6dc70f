import { useEffect, useState } from 'react';
import { addressOf, siteSettings } from '#client/lib/site-data.ts';
import { CategoryBar } from '#client/tool-kit/frame/category-bar.tsx';
import { ToolGrid } from '#client/tool-kit/frame/tool-card.tsx';
import { buttonClass } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { SearchForm } from '#client/ui/search-form.tsx';
import type { PageSuggestions } from './suggest-pages.ts';
import { withoutBase } from '#core/site/site-settings.ts';

export interface NotFoundPageProps {
  readonly code?: string;
  readonly title: string;
  readonly text?: string;
  /** True when the page may well exist, but cannot be reached. */
  readonly isOffline?: boolean;
}

export default function NotFoundPage({ code, title, text, isOffline = false }: NotFoundPageProps) {
  const [suggestions, setSuggestions] = useState<PageSuggestions>();

  // One document answers every path that leads nowhere, so only here is known which path it was.
  useEffect(() => {
    if (isOffline) return;
    const pathname = withoutBase(location.pathname, siteSettings.basePath) ?? '/';
    console.warn(`404: there is no page at ${pathname}`);
    import('./suggest-pages.ts').then((module) => {
      setSuggestions(module.suggestPages(pathname));
    }, reportFailure);
  }, [isOffline]);

  return (
    <div className="page-width grid gap-4 py-16">
      <div className="grid justify-items-center gap-4 text-center">
        {code && <p className="text-ink-3 text-7xl font-bold">{code}</p>}
        <h1 className="text-3xl">{title}</h1>
        {text && <p className="text-ink-2 max-w-prose">{text}</p>}
        {/* A wide window has it in the header. */}
        {!isOffline && (
          <SearchForm label="Search tools" placeholder="Search tools" className="narrow-only w-full" />
        )}
        <p className="flex flex-wrap justify-center gap-3">
          {isOffline && (
            // An empty address is this page's own.
            <a className={buttonClass('primary')} href="">
              Try Again
            </a>
          )}
          <a className={buttonClass(isOffline ? undefined : 'primary')} href={addressOf('/')}>
            Return to Home
          </a>
          {!isOffline && siteSettings.hasForms && (
            <a className={buttonClass()} href={addressOf('/suggest-tool')}>
              Suggest a Tool
            </a>
          )}
        </p>
      </div>
      {!isOffline && (
        <div className="mt-8 min-w-0">
          <CategoryBar />
        </div>
      )}
      <div role="status">{suggestions && <Suggestions {...suggestions} />}</div>
    </div>
  );
}

function Suggestions({ tools, pages }: PageSuggestions) {
  if (tools.length === 0 && pages.length === 0) return null;
  return (
    <section aria-labelledby="suggestions" className="mt-4">
      <h2 id="suggestions" className="mb-4 text-center text-xl">
        Did you mean one of these?
      </h2>
      {pages.length > 0 && (
        <p className="mb-4 flex flex-wrap justify-center gap-3">
          {pages.map(({ path, name }) => (
            <a key={path} className={buttonClass()} href={addressOf(path)}>
              {name}
            </a>
          ))}
        </p>
      )}
      {tools.length > 0 && <ToolGrid tools={tools} columns={3} />}
    </section>
  );
}

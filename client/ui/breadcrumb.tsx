import { addressOf } from '#client/lib/site-data.ts';
import { Icon } from './icon.tsx';

export interface Crumb {
  readonly label: string;
  /** Absent for the page itself. */
  readonly href?: string;
}

export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-ink-3 py-3 text-[0.9375rem]">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className="flex items-center gap-2">
            {index > 0 && <Icon name="chevron-right" className="text-[0.8125rem]" />}
            {href ? (
              <a
                href={addressOf(href)}
                className="inline-flex min-h-8 items-center no-underline hover:underline"
              >
                {label}
              </a>
            ) : (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

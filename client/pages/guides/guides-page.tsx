import { addressOf } from '#client/lib/site-data.ts';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { buttonClass } from '#client/ui/button.tsx';

export interface GuidesPageProps {
  readonly guides: readonly { readonly path: string; readonly title: string; readonly text: string }[];
}

export default function GuidesPage({ guides }: GuidesPageProps) {
  return (
    <div className="page-width">
      <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Guides' }]} />
      <h1 className="text-3xl">Guides</h1>
      <p className="text-ink-2 mt-1 mb-6">Short lessons that you can follow with the tools of this hub.</p>
      <ul className="card-grid card-grid-3">
        {guides.map(({ path, title, text }) => (
          <li key={path} className="help-card">
            <h2 className="text-lg">{title}</h2>
            <p className="text-ink-2">{text}</p>
            <a
              className={buttonClass('normal', false, 'justify-self-start')}
              href={addressOf(path)}
              aria-label={`Read Guide: ${title}`}
            >
              Read Guide
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

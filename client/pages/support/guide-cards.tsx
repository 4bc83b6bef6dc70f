import { addressOf } from '#client/lib/site-data.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { GuideCard } from './support-content.ts';

export function GuideCards({ guides }: { readonly guides: readonly GuideCard[] }) {
  if (guides.length === 0) return <p className="text-ink-2 py-8 text-center">No guides found.</p>;
  return (
    <ul id="help" className="card-grid card-grid-3">
      {guides.map(({ slug, title, text, icon }) => (
        <li key={slug} className="help-card">
          <span className="tile">
            <Icon name={icon} />
          </span>
          <h2 className="text-lg">{title}</h2>
          <p className="text-ink-2">{text}</p>
          <a
            className={buttonClass()}
            href={addressOf(`/guides/${slug}`)}
            aria-label={`Read Guide: ${title}`}
          >
            Read Guide
          </a>
        </li>
      ))}
    </ul>
  );
}

import { addressOf } from '#client/lib/site-data.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';

export interface GuideCard {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly icon: string;
  /** The ids of the tools that the guide uses. */
  readonly tools: readonly string[];
}

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

import { addressOf } from '#client/lib/site-data.ts';
import { Icon } from '#client/ui/icon.tsx';

export interface GuideCard {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  /** The picture in the folders of `client/static/pictures/` that the guide shows first. */
  readonly picture: string;
  /** The ids of the tools that the guide uses. */
  readonly tools: readonly string[];
}

export function GuideCards({ guides }: { readonly guides: readonly GuideCard[] }) {
  if (guides.length === 0) return <p className="text-ink-2 py-8 text-center">No guides found.</p>;
  return (
    <ul id="help" className="card-grid card-grid-3">
      {guides.map(({ slug, title, text, picture }) => (
        <li key={slug} className="card guide-card">
          {['light', 'dark'].map((theme) => (
            <img
              key={theme}
              className={`only-${theme}`}
              src={addressOf(`/pictures/${theme}/${picture}.webp`)}
              alt=""
              width="1128"
              height="765"
              loading="lazy"
              decoding="async"
            />
          ))}
          <h2 className="text-lg">{title}</h2>
          <p className="text-ink-2">{text}</p>
          <a
            className="link card-link mt-auto inline-flex items-center gap-1.5"
            href={addressOf(`/guides/${slug}`)}
            aria-label={`Read Guide: ${title}`}
          >
            Read Guide <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}

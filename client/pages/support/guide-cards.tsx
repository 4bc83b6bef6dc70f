import { addressOf } from '#client/lib/site-data.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { GuideCard } from './support-content.ts';

export function GuideCards({ guides }: { readonly guides: readonly GuideCard[] }) {
  if (guides.length === 0) return <p className="text-ink-2 py-8 text-center">No guide holds these words.</p>;
  return (
    <ul id="help" className="card-grid">
      {guides.map(({ slug, title, text, icon }) => (
        <li key={slug} className="help-card">
          <Icon name={icon} className="text-[1.25rem]" />
          <h2 className="text-base tracking-normal">{title}</h2>
          <p className="text-ink-2">{text}</p>
          <a
            className={buttonClass('normal', false, 'justify-self-start')}
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

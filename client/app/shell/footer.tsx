import { addressOf, siteSettings } from '#client/lib/site-data.ts';
import { BrandMark } from './brand-mark.tsx';
import { useHydrationSign } from './hydration-sign.ts';
import { OfflineButton } from './offline-button.tsx';
import { useSyncExternalStore } from 'react';
import { readSentBytes, subscribeSentBytes } from '#client/lib/sent-bytes.ts';
import { Icon } from '#client/ui/icon.tsx';
import { formatCount } from '#core/numbers/number-format.ts';

const columns = [
  {
    title: 'Tools',
    links: [
      ['All Tools', '/all-tools'],
      ['Categories', '/categories'],
      ['Popular', '/popular'],
      ['New', '/new'],
      ['Favorites', '/favorites'],
      ['Recipes', '/recipes'],
    ],
  },
  {
    title: 'Help',
    links: [
      ['Support', '/support'],
      ['Documentation', '/guides'],
      ['Suggest a Tool', '/suggest-tool'],
      ['Accessibility', '/accessibility'],
    ],
  },
  {
    title: 'About',
    links: [
      ['About', '/about'],
      ['Blog', '/blog'],
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
      ['Cookies', '/cookies'],
      ['Your Data', '/your-data'],
    ],
  },
] as const;

function isThere(path: string): boolean {
  return siteSettings.hasForms || path !== '/suggest-tool';
}

export function Footer() {
  useHydrationSign('footer');

  return (
    <footer className="site-footer">
      <div className="page-width grid gap-8 md:grid-cols-[2fr_1fr_1fr_1fr_1.4fr]">
        <div className="grid content-start gap-2">
          <p className="brand text-ink">
            <BrandMark /> {siteSettings.name}
          </p>
          <p>Small tools that run in your page. Your files and text stay on your device.</p>
          <SentBytesBadge />
          <OfflineButton />
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-ink mb-1 text-base">{title}</h2>
            <ul>
              {links
                .filter(([, href]) => isThere(href))
                .map(([label, href]) => (
                  <li key={label}>
                    <a className="footer-link" href={addressOf(href)}>
                      {label}
                    </a>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2 className="text-ink mb-1 text-base">Contact</h2>
          <address className="grid not-italic">
            <span>1 Example Street, Springfield</span>
            <a className="footer-link" href="mailto:support@example.org">
              support@example.org
            </a>
            <a className="footer-link tabular" href="tel:+15550100199">
              +1 555 010 0199
            </a>
            <span>Mon–Fri, 9AM–5PM EST</span>
          </address>
        </div>
      </div>
      <p className="page-width text-ink-3 mt-8 text-[0.875rem]">
        © {__BUILD_YEAR__} {siteSettings.name}
      </p>
    </footer>
  );
}

function SentBytesBadge() {
  const sentBytes = useSyncExternalStore(subscribeSentBytes, readSentBytes, () => 0);
  return (
    <p className="text-accent tabular flex items-center gap-1.5 text-[0.875rem] font-semibold">
      <Icon name="shield-check" /> {formatCount(sentBytes, 'byte')} of yours sent since this page opened
    </p>
  );
}

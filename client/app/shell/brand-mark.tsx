import { addressOf, siteSettings } from '#client/lib/site-data.ts';

/** Four small tools in a drawer. */
export function BrandMark() {
  if (siteSettings.hasLogo) return <img className="brand-mark" src={addressOf('/favicon.svg')} alt="" />;
  return (
    <svg className="brand-mark" viewBox="0 0 22 22" aria-hidden="true">
      <rect width="10" height="10" rx="3.5" fill="var(--accent)" />
      <rect x="12" width="10" height="10" rx="5" fill="oklch(70% 0.13 60)" />
      <rect y="12" width="10" height="10" rx="5" fill="oklch(65% 0.13 260)" />
      <rect x="12" y="12" width="10" height="10" rx="3.5" fill="var(--accent)" />
    </svg>
  );
}

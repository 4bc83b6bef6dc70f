import type { CategoryId } from '#client/tool-kit/categories.ts';
import { tileStyle } from '#client/tool-kit/frame/category-hue.ts';
import { Icon } from '#client/ui/icon.tsx';

const tiles: readonly { readonly icon: string; readonly category: CategoryId }[] = [
  { icon: 'calculator', category: 'calculation' },
  { icon: 'ruler', category: 'measurement' },
  { icon: 'calendar-days', category: 'date-time' },
  { icon: 'qr-code', category: 'generators' },
  { icon: 'braces', category: 'development' },
  { icon: 'files', category: 'pdf' },
  { icon: 'receipt-text', category: 'business' },
  { icon: 'image-down', category: 'files' },
  { icon: 'fingerprint', category: 'analytics' },
  { icon: 'key-round', category: 'generators' },
  { icon: 'scissors', category: 'pdf' },
  { icon: 'file-archive', category: 'files' },
  { icon: 'regex', category: 'development' },
  { icon: 'hash', category: 'encoding' },
  { icon: 'diff', category: 'text' },
  { icon: 'palette', category: 'transforms' },
];

/** Decoration: sixteen tools laid out as in a drawer. */
export function HeroArt() {
  return (
    <div className="hero-art" aria-hidden="true">
      {tiles.map(({ icon, category }) => (
        <span key={icon} className="tile" style={tileStyle(category)}>
          <Icon name={icon} />
        </span>
      ))}
    </div>
  );
}

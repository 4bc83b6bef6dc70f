import { tileStyle } from '#client/tool-kit/frame/category-hue.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { HeroTile } from './hero-slides.ts';

/** Decoration: tiles of tools or categories. */
export function HeroArt({ tiles }: { readonly tiles: readonly HeroTile[] }) {
  return (
    <div className="hero-art" aria-hidden="true">
      {tiles.map(({ icon, category }, index) => (
        <span key={index} className="tile" style={tileStyle(category)}>
          <Icon name={icon} />
        </span>
      ))}
    </div>
  );
}

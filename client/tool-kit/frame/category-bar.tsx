import { useEffect, useRef, useState } from 'react';
import { addressOf } from '#client/lib/site-data.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { categories, type CategoryId } from '#client/tool-kit/categories.ts';
import { tileStyle } from './category-hue.ts';

/** In pixels. A smaller overflow needs no arrow. */
const edgeMarginPx = 10;

/**
 * The categories: in rows where there is room, else in one row that scrolls to the current one. Arrows show where there
 * are more, and scroll by half of the visible width.
 */
export function CategoryBar({ current }: { readonly current?: CategoryId }) {
  const ref = useRef<HTMLElement>(null);
  const [more, setMore] = useState({ before: false, behind: false });

  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = bar;
      setMore({
        before: scrollLeft > edgeMarginPx,
        behind: scrollLeft + clientWidth < scrollWidth - edgeMarginPx,
      });
    };
    const here = bar.querySelector<HTMLElement>('[aria-current]');
    if (here) {
      const left = here.offsetLeft - (bar.clientWidth - here.clientWidth) / 2;
      bar.scrollTo({ left, behavior: 'instant' });
    }
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    bar.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      bar.removeEventListener('scroll', measure);
    };
  }, []);

  function scroll(direction: 1 | -1): void {
    const bar = ref.current;
    bar?.scrollBy({ left: (direction * bar.clientWidth) / 2 });
  }

  return (
    <div className="category-bar-frame">
      <nav ref={ref} className="category-bar" aria-label="Categories">
        {categories.map((category) => (
          <a
            key={category.id}
            className="category-bar-item"
            style={tileStyle(category.id)}
            href={addressOf(`/categories/${category.id}`)}
            aria-current={category.id === current ? 'page' : undefined}
          >
            <span className="tile">
              <Icon name={category.icon} />
            </span>
            {category.name}
          </a>
        ))}
      </nav>
      {more.before && (
        <IconButton
          icon="chevron-left"
          label="Previous categories"
          className="category-bar-arrow category-bar-arrow-before"
          onClick={() => scroll(-1)}
        />
      )}
      {more.behind && (
        <IconButton
          icon="chevron-right"
          label="More categories"
          className="category-bar-arrow category-bar-arrow-behind"
          onClick={() => scroll(1)}
        />
      )}
    </div>
  );
}

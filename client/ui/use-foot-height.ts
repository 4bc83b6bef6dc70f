import { useLayoutEffect, useState } from 'react';

/**
 * Returns the height in pixels of the bar at the foot of the screen, while `isWatched`, so that a toast covers no
 * action there. Looked up here, because a rule with `:has()` would check every change of the page.
 */
export function useFootHeight(isWatched: boolean): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (!isWatched) return;
    const measure = () => {
      const feet = [...document.querySelectorAll<HTMLElement>('.foot-bar, .foot-row')];
      setHeight(Math.max(0, ...feet.map((foot) => foot.offsetHeight)));
    };
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [isWatched]);
  return height;
}

import { useLayoutEffect, useState } from 'react';

/**
 * The height in pixels of what stands at the foot of the screen, while `isWatched`: a notice covers no action there,
 * whichever came first. Looked up here, since a rule with `:has()` would have every change of the page looked through.
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

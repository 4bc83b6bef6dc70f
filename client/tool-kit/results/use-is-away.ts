import { type RefObject, useEffect, useState } from 'react';

/** Whether the panel is out of view: then a strip at the bottom of a phone's screen shows the result. */
export function useIsAway(ref: RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    const observer = new IntersectionObserver(([entry]) => setIsAway(entry?.isIntersecting === false));
    observer.observe(panel);
    return () => observer.disconnect();
  }, [ref]);
  return isAway;
}

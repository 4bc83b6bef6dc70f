import { type RefObject, useEffect, useState } from 'react';

/** An element that shows less than this at the lower edge of the window does not count as in view. */
const leastShown = '0px 0px -32px';

/** Whether the result is out of view: then a strip at the bottom of a phone's screen shows it. */
export function useIsAway(ref: RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const result = ref.current;
    if (!result) return;
    const tell: IntersectionObserverCallback = ([entry]) => setIsAway(entry?.isIntersecting === false);
    const observer = new IntersectionObserver(tell, { rootMargin: leastShown });
    observer.observe(result);
    return () => observer.disconnect();
  }, [ref]);
  return isAway;
}

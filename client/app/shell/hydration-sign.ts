import { useEffect } from 'react';

const awaited = new Set(['header', 'footer']);

/** Marks the page as hydrated once these parts are. Only tests wait for it. */
export function useHydrationSign(part: 'header' | 'footer'): void {
  useEffect(() => {
    awaited.delete(part);
    if (awaited.size === 0) document.documentElement.dataset.hydrated = 'true';
  }, [part]);
}

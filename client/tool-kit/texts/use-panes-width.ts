import { useEffect } from 'react';

/**
 * While panes stand side by side, what is around them keeps to their edges. A page that is prerendered with panes says so
 * on its root (`client/prerender.tsx`); here, panes that come or go later do.
 */
export function usePanesWidth(): void {
  useEffect(() => {
    showWidth();
    return showWidth;
  }, []);
}

function showWidth(): void {
  const root = document.getElementById('root');
  root?.classList.toggle('has-panes', root.querySelector('.panes') !== null);
}

import { useEffect, useRef } from 'react';

/** Puts a text before the title of the page, so that a tab shows it; the page's own title without one. */
export function usePageTitle(text: string | undefined): void {
  const own = useRef<string>(undefined);
  useEffect(() => {
    own.current ??= document.title;
    document.title = text === undefined ? own.current : `${text} · ${own.current}`;
  }, [text]);
}

import { useEffect, useState } from 'react';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { useLocale } from '#client/ui/use-locale.ts';
import type { SearchFindings } from './search-findings.ts';

/**
 * Returns the ranker's results for a search; it loads with the first search. Until they are known it returns those
 * of the search before, or undefined, so that no list is ordered twice.
 */
export function useFindings(search: string): SearchFindings | undefined {
  const locale = useLocale();
  const [findings, setFindings] = useState<SearchFindings>();
  useEffect(() => {
    if (search.trim() === '') {
      setFindings(undefined);
      return;
    }
    let isCurrent = true;
    import('./search-findings.ts')
      .then(({ findForSearch }) => findForSearch(search, locale))
      .catch((error: unknown) => {
        reportFailure(error);
        // Literal matches need no ranker.
        return { search, lack: undefined, answer: undefined, related: [], nearest: [] };
      })
      .then((found) => {
        if (isCurrent) setFindings(found);
      }, reportFailure);
    return () => {
      isCurrent = false;
    };
  }, [locale, search]);
  return search.trim() === '' ? undefined : findings;
}

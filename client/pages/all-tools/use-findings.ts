import { useEffect, useState } from 'react';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { useLocale } from '#client/ui/use-locale.ts';
import type { SearchFindings } from './search-findings.ts';

/**
 * Returns the ranker's results for a search; it loads with the first search. Undefined until they are known.
 */
export function useFindings(search: string): SearchFindings | undefined {
  const locale = useLocale();
  const [findings, setFindings] = useState<SearchFindings>();
  useEffect(() => {
    if (search.trim() === '') return;
    let isCurrent = true;
    import('./search-findings.ts')
      .then(({ findForSearch }) => findForSearch(search, locale))
      .then((found) => {
        if (isCurrent) setFindings(found);
      }, reportFailure);
    return () => {
      isCurrent = false;
    };
  }, [locale, search]);
  return findings?.search === search ? findings : undefined;
}

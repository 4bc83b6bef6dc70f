import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { reportFailure } from '#client/ui/copy-button.tsx';
import type { SearchSuggestionsProps } from './search-suggestions.tsx';

interface SuggestionsHost {
  readonly suggestions: ReactNode;
  readonly closeSuggestions: () => void;
}

/** Shows the palette's list under a search box while someone types. It loads on first use. */
export function useSuggestions(): SuggestionsHost {
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps>>();
  const [field, setField] = useState<HTMLInputElement>();
  const [isEntered, setIsEntered] = useState(false);
  const isAwaited = useRef(false);
  const closeSuggestions = useCallback(() => {
    isAwaited.current = false;
    setField(undefined);
  }, []);

  useEffect(() => {
    const suggest = (event: Event) => {
      const typedIn = searchFieldOf(event);
      if (!typedIn || typedIn.value.trim() === '') return;
      setField(typedIn);
      setIsEntered(false);
      isAwaited.current = true;
      import('./search-suggestions.tsx').then(
        (module) => setSuggestions(() => module.SearchSuggestions),
        (error: unknown) => {
          isAwaited.current = false;
          reportFailure(error);
        },
      );
    };
    // The list may hold the answer, so Enter waits for it.
    const keepEnter = (event: KeyboardEvent) => {
      isAwaited.current &&= !document.querySelector('.search-suggestions');
      if (!isAwaited.current || event.key !== 'Enter' || event.isComposing || !searchFieldOf(event)) return;
      event.preventDefault();
      setIsEntered(true);
    };
    // Loaded when a search box gets the focus, so that the first key is answered at once.
    const prepare = (event: Event) => {
      if (!searchFieldOf(event)) return;
      import('./search-suggestions.tsx')
        .then(({ prepareAnswers }) => prepareAnswers(navigator.language))
        // Typing loads it again, and reports what fails.
        .catch(() => undefined);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('input', suggest, { signal });
    document.addEventListener('keydown', keepEnter, { signal });
    document.addEventListener('focusin', prepare, { signal });
    return () => listening.abort();
  }, []);

  return {
    suggestions: Suggestions && field && (
      <Suggestions field={field} isEntered={isEntered} onClose={closeSuggestions} />
    ),
    closeSuggestions,
  };
}

/** The header's and the hero's search boxes. */
export function searchFieldOf(event: Event): HTMLInputElement | undefined {
  const target = event.composedPath()[0];
  return target instanceof HTMLInputElement && target.name === 'search' ? target : undefined;
}

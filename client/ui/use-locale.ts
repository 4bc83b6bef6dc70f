import { useSyncExternalStore } from 'react';
import { isLanguageTag } from '#core/numbers/language-tag.ts';

/** The language tag to read and write numbers by: the browser's, and English in the prerendered page. */
export function useLocale(): string {
  return useSyncExternalStore(
    () => () => undefined,
    readLocale,
    () => 'en',
  );
}

/** English without a country means US English, so that the prerendered page need not be drawn again. */
function readLocale(): string {
  const { language } = navigator;
  return language === 'en-US' || !isLanguageTag(language) ? 'en' : language;
}

/**
 * True if a text is a language tag (BCP 47); `Intl` throws for any other. Links may hold other texts, and so may
 * browsers: Chromium started with the locale `C` reports the language `en-US@posix`.
 */
export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/**
 * Whether a text is a language tag (BCP 47). `Intl` throws for any other. Links hold other texts, and browsers do, too: Chromium
 * started with the locale `C` names its language `en-US@posix`.
 */
export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

import { addressOf, siteSettings } from '#client/lib/site-data.ts';

/** Returns the whole address of a path of this site; without a known origin, only its path. */
export function publicAddress(path: string): string {
  return (siteSettings.origin ?? '') + addressOf(path);
}

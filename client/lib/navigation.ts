import { addressOf } from './site-data.ts';

/** Goes to another page of this site. */
export function goTo(path: string): void {
  location.assign(addressOf(path));
}

/** Whether this is the page with this path. */
export function isHere(path: string): boolean {
  return location.pathname === addressOf(path);
}

/** Goes back to the previous page of the history, or to `fallback` if there is none. */
export function goBack(fallback: string): void {
  if (history.length > 1) history.back();
  else goTo(fallback);
}

/** Returns the address's fragment without #, still encoded. */
export function readFragment(): string {
  return location.hash.slice(1);
}

/** Replaces the fragment without a history entry; an empty one is removed. */
export function replaceFragment(fragment: string): void {
  history.replaceState(
    history.state,
    '',
    location.pathname + location.search + (fragment ? `#${fragment}` : ''),
  );
}

/** Replaces the query without a history entry; empty values are skipped. */
export function replaceQuery(values: Readonly<Record<string, string>>): void {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
  history.replaceState(history.state, '', location.pathname + (query ? `?${query}` : '') + location.hash);
}

/** Returns this page's address without its query, with the given fragment. */
export function pageAddress(fragment = ''): string {
  return location.origin + location.pathname + (fragment ? `#${fragment}` : '');
}

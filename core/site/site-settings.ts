/** The operator's settings at the server's start, as far as documents show them (`docs/hosting.md`). */
export interface SiteSettings {
  /** The origin that visitors see; undefined if it is not known. Documents then name no canonical address. */
  readonly origin?: string | undefined;
  /** The path that the site is under, such as `/tools`; empty for none. */
  readonly basePath: string;
  readonly name: string;
  /** The theme of visitors who have not chosen one. */
  readonly theme: 'system' | 'light' | 'dark';
  /** True if `/favicon.svg` is the operator's own picture, which is the site's mark and icon then. */
  readonly hasLogo?: boolean;
  /** A note on the home page; empty for none. */
  readonly note: string;
  /** False if the server stores nothing: no contact form, no suggestions, no panel. */
  readonly hasForms: boolean;
  /** The origins whose pages may frame the site and exchange data with its tools; missing for none. */
  readonly frameAncestors?: readonly string[];
  /** True for a folder of plain files, where nothing answers calls and headers may be missing. */
  readonly isPlain?: boolean;
}

/**
 * The operator's settings about addresses and headers. The service worker sends the same headers, so it knows them,
 * too.
 */
export interface Hosting {
  readonly basePath: string;
  /** The origins whose pages may frame this site; none may frame the panel. */
  readonly frameAncestors: readonly string[];
  /** The value of Strict-Transport-Security on https origins; undefined for no such header. */
  readonly hsts?: string | undefined;
}

export const defaultSettings: SiteSettings = {
  basePath: '',
  name: 'Sundry',
  theme: 'system',
  note: '',
  hasForms: true,
};

export const defaultHosting: Hosting = { basePath: '', frameAncestors: [] };

/** Returns a path of the site without the path that the site is under; undefined if it is not below that. */
export function withoutBase(path: string, basePath: string): string | undefined {
  if (basePath === '') return path;
  if (path === basePath) return '/';
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
}

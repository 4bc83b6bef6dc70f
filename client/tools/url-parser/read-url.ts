import punycode from 'punycode.js';
import { joinUrl, readParameter, splitUrl } from '#core/network/url-parameters.ts';

/** An address that was read, its parts as the URL standard gives them. */
export interface ReadUrl {
  readonly url: URL;
  /** The host as people read it, where it is written in Punycode. */
  readonly unicodeHost: string;
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  /** The names of the parameters that were taken out. */
  readonly removed: readonly string[];
  /** The prefix that made it an address; empty for most. */
  readonly addedScheme: string;
}

export interface ReadingOptions {
  readonly isCleaned: boolean;
  readonly isSorted: boolean;
  readonly base: string;
}

/** Parameters that say by what link, mail or advertisement somebody came, and nothing to the page. */
const tracking =
  /^(?:utm_\w+|(?:[gdy]|fb|tt|tw)clid|msclkid|[gw]braid|gclsrc|gad_source|mc_[ce]id|igshid?|_hs(?:enc|mi)|hsa_\w+|hsctatracking|mkt_tok|li_fat_id|epik|s_cid|vero_(?:conv|id)|oly_(?:anon|enc)_id|wickedid|_openstat|ref_(?:src|url)|rb_clickid|srsltid|pk_\w+|mtm_\w+|__s|__hstc|__hssc|__hsfp|_ga|_gl|at_(?:medium|campaign)\w*|ns_(?:source|mchannel|campaign)|cmpid|trk(?:campaign|info)?)$/i;
/** The same on single sites, whose names are too short to be taken out elsewhere. */
const trackingOfSites: readonly (readonly [host: RegExp, name: RegExp])[] = [
  [/(?:^|\.)(?:youtube\.com|youtu\.be|spotify\.com)$/, /^(?:si|feature|pp)$/],
  [/(?:^|\.)(?:twitter|x)\.com$/, /^[st]$/],
  [
    /(?:^|\.)amazon\.[a-z.]+$/,
    /^(?:pd_rd_\w+|pf_rd_\w+|qid|sr|crid|sprefix|content-id|psc|ref_?|linkcode|ascsubtag)$/i,
  ],
];

/** Reads one address by the URL standard, with a scheme where only that is missing; undefined for anything else. */
export function readUrl(written: string, { isCleaned, isSorted, base }: ReadingOptions): ReadUrl | undefined {
  const addedScheme = missingScheme(written, base);
  const full = addedScheme + written;
  const parsed = URL.parse(full, base.trim() === '' ? undefined : base.trim());
  if (!parsed) return undefined;
  const split = isCleaned || isSorted ? splitUrl(parsed.href) : undefined;
  const isTracking = (name: string) =>
    tracking.test(name) ||
    trackingOfSites.some(([host, names]) => host.test(parsed.hostname) && names.test(name));
  const named = (split?.pieces ?? []).map((piece) => ({ piece, name: readParameter(piece).name }));
  const kept = isCleaned ? named.filter(({ name }) => !isTracking(name)) : named;
  if (isSorted) kept.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const joined = split && joinUrl({ ...split, pieces: kept.map(({ piece }) => piece) });
  // Without parameters there is no question mark.
  const url = joined === undefined ? parsed : new URL(joined.replace(/\?(?=#|$)/, ''));
  return {
    url,
    unicodeHost: punycode.toUnicode(url.hostname),
    parameters: [...url.searchParams].map(([name, value]) => ({ name, value })),
    removed: named.filter((each) => !kept.includes(each)).map(({ name }) => name),
    addedScheme,
  };
}

/** Files of the web, whose endings are not domains of the root zone (IANA): `page.html` is a file, `example.com` a host. */
const fileName =
  /^[^\s/:?#@]+\.(?:x?html?|php\d?|aspx?|jspx?|cgi|js|mjs|css|json|xml|txt|csv|pdf|png|jpe?g|gif|webp|avif|svg|ico|woff2?|map)(?:[?#]|$)/i;

/** Whether an address is one only beside another: `../page`, `/x`, `?q`, `#top`, `2026/05/x`, `page.html`. */
export function isRelative(written: string): boolean {
  return /^(?:[.?#]|\/(?!\/)|\d+(?:[/?#]|$))/.test(written) || fileName.test(written);
}

/** Returns the scheme that a browser would put before `example.com/x` or `localhost:8080`. */
function missingScheme(written: string, base: string): string {
  if (base.trim() !== '' || isRelative(written) || /^[a-z][a-z\d+.-]*:\/\//i.test(written)) return '';
  if (/^(?:localhost|[\d.]+|\[[\da-f:.]+\])(?::\d+)?(?:[/?#]|$)/i.test(written)) return 'http://';
  if (/^[^\s/:?#@]+\.[^\s/:?#@]{2,}(?::\d+)?(?:[/?#]|$)/u.test(written)) return 'https://';
  return written.startsWith('//') ? 'https:' : '';
}

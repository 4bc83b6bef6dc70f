import { type CatalogueEdits, noEdits } from '#core/site/catalogue-edits.ts';
import { defaultSettings, type SiteSettings } from '#core/site/site-settings.ts';

/** The site's data in every document: only differences from the build. */
export interface SiteData {
  readonly edits?: CatalogueEdits;
  readonly settings?: SiteSettings;
}

declare global {
  /** Set by the server before it renders documents again (see `server/site/render-worker.ts`). */
  var sundrySite: SiteData | undefined;
}

export const siteData: SiteData = readData();
/** The administrator's changes to the catalog. */
export const catalogueEdits: CatalogueEdits = siteData.edits ?? noEdits;
/** The operator's settings. */
export const siteSettings: SiteSettings = siteData.settings ?? defaultSettings;

/** Returns the address of a path of this site, which may itself be under a path. */
export function addressOf(path: string): string {
  return siteSettings.basePath + path;
}

function readData(): SiteData {
  if (typeof document === 'undefined') return globalThis.sundrySite ?? {};
  return JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as SiteData;
}

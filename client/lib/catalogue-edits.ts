import { type CatalogueEdits, noEdits } from '#core/site/catalogue-edits.ts';

declare global {
  /** Set by the server before it renders documents again (see `server/site/render-worker.ts`). */
  var sundryCatalogueEdits: CatalogueEdits | undefined;
}

/** The administrator's changes to the catalog that this document carries. */
export const catalogueEdits: CatalogueEdits = readEdits();

function readEdits(): CatalogueEdits {
  if (typeof document === 'undefined') return globalThis.sundryCatalogueEdits ?? noEdits;
  const text = document.getElementById('page-data')?.textContent ?? '{}';
  return (JSON.parse(text) as { edits?: CatalogueEdits }).edits ?? noEdits;
}

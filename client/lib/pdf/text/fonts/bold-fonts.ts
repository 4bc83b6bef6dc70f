import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { throwIfRefused } from '#client/lib/pdf/parsing/refuse-bombs.ts';

/**
 * Lets pdf.js (6.5.438) load the fonts of a page. Text alone does not need them, so it loads them only with all that
 * the page draws, which takes about as long as its text.
 */
export async function loadFonts(page: PDFPageProxy): Promise<void> {
  // A page that cannot be drawn may still have text.
  await page
    .getOperatorList()
    .catch(() => undefined)
    .finally(throwIfRefused);
}

/** Names of bold fonts: words; their short forms at the end of a name; those of TeX, and of Times by URW. */
const bold = /bold|black|heavy|demi|[-_]b[dk]\d?\b|^(?:CM|SF|EC)B|-Medi(?:Ital)?$/i;

/** Returns the ids of bold fonts among those that are loaded. */
export function findBold({ commonObjs }: PDFPageProxy, ids: readonly string[]): ReadonlySet<string> {
  const nameOf = (id: string) => {
    const font = commonObjs.has(id) ? (commonObjs.get(id) as { readonly name?: string }) : undefined;
    return font?.name?.replace(/^[A-Z]{6}\+/, '') ?? '';
  };
  return new Set(ids.filter((id) => bold.test(nameOf(id))));
}

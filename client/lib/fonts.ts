import { createStore } from '#client/lib/storage/storage.ts';

/**
 * On a phone, a new layout in freshly loaded fonts takes longer than all the rest of the first paint. So a person's
 * first page is painted in substitute fonts with the same widths and heights. Our font is fetched when the page is
 * idle; every later page starts with it from the browser's cache. The one for code comes where a page shows code.
 */
const family = 'Instrument Sans Variable';
const key = 'fonts';
/** So many elements are laid out within one frame, or nearly. */
const mostElements = 80;
const frameMs = 8;
const stored = createStore<boolean>(
  key,
  { decode: (text) => text === 'stored' || undefined, encode: () => 'stored' },
  false,
);

/** Runs before the first paint. The content security policy allows it by its hash, so it must stay constant. */
export const fontScript = `try{if(localStorage.getItem('${key}'))document.documentElement.dataset.fonts='stored'}catch(e){}`;

/**
 * Fetches our font and shows the page in our fonts. Without a network the substitute fonts stay. The root element keeps the
 * substitute font, because a change would lay out everything sized by the root font again.
 */
export async function bringFonts(): Promise<void> {
  const root = document.documentElement;
  if (root.dataset.fonts !== undefined) return;
  await document.fonts.load(`1em '${family}'`);
  let busySince = performance.now();
  for (const part of partsOf(document.body)) {
    part.dataset.fonts = 'stored';
    // Forces a layout of this part now. One layout of the whole page would block a phone for too long.
    part.getBoundingClientRect();
    if (performance.now() - busySince < frameMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    busySince = performance.now();
  }
  root.dataset.fonts = 'shown';
  stored.write(true);
}

/**
 * Splits an element into parts of at most `mostElements` each, from top to bottom. The element itself comes last, so
 * that its change affects no other part. An element that is not drawn yet is one part. So is one with another font,
 * because its descendants would lose that font.
 */
function partsOf(element: HTMLElement, bodyFont = getComputedStyle(element).fontFamily): HTMLElement[] {
  const { contentVisibility, fontFamily } = getComputedStyle(element);
  const isWhole = contentVisibility === 'auto' || fontFamily !== bodyFont;
  if (isWhole || element.getElementsByTagName('*').length <= mostElements) return [element];
  const inside = [...element.children].filter((child) => child instanceof HTMLElement);
  return [...inside.flatMap((child) => partsOf(child, bodyFont)), element];
}

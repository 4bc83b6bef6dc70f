import { createStore } from '#client/lib/storage/storage.ts';

/**
 * Laying out text in fonts that have just come takes a phone longer than all the rest of a page's first paint. So the
 * first page anyone sees is painted in fonts that stand in, of the same widths and heights; ours are fetched when it
 * rests, and from then on every page begins with them, from the browser's own cache.
 */
const families = ['Instrument Sans Variable', 'Geist Mono Variable'] as const;
const key = 'fonts';
/** Laid out within a frame, or nearly. */
const mostElements = 80;
const frameMs = 8;
const stored = createStore<boolean>(
  key,
  { decode: (text) => text === 'stored' || undefined, encode: () => 'stored' },
  false,
);

/** Runs before the first paint. The policy allows it by its hash: it must stay a constant. */
export const fontScript = `try{if(localStorage.getItem('${key}'))document.documentElement.dataset.fonts='stored'}catch(e){}`;

/**
 * Fetches our fonts and shows the page in them. Without a network the stand-ins stay. The root keeps its own: all that
 * is measured by its letters would be laid out once more.
 */
export async function bringFonts(): Promise<void> {
  const root = document.documentElement;
  if (root.dataset.fonts !== undefined) return;
  await Promise.all(families.map((family) => document.fonts.load(`1em '${family}'`)));
  let busySince = performance.now();
  for (const part of partsOf(document.body)) {
    part.dataset.fonts = 'stored';
    // Lays the part out now: all at once, a phone would answer nothing meanwhile.
    part.getBoundingClientRect();
    if (performance.now() - busySince < frameMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    busySince = performance.now();
  }
  root.dataset.fonts = 'shown';
  stored.write(true);
}

/**
 * The parts of an element, of at most `mostElements` each, from the top on, and itself last: then it changes no other.
 * What is not drawn yet is one part, and so is what is written in another font, which those within it would lose.
 */
function partsOf(element: HTMLElement, bodyFont = getComputedStyle(element).fontFamily): HTMLElement[] {
  const { contentVisibility, fontFamily } = getComputedStyle(element);
  const isWhole = contentVisibility === 'auto' || fontFamily !== bodyFont;
  if (isWhole || element.getElementsByTagName('*').length <= mostElements) return [element];
  const inside = [...element.children].filter((child) => child instanceof HTMLElement);
  return [...inside.flatMap((child) => partsOf(child, bodyFont)), element];
}

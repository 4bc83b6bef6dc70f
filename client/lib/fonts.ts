import { createStore } from '#client/lib/storage/storage.ts';

/**
 * Laying out text in fonts that have just come takes a phone longer than all the rest of a page's first paint. So the
 * first page anyone sees is painted in fonts that stand in, of the same widths and heights; ours are fetched when it
 * rests, and from then on every page begins with them, from the browser's own cache.
 */
const families = ['Instrument Sans Variable', 'Geist Mono Variable'] as const;
const key = 'fonts';
const stored = createStore<boolean>(
  key,
  { decode: (text) => text === 'stored' || undefined, encode: () => 'stored' },
  false,
);

/** Runs before the first paint. The policy allows it by its hash: it must stay a constant. */
export const fontScript = `try{if(localStorage.getItem('${key}'))document.documentElement.dataset.fonts='stored'}catch(e){}`;

/** Fetches our fonts and shows the page in them. Without a network the stand-ins stay. */
export async function bringFonts(): Promise<void> {
  const root = document.documentElement;
  if (root.dataset.fonts === 'stored') return;
  await Promise.all(families.map((family) => document.fonts.load(`1em '${family}'`)));
  root.dataset.fonts = 'stored';
  stored.write(true);
}

/** Makes `Temporal` available: the browser's own, or the polyfill where it has none. Await it before any use. */
export async function provideTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}

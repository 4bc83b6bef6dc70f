/** Makes `Temporal` available: natively, or with a polyfill. Await it before any use. */
export async function provideTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}

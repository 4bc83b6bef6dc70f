/** The messages of browsers and our own loaders for a script, worker or WebAssembly file that was not loaded. */
const unloaded =
  /dynamically imported module|importing a module script failed|unable to preload|could not be loaded/i;

/** Returns whether an error means that a part of the site could not be fetched. */
export function isLoadFailure(error: unknown): error is Error {
  return error instanceof Error && error.name !== 'ToolInputError' && unloaded.test(error.message);
}

/** Dispatches the same event as failed imports in the page (`vite.config.ts`), for failures in a worker. */
export function announceLoadFailure(error: Error): void {
  if (typeof dispatchEvent === 'function')
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
}

/** What browsers and our own loaders say of a script, a worker or WebAssembly that did not come. */
const unloaded =
  /dynamically imported module|importing a module script failed|unable to preload|could not be loaded/i;

/** True for the error of a part of the site that could not be fetched. */
export function isLoadFailure(error: unknown): error is Error {
  return error instanceof Error && error.name !== 'ToolInputError' && unloaded.test(error.message);
}

/** Sends the event that failed imports of the page send (`vite.config.ts`), for what fails in a worker. */
export function announceLoadFailure(error: Error): void {
  if (typeof dispatchEvent === 'function')
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
}

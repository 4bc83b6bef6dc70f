/** Files beyond this stay files: the editor shows their beginning, and the work is done in a worker. */
export const maxEditorBytes = 2_000_000;

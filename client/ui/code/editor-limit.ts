/** Texts beyond this are shown piece by piece, and the work on them is done in a worker. */
export const maxEditorBytes = 2_000_000;

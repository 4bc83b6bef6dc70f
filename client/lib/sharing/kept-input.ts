/** The input of a page by field, without secrets; enough to go on after a reload. */
export type KeptInput = Readonly<Record<string, unknown>>;

/** Reads the current input of the page; a tool's page sets its own reader here. */
export const pageInput: { read: () => KeptInput } = { read: () => ({}) };

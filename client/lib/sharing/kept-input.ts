/** What a person has put into the page, without secrets, by field: enough to go on after a reload. */
export type KeptInput = Readonly<Record<string, unknown>>;

/** Reads the input of the page as it is now; a tool's page puts its own reader here. */
export const pageInput: { read: () => KeptInput } = { read: () => ({}) };

/** An operation's options by name, as the standard page holds them for any operation. */
export type Options = Readonly<Record<string, unknown>>;

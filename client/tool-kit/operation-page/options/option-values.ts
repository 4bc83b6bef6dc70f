/** An operation's options by name, as the standard page holds them. */
export type Options = Readonly<Record<string, unknown>>;

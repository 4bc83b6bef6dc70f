import type { Handoff } from './handoff.ts';

/** The input of a page by field, without secrets; enough to go on after a reload. */
export type KeptInput = Readonly<Record<string, unknown>>;

interface PageInput {
  /** Reads the current input. */
  read(): KeptInput;
  /** Takes what was pasted or dropped beside the tool's own boxes. */
  receive?(handoff: Handoff): void;
}

/** The input of the page; a tool's page sets its own here. */
export const pageInput: PageInput = { read: () => ({}) };

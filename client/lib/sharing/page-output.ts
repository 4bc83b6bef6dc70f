/** A result of the page: a text, or a file with a long one. */
export type PageOutput = string | Blob;

type Listener = (output: PageOutput) => void;

let listener: Listener | undefined;
let latest: PageOutput | undefined;

/** Passes the page's current result to the listener, and keeps it for a later one. */
export function tellOutput(output: PageOutput): void {
  latest = output;
  listener?.(output);
}

/** Sets the listener, and passes it the current result. */
export function followOutput(next: Listener): void {
  listener = next;
  if (latest !== undefined) next(latest);
}

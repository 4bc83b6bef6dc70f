/** A result of the page: a text, or a file that holds a long one. */
export type PageOutput = string | Blob;

type Listener = (output: PageOutput) => void;

let listener: Listener | undefined;
let latest: PageOutput | undefined;

/** Tells the page's current result to whoever asked for it. */
export function tellOutput(output: PageOutput): void {
  latest = output;
  listener?.(output);
}

/** Passes on the current result and all that follow. */
export function followOutput(next: Listener): void {
  listener = next;
  if (latest !== undefined) next(latest);
}

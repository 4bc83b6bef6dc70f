let isQuiet = false;

/** Gives an input the focus without scrolling to it and without loading what only a person's own step needs. */
export function focusQuietly(input: HTMLInputElement | HTMLTextAreaElement): void {
  isQuiet = true;
  input.focus({ preventScroll: true });
  isQuiet = false;
  // One line is an example to type over; several lines are there to be read.
  if (!input.value.includes('\n')) input.select();
}

/** True while the page itself moves the focus. */
export function isQuietFocus(): boolean {
  return isQuiet;
}

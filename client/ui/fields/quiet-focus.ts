let quietInput: EventTarget | undefined;

/** Gives an input the focus without scrolling to it and without loading what only a person's own step needs. */
export function focusQuietly(input: HTMLInputElement | HTMLTextAreaElement): void {
  quietInput = input;
  input.onblur = () => (quietInput = undefined);
  input.focus({ preventScroll: true });
  // One line is an example to type over; several lines are there to be read.
  if (!input.value.includes('\n')) input.select();
}

/** True if the page itself moved the focus there. React may report it later, once it has hydrated the input. */
export function isQuietFocus({ target }: { readonly target: EventTarget }): boolean {
  return target === quietInput;
}

import { ToolInputError } from '#core/errors.ts';

/**
 * For actions that pass a result on. Throws a ToolInputError if `element` is in an outdated result, which is gray
 * by the class `stale`.
 */
export function refuseOldResult(element: Element): void {
  if (element.closest('.stale') === null) return;
  throw new ToolInputError('This result is outdated: it belongs to an earlier input.', {
    hint: 'It updates as soon as the new input is valid.',
  });
}

/** Names a card's result as old, on the card's edge, where it moves nothing. The card is `relative`. */
export function StaleNote() {
  return <p className="stale-note -top-3 right-auto left-4">Outdated</p>;
}

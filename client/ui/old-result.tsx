import { ToolInputError } from '#core/errors.ts';

/**
 * For what hands a result on. Throws a ToolInputError where `element` stands in one of what was entered before: such
 * are shown grayed, by the class `stale`, and not taken for new.
 */
export function refuseOldResult(element: Element): void {
  if (element.closest('.stale') === null) return;
  throw new ToolInputError('This result is old: it is of what was entered before.', {
    hint: 'A new one comes once what is entered now can be read.',
  });
}

/** Names a card's result as old, on the card's edge, where it moves nothing. The card is `relative`. */
export function StaleNote() {
  return <p className="stale-note -top-3 right-auto left-4">Outdated</p>;
}

/** Names a card's result as old, on the card's edge, where it moves nothing. The card is `relative`. */
export function StaleNote() {
  return <p className="stale-note -top-3 right-auto left-4">Of an earlier input</p>;
}

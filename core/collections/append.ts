/** Adds many items to a list. Spread into `push`, a hundred thousand of them overflow the stack, in a worker even fewer. */
export function append<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}

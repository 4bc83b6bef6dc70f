/**
 * Adds many items to a list. Spreading a hundred thousand items into `push` overflows the stack; in a worker, even
 * fewer do.
 */
export function append<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}

import { append } from '#core/collections/append.ts';

/** A payment from one person to another. */
export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
}

interface Balance {
  readonly name: string;
  /** Positive for money that the person is owed. */
  readonly amount: bigint;
}

/** With more people, there are too many groups to try them all. */
export const mostForFewest = 14;

/**
 * Returns payments that settle balances with a sum of 0. Up to 14 people with open balances, the number of payments is
 * the smallest possible. For this they are divided into as many groups as possible that settle among themselves; a
 * group of n needs n − 1 payments.
 */
export function settleUp(balances: readonly Balance[]): readonly Transfer[] {
  const open = balances.filter(({ amount }) => amount !== 0n);
  const groups = open.length <= mostForFewest ? mostGroups(open) : [open];
  return groups.flatMap(settleGroup);
}

/** Returns the partition into the largest number of groups with sum 0. */
function mostGroups(open: readonly Balance[]): readonly (readonly Balance[])[] {
  const all = (1 << open.length) - 1;
  const sums = new Array<bigint>(all + 1).fill(0n);
  const counts = new Uint8Array(all + 1);
  const added = new Int8Array(all + 1);
  for (let set = 1; set <= all; set += 1) {
    const lowest = 31 - Math.clz32(set & -set);
    sums[set] = (sums[set & (set - 1)] ?? 0n) + (open[lowest]?.amount ?? 0n);
    let best = -1;
    for (let index = 0; index < open.length; index += 1) {
      const count = (set >> index) & 1 ? (counts[set ^ (1 << index)] ?? 0) : -1;
      if (count > best) [best, added[set]] = [count, index];
    }
    counts[set] = best + (sums[set] === 0n ? 1 : 0);
  }
  const groups: Balance[][] = [];
  let group: Balance[] = [];
  // Follows the best path backwards; the people between two sets with sum 0 form a group.
  for (let set = all; set > 0; set ^= 1 << (added[set] ?? 0)) {
    if (sums[set] === 0n) groups.push((group = []));
    append(group, open.slice(added[set] ?? 0, (added[set] ?? 0) + 1));
  }
  return groups;
}

/** Pays the largest debt to the largest claim until nothing is open. */
function settleGroup(group: readonly Balance[]): readonly Transfer[] {
  const sorted = group.toSorted((a, b) => (a.amount < b.amount ? -1 : a.amount > b.amount ? 1 : 0));
  const claims = sorted.filter(({ amount }) => amount > 0n);
  const debts = sorted
    .filter(({ amount }) => amount < 0n)
    .map(({ name, amount }) => ({ name, amount: -amount }))
    .reverse();
  const transfers: Transfer[] = [];
  for (;;) {
    const [from, to] = [debts.pop(), claims.pop()];
    if (!from || !to) return transfers;
    const amount = from.amount < to.amount ? from.amount : to.amount;
    transfers.push({ from: from.name, to: to.name, amount });
    putBack(debts, { name: from.name, amount: from.amount - amount });
    putBack(claims, { name: to.name, amount: to.amount - amount });
  }
}

/**
 * Inserts an open balance after all that are not larger. Sorting the list each time would take minutes for thousands
 * of people.
 */
function putBack(sorted: Balance[], balance: Balance): void {
  if (balance.amount === 0n) return;
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.amount ?? 0n) <= balance.amount) low = middle + 1;
    else high = middle;
  }
  sorted.splice(low, 0, balance);
}

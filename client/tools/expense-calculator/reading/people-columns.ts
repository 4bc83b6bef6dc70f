import { unitsOf } from './columns-by-content.ts';

/**
 * Returns the names of people above columns of what each is owed, as Splitwise writes them after the currency: every row
 * adds up to 0.
 */
export function peopleIn(names: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const people = names.map((name) => name.trim()).filter(Boolean);
  if (people.length < 2) return [];
  const balances = rows.map((cells) => cells.slice(-names.length).map((cell) => unitsOf(cell)));
  const isEven = balances.every((units) => units.reduce((sum, each) => sum + each, 0) === 0);
  return isEven && balances.flat().some(Boolean) ? people : [];
}

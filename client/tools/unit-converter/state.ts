import { typedIn, typedNumber } from '#client/tool-kit/state/typed-numbers.ts';
import { asInput, choice, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';
import { categoryIds, type Unit, type UnitCategory } from './units/unit.ts';
import { findCategory, findUnit } from './units/units.ts';

export const schema = {
  category: choice(categoryIds, 'length'),
  from: text('m', 20),
  to: text('cm', 20),
  query: asInput(text('', 200)),
  value: typedNumber('1'),
  locale: typedIn,
};

export type ConverterState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<ConverterState>) => void;

export interface Selection {
  readonly category: UnitCategory;
  readonly from: Unit;
  readonly to: Unit;
}

/** The chosen units; those a damaged link names wrongly give way to the category's first and second. */
export function readSelection({
  category: id,
  from,
  to,
}: Pick<ConverterState, 'category' | 'from' | 'to'>): Selection {
  const category = findCategory(id);
  const [first, second] = category.units;
  if (!first || !second) throw new RangeError(`${id} has fewer than two units.`);
  return { category, from: findUnit(category, from) ?? first, to: findUnit(category, to) ?? second };
}

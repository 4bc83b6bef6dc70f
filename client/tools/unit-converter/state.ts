import { languages, numberBox } from '#client/tool-kit/calculators/boxes.ts';
import { choice, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';
import { categoryIds, type Unit, type UnitCategory, type UnitCategoryId } from './units/unit.ts';
import { findCategory, findUnit, unitCategories } from './units/units.ts';

const unitChoices = ({ category }: Readonly<Record<string, unknown>>) =>
  findCategory(category as UnitCategoryId).units.map(({ id, name, symbol }) => ({
    value: id,
    label: `${name} (${symbol})`,
  }));

export const schema = {
  query: text('', 200, 'Type a conversion', {
    role: 'input',
    hint: 'As in “12 ft in m”, “1,5 kg” or “3 lb 4 oz in kg”',
  }),
  category: choice(categoryIds, 'length', 'Category', {
    choiceLabels: Object.fromEntries(unitCategories.map(({ id, name }) => [id, name])),
    alsoSets: (id: unknown) => {
      const [first, second] = findCategory(id as UnitCategoryId).units;
      return { from: first?.id, to: second?.id };
    },
  }),
  value: numberBox('1', { label: 'Value', isNeeded: true }),
  from: text('m', 20, 'From', { wanted: 'a unit such as m', choicesFor: unitChoices }),
  to: text('cm', 20, 'To', { wanted: 'a unit such as cm', choicesFor: unitChoices }),
  ...languages,
};

export type ConverterState = StateOf<typeof schema>;

interface Selection {
  readonly category: UnitCategory;
  readonly from: Unit;
  readonly to: Unit;
}

/** Returns the selected units; invalid ones from a damaged link are replaced with the category's first and second. */
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

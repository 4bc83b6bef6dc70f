import { Button, IconButton } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/fields/inputs.tsx';
import { TypedNumberField } from '#client/ui/fields/typed-number-field.tsx';
import type { ToolInputError } from '#core/errors.ts';
import { type ChangeState, type ConverterState, readSelection } from '../state.ts';
import type { UnitCategory } from '../units/unit.ts';
import { ambiguousUnits, findCategory, findUnit, unitCategories } from '../units/units.ts';
import { readOwn } from '#core/collections/read-own.ts';

interface ConverterFieldsProps {
  readonly state: ConverterState;
  readonly change: ChangeState;
  readonly locale: string;
  readonly error: ToolInputError | undefined;
  readonly onConvert: () => void;
}

const categoryChoices = unitCategories.map(({ id, name }) => ({ value: id, label: name }));

export function ConverterFields({ state, change, locale, error, onConvert }: ConverterFieldsProps) {
  const { category, from, to } = readSelection(state);
  const unitChoices = category.units.map(({ id, name, symbol }) => ({
    value: id,
    label: `${name} (${symbol})`,
  }));
  return (
    <>
      <SelectField
        label="Category"
        value={category.id}
        choices={categoryChoices}
        onChange={(id) => {
          const [first, second] = findCategory(id).units;
          change({ category: id, from: first?.id ?? '', to: second?.id ?? '', query: '' });
        }}
      />
      <TypedNumberField
        name="value"
        label="Value"
        value={state.value}
        error={error}
        onChange={(value) => change({ value, locale, query: '' })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <SelectField
          label="From"
          value={from.id}
          choices={unitChoices}
          onChange={(id) => change({ from: id, query: '' })}
        />
        <IconButton
          icon="arrow-left-right"
          label="Swap units"
          onClick={() => change({ from: to.id, to: from.id, query: '' })}
        />
        <SelectField
          label="To"
          value={to.id}
          choices={unitChoices}
          onChange={(id) => change({ to: id, query: '' })}
        />
      </div>
      <Ambiguity category={category} unitId={from.id} onChoose={(id) => change({ from: id, query: '' })} />
      <Ambiguity category={category} unitId={to.id} onChoose={(id) => change({ to: id, query: '' })} />
      <div>
        <Button tone="primary" onClick={onConvert}>
          Convert
        </Button>
      </div>
    </>
  );
}

interface AmbiguityProps {
  readonly category: UnitCategory;
  readonly unitId: string;
  readonly onChoose: (unitId: string) => void;
}

/** A gallon, a pint, a cup and a ton are not the same everywhere: says which is meant and offers the others. */
function Ambiguity({ category, unitId, onChoose }: AmbiguityProps) {
  const unit = findUnit(category, unitId);
  const others = (readOwn(ambiguousUnits, unitId) ?? []).flatMap((id) => findUnit(category, id) ?? []);
  if (!unit || others.length === 0) return null;
  return (
    <div className="text-ink-2 flex flex-wrap items-center gap-2 text-[0.9375rem]">
      This is the {unit.name}. Rather the
      {others.map(({ id, name }) => (
        <Button key={id} isSmall onClick={() => onChoose(id)}>
          {name}
        </Button>
      ))}
      ?
    </div>
  );
}

import { SelectField } from '#client/ui/fields/inputs.tsx';
import type { ChangeState, QrState } from '../state.ts';

const moduleChoices = [
  { value: 'square', label: 'Squares' },
  { value: 'dots', label: 'Dots' },
  { value: 'rounded', label: 'Rounded' },
] as const;

const cornerChoices = [
  { value: 'square', label: 'Square' },
  { value: 'rounded', label: 'Rounded' },
  { value: 'round', label: 'Round' },
] as const;

interface ShapeFieldsProps {
  readonly state: QrState;
  readonly change: ChangeState;
}

/** What the modules and the patterns in the corners look like. */
export function ShapeFields({ state, change }: ShapeFieldsProps) {
  return (
    <div className="fields-row">
      <SelectField
        label="Module shape"
        value={state.moduleShape}
        choices={moduleChoices}
        onChange={(moduleShape) => change({ moduleShape })}
      />
      <SelectField
        label="Corner shape"
        value={state.cornerShape}
        choices={cornerChoices}
        onChange={(cornerShape) => change({ cornerShape })}
      />
    </div>
  );
}

import { SelectField } from '#client/ui/fields/inputs.tsx';
import { cornerChoices, moduleChoices } from '../choices.ts';
import type { ChangeState, QrState } from '../state.ts';

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

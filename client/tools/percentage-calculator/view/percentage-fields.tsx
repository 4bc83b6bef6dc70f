import { TextField } from '#client/ui/fields/inputs.tsx';
import { fieldMistake } from '#client/ui/fields/field-mistake.ts';
import { TypedNumberField } from '#client/ui/fields/typed-number-field.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import type { ToolInputError } from '#core/errors.ts';
import type { ChangeState, PercentageState } from '../state.ts';
import { Presets } from './presets.tsx';
import { neededFields } from '../tab-fields.ts';
import { TipFields } from './tip-fields.tsx';

interface PercentageFieldsProps {
  readonly state: PercentageState;
  readonly change: ChangeState;
  /** Each field shows what names it. */
  readonly error: ToolInputError | undefined;
}

const quickPercents = [5, 10, 15, 20, 25, 50, 75, 100];

const findChoices = [
  { value: 'part', label: 'Part' },
  { value: 'percent', label: 'Percentage' },
  { value: 'whole', label: 'Whole' },
] as const;

const directions = [
  { value: 'apply', label: 'Price after' },
  { value: 'undo', label: 'Price before' },
] as const;

/** The fields of the chosen tab. */
export function PercentageFields({ state, change, error }: PercentageFieldsProps) {
  const { tab } = state;
  const hasQuick = tab === 'basic' && state.find !== 'percent';
  return (
    <>
      {tab === 'basic' && (
        <Segmented
          label="Find the"
          isLabelShown
          value={state.find}
          choices={findChoices}
          onChange={(find) => change({ find })}
        />
      )}
      {tab === 'price' && (
        <Segmented
          label="Find the"
          isLabelShown
          value={state.direction}
          choices={directions}
          onChange={(direction) => change({ direction })}
        />
      )}
      {neededFields(state).map(({ key, label, unit }) =>
        key === 'changes' ? (
          <TextField
            key={key}
            label={label}
            hint="As in “-30% -10%” or “30% off” for discounts, “+20%” for tax"
            value={state[key]}
            error={fieldMistake(error, key)}
            onChange={(changes) => change({ changes })}
          />
        ) : (
          <TypedNumberField
            key={key}
            name={key}
            label={label}
            unit={unit}
            value={state[key]}
            error={error}
            onChange={(value) => change({ [key]: value })}
          />
        ),
      )}
      {hasQuick && (
        <Presets label="Percentage" percents={quickPercents} onChoose={(percent) => change({ percent })} />
      )}
      {tab === 'tip' && <TipFields state={state} change={change} error={error} />}
    </>
  );
}

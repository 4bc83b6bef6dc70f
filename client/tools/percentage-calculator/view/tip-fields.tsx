import { SelectField } from '#client/ui/fields/inputs.tsx';
import { TypedNumberField } from '#client/ui/fields/typed-number-field.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { Presets } from './presets.tsx';
import { SharerRows } from './sharer-rows.tsx';
import type { ToolInputError } from '#core/errors.ts';
import type { ChangeState, PercentageState } from '../state.ts';

interface TipFieldsProps {
  readonly state: PercentageState;
  readonly change: ChangeState;
  readonly error: ToolInputError | undefined;
}

const tipPresets = [15, 18, 20, 25];

const splits = [
  { value: 'even', label: 'Evenly' },
  { value: 'weights', label: 'By shares' },
  { value: 'amounts', label: 'By own amounts' },
] as const;

const roundingChoices = [
  { value: 'none', label: 'To the cent' },
  { value: 'total', label: 'Total up to a whole amount' },
  { value: 'share', label: 'Each share up to a whole amount' },
] as const;

/** What the tip calculator asks for beside bill and tip. */
export function TipFields({ state, change, error }: TipFieldsProps) {
  const { split } = state;
  return (
    <>
      <Presets label="Tip" percents={tipPresets} onChoose={(tip) => change({ tip })} />
      <Segmented
        label="Split"
        isLabelShown
        value={split}
        choices={splits}
        onChange={(chosen) => change({ split: chosen })}
      />
      <div className={split === 'even' ? 'fields-row' : 'contents'}>
        <TypedNumberField
          name="tax"
          label="Tax in the bill"
          hint="No tip on it"
          min={0}
          value={state.tax}
          error={error}
          onChange={(tax) => change({ tax })}
        />
        {split === 'even' && (
          <TypedNumberField
            name="people"
            label="People"
            min={1}
            max={1000}
            isInteger
            step={1}
            value={state.people}
            error={error}
            onChange={(people) => change({ people })}
          />
        )}
      </div>
      {split !== 'even' && (
        <SharerRows
          kind={split}
          sharers={state.sharers}
          error={error}
          onChange={(sharers) => {
            change({ sharers });
          }}
        />
      )}
      <SelectField
        label="Round"
        value={state.tipRounding}
        choices={roundingChoices}
        onChange={(tipRounding) => change({ tipRounding })}
      />
    </>
  );
}

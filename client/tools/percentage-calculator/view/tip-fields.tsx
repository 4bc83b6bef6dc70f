import { SelectField, TextField } from '#client/ui/fields/inputs.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { Presets } from './presets.tsx';
import { SharerRows } from './sharer-rows.tsx';
import type { ChangeState, PercentageState } from '../state.ts';

interface TipFieldsProps {
  readonly state: PercentageState;
  readonly change: ChangeState;
}

const tipPresets = [15, 18, 20, 25];

const splits = [
  { value: 'even', label: 'Evenly' },
  { value: 'weights', label: 'By shares' },
  { value: 'amounts', label: 'By own amounts' },
] as const;

const roundings = [
  { value: 'none', label: 'To the cent' },
  { value: 'total', label: 'Total up to a whole amount' },
  { value: 'share', label: 'Each share up to a whole amount' },
] as const;

/** What the tip calculator asks for beside bill and tip. */
export function TipFields({ state, change }: TipFieldsProps) {
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
        <TextField
          label="Tax in the bill"
          hint="No tip on it"
          inputMode="text"
          value={state.tax}
          onChange={(tax) => change({ tax })}
        />
        {split === 'even' && (
          <TextField
            label="People"
            inputMode="numeric"
            value={state.people}
            onChange={(people) => change({ people })}
          />
        )}
      </div>
      {split !== 'even' && (
        <SharerRows
          kind={split}
          sharers={state.sharers}
          onChange={(sharers) => {
            change({ sharers });
          }}
        />
      )}
      <SelectField
        label="Round"
        value={state.tipRounding}
        choices={roundings}
        onChange={(tipRounding) => change({ tipRounding })}
      />
    </>
  );
}

import { Button } from '#client/ui/button.tsx';
import { SelectField, TextField } from '#client/ui/inputs.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import type { ChangeState, PercentageState } from './state.ts';
import { neededFields } from './tab-fields.ts';

interface PercentageFieldsProps {
  readonly state: PercentageState;
  readonly change: ChangeState;
}

const quickPercents = [5, 10, 15, 20, 25, 50, 75, 100];
const tipPresets = [15, 18, 20, 25];

const findChoices = [
  { value: 'part', label: 'Part' },
  { value: 'percent', label: 'Percentage' },
  { value: 'whole', label: 'Whole' },
] as const;

const roundings = [
  { value: 'none', label: 'To the cent' },
  { value: 'total', label: 'Total up to a whole amount' },
  { value: 'share', label: 'Each share up to a whole amount' },
] as const;

const directions = [
  { value: 'apply', label: 'Price after' },
  { value: 'undo', label: 'Price before' },
] as const;

/** The fields of the chosen tab. */
export function PercentageFields({ state, change }: PercentageFieldsProps) {
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
      {neededFields(state).map(({ key, label }) => (
        <TextField
          key={key}
          label={label}
          inputMode="text"
          hint={
            key === 'changes' ? 'As in “-30% -10%” or “30% off” for discounts, “+20%” for tax' : undefined
          }
          value={state[key]}
          onChange={(value) => change({ [key]: value })}
        />
      ))}
      {hasQuick && (
        <Presets label="Percentage" percents={quickPercents} onChoose={(percent) => change({ percent })} />
      )}
      {tab === 'tip' && <TipFields state={state} change={change} />}
    </>
  );
}

function TipFields({ state, change }: PercentageFieldsProps) {
  return (
    <>
      <Presets label="Tip" percents={tipPresets} onChoose={(tip) => change({ tip })} />
      <div className="fields-row">
        <TextField
          label="Tax in the bill"
          hint="No tip on it"
          inputMode="text"
          value={state.tax}
          onChange={(tax) => change({ tax })}
        />
        <TextField
          label="People"
          inputMode="numeric"
          value={state.people}
          onChange={(people) => change({ people })}
        />
      </div>
      <SelectField
        label="Round"
        value={state.tipRounding}
        choices={roundings}
        onChange={(tipRounding) => change({ tipRounding })}
      />
    </>
  );
}

interface PresetsProps {
  readonly label: string;
  readonly percents: readonly number[];
  readonly onChoose: (percent: string) => void;
}

function Presets({ label, percents, onChoose }: PresetsProps) {
  return (
    <div role="group" aria-label={`Quick choice: ${label}`} className="flex flex-wrap gap-1.5">
      {percents.map((percent) => (
        <Button key={percent} isSmall onClick={() => onChoose(String(percent))}>
          {percent}%
        </Button>
      ))}
    </div>
  );
}

import { TextField } from '#client/ui/fields/inputs.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import type { ChangeState, PercentageState } from '../state.ts';
import { Presets } from './presets.tsx';
import { neededFields } from '../tab-fields.ts';
import { TipFields } from './tip-fields.tsx';

interface PercentageFieldsProps {
  readonly state: PercentageState;
  readonly change: ChangeState;
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

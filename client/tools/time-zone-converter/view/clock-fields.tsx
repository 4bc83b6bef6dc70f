import { Button } from '#client/ui/button.tsx';
import { SelectField, TextField } from '#client/ui/fields/inputs.tsx';
import { type ChangeState, readZoneIds, withZone, type ZoneState } from '../state.ts';

interface ClockFieldsProps {
  readonly state: ZoneState;
  readonly change: ChangeState;
  /** Date and time at home, for empty fields. */
  readonly clock: { readonly date: string; readonly time: string } | undefined;
  /** The current home zone. */
  readonly before: string | undefined;
}

/** Fields for the moment, and for the zone of its clock. */
export function ClockFields({ state, change, clock, before }: ClockFieldsProps) {
  const isNow = state.date === '' && state.time === '';
  const shown = { date: state.date || (clock?.date ?? ''), time: state.time || (clock?.time ?? '') };
  const ids = [...new Set([...(state.home === '' ? [] : [state.home]), ...readZoneIds(state.zones)])];
  const homes = [
    { value: '', label: 'My own zone' },
    ...ids.map((id) => ({ value: id, label: id.replaceAll('_', ' ') })),
  ];
  return (
    <div className="fields-row items-end">
      <TextField
        label="Date"
        type="date"
        value={shown.date}
        onChange={(date) => change({ date, time: shown.time, occurrence: 'first' })}
      />
      <TextField
        label="Time"
        type="time"
        value={shown.time}
        onChange={(time) => change({ time, date: shown.date, occurrence: 'first' })}
      />
      <SelectField
        label="On the clock of"
        value={state.home}
        choices={homes}
        onChange={(home) =>
          // The previous home zone stays in the list.
          change({ home, occurrence: 'first', zones: before ? withZone(state.zones, before) : state.zones })
        }
      />
      <Button
        icon="clock"
        disabled={isNow}
        onClick={() => change({ date: '', time: '', occurrence: 'first' })}
      >
        Now
      </Button>
    </div>
  );
}

import { useState } from 'react';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { type ChangeState, type DateState, schema } from '../state.ts';

interface TimeFieldsProps {
  readonly state: DateState;
  readonly change: ChangeState;
}

const rows = [
  ['startTime', 'endTime'],
  ['workFrom', 'workTo'],
];

/** Fields for times of day, for counting hours. */
export function TimeFields({ state, change }: TimeFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const hasTimes = state.startTime.trim() !== '' || state.endTime.trim() !== '';
  // It stays open when a time is cleared to enter another one.
  if (!isOpen && hasTimes) setIsOpen(true);
  return (
    <details open={isOpen}>
      <summary className="text-ink-2 cursor-pointer py-2 font-semibold">Times of day</summary>
      <div className="fields pt-2">
        {rows.map((only) => (
          <div key={only[0]} className="fields-row">
            <OptionFields {...{ schema, only, change }} options={state} layout="form" />
          </div>
        ))}
      </div>
    </details>
  );
}

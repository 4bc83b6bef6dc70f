import { useState } from 'react';
import { TextField } from '#client/ui/fields/inputs.tsx';
import type { ChangeState, DateState } from '../state.ts';

interface TimeFieldsProps {
  readonly state: DateState;
  readonly change: ChangeState;
}

const rows = [
  [
    { field: 'startTime', label: 'Start time', placeholder: '9:30' },
    { field: 'endTime', label: 'End time', placeholder: '5:45 pm' },
  ],
  [
    { field: 'workFrom', label: 'Work begins', placeholder: '0:00' },
    { field: 'workTo', label: 'Work ends', placeholder: '24:00' },
  ],
] as const;

/** Times of day, for those who count hours. */
export function TimeFields({ state, change }: TimeFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  // It stays open when a time is taken out again to be typed anew.
  if (!isOpen && hasTimes(state)) setIsOpen(true);
  return (
    <details open={isOpen}>
      <summary className="text-ink-2 cursor-pointer py-2 font-semibold">Times of day</summary>
      <div className="fields pt-2">
        {rows.map((row) => (
          <div key={row[0].field} className="fields-row">
            {row.map(({ field, label, placeholder }) => (
              <TextField
                key={field}
                label={label}
                placeholder={placeholder}
                maxLength={20}
                value={state[field]}
                onChange={(value) => change({ [field]: value })}
              />
            ))}
          </div>
        ))}
      </div>
    </details>
  );
}

/** Whether the difference is one of moments rather than of days. */
export function hasTimes({ startTime, endTime }: DateState): boolean {
  return startTime.trim() !== '' || endTime.trim() !== '';
}

import { useState } from 'react';
import { TextField } from '#client/ui/inputs.tsx';
import type { ChangeState, DateState } from './state.ts';

interface TimeFieldsProps {
  readonly state: DateState;
  readonly change: ChangeState;
}

/** Times of day, for those who count hours. */
export function TimeFields({ state, change }: TimeFieldsProps) {
  const { startTime, endTime, workFrom, workTo } = state;
  const [isOpen, setIsOpen] = useState(false);
  // It stays open when a time is taken out again to be typed anew.
  if (!isOpen && hasTimes(state)) setIsOpen(true);
  return (
    <details open={isOpen}>
      <summary className="text-ink-2 cursor-pointer py-2 font-semibold">Times of day</summary>
      <div className="fields pt-2">
        <div className="fields-row">
          <TextField
            label="Start time"
            placeholder="9:30"
            maxLength={20}
            value={startTime}
            onChange={(value) => change({ startTime: value })}
          />
          <TextField
            label="End time"
            placeholder="5:45 pm"
            maxLength={20}
            value={endTime}
            onChange={(value) => change({ endTime: value })}
          />
        </div>
        <div className="fields-row">
          <TextField
            label="Work begins"
            placeholder="0:00"
            maxLength={20}
            value={workFrom}
            onChange={(value) => change({ workFrom: value })}
          />
          <TextField
            label="Work ends"
            placeholder="24:00"
            maxLength={20}
            value={workTo}
            onChange={(value) => change({ workTo: value })}
          />
        </div>
      </div>
    </details>
  );
}

/** Whether the difference is one of moments rather than of days. */
export function hasTimes({ startTime, endTime }: DateState): boolean {
  return startTime.trim() !== '' || endTime.trim() !== '';
}

import { useState } from 'react';
import { downloadText } from '#client/lib/files/downloads.ts';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { Button } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import { NumberField } from '#client/ui/fields/number-field.tsx';
import { writeInvitation, writeMeetingFile } from '../invitation.ts';
import type { Plan } from '../plan.ts';
import type { ChangeState, ZoneState } from '../state.ts';

interface InvitationProps {
  readonly plan: Plan;
  /** True if the fields contain another moment, which is invalid. */
  readonly isStale: boolean;
  readonly state: ZoneState;
  readonly change: ChangeState;
}

/** Shows the moment as a text for everyone and as a calendar meeting, with fields for the work hours. */
export function Invitation({ plan, isStale, state, change }: InvitationProps) {
  const { title, minutes, workFrom, workTo } = state;
  const text = writeInvitation(plan, title);
  const { clock } = plan;
  const [hasLength, setHasLength] = useState(true);
  const takeNumber = (key: 'minutes' | 'workFrom' | 'workTo') => (value: number | undefined) => {
    const isGood = value !== undefined && !Number.isNaN(value);
    if (key === 'minutes') setHasLength(isGood);
    if (isGood) change({ [key]: value });
  };
  return (
    <section className="tool-card tool-pad grid gap-3" aria-label="Invitation">
      <h2 className="text-lg font-semibold">Invitation</h2>
      <div className="fields-row">
        <TextField
          label="Title"
          maxLength={200}
          value={title}
          onChange={(value) => change({ title: value })}
        />
        <NumberField
          label="Length"
          unit="min"
          min={5}
          max={1440}
          isInteger
          value={minutes}
          onChange={takeNumber('minutes')}
        />
        <NumberField
          label="Work begins"
          unit="h"
          min={0}
          max={23}
          isInteger
          value={workFrom}
          onChange={takeNumber('workFrom')}
        />
        <NumberField
          label="Work ends"
          unit="h"
          min={1}
          max={24}
          isInteger
          value={workTo}
          onChange={takeNumber('workTo')}
        />
      </div>
      <pre
        className={`bg-surface-2 rounded-lg p-3 text-[0.9375rem] whitespace-pre-wrap ${isStale ? 'stale' : ''}`}
      >
        {text}
      </pre>
      <div className="flex flex-wrap gap-2">
        {!isStale && <CopyButton text={text} isSmall accessibleLabel="Copy invitation" />}
        <Button
          isSmall
          icon="calendar-days"
          disabled={isStale || !hasLength}
          onClick={() =>
            downloadText(
              writeMeetingFile(plan, title, minutes, new Date().toISOString()),
              `meeting-${clock.date}.ics`,
              'text/calendar',
            )
          }
        >
          Calendar file
        </Button>
        <SendTo kind="date" isDisabled={isStale} getData={() => ({ text: clock.date })} />
      </div>
    </section>
  );
}

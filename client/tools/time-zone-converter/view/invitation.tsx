import { downloadText } from '#client/lib/files/downloads.ts';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { Button } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { useHasUnreadBox } from '#client/ui/fields/unread-boxes.ts';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { writeInvitation, writeMeetingFile } from '../invitation.ts';
import type { Plan } from '../plan.ts';
import { type ChangeState, schema, type ZoneState } from '../state.ts';

interface InvitationProps {
  readonly plan: Plan;
  /** True if the fields contain another moment, which is invalid. */
  readonly isStale: boolean;
  readonly state: ZoneState;
  readonly change: ChangeState;
}

const only = ['title', 'minutes', 'workFrom', 'workTo'];

/** Shows the moment as a text for everyone and as a calendar meeting, with fields for the work hours. */
export function Invitation({ plan, isStale, state, change }: InvitationProps) {
  const { title, minutes } = state;
  const text = writeInvitation(plan, title);
  const { clock } = plan;
  // A length that cannot be read must not be replaced silently by the one before.
  const isUnread = useHasUnreadBox();
  return (
    <section className="tool-card tool-pad grid gap-3" aria-label="Invitation">
      <h2 className="text-lg font-semibold">Invitation</h2>
      <div className="fields-row">
        <OptionFields {...{ schema, change, only }} options={state} layout="form" />
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
          disabled={isStale || isUnread}
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

import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Plan } from '../plan.ts';
import { type ChangeState, readZoneIds, type ZoneState } from '../state.ts';
import { AddZone } from './add-zone.tsx';
import { Invitation } from './invitation.tsx';
import { Planner } from './planner.tsx';
import { ReadingNotice } from './reading-notice.tsx';

interface PlanViewProps {
  readonly plan: Plan;
  readonly isStale: boolean;
  readonly error: Parameters<typeof RunError>[0]['error'];
  readonly state: ZoneState;
  readonly change: ChangeState;
}

/** Shows a moment: the zones, a field to add more, and the invitation. */
export function PlanView({ plan, isStale, error, state, change }: PlanViewProps) {
  return (
    <>
      <RunError error={error} />
      <section
        className={`tool-card tool-pad grid gap-4 ${isStale ? 'stale' : ''}`}
        aria-label="Zones"
        data-print=""
      >
        {plan.leftOut.map(({ ids, reason }) => (
          <Alert key={reason} tone="warn">
            <div className="flex flex-wrap items-center gap-3">
              <span>{reason}</span>
              <Button
                isSmall
                onClick={() =>
                  change({
                    home: ids.includes(state.home) ? '' : state.home,
                    zones: readZoneIds(state.zones)
                      .filter((id) => !ids.includes(id))
                      .join(','),
                  })
                }
              >
                Take out
              </Button>
            </div>
          </Alert>
        ))}
        <ReadingNotice plan={plan} state={state} change={change} />
        {plan.doubts.map((doubt) => (
          <Alert key={doubt} tone="info">
            {doubt}
          </Alert>
        ))}
        {plan.history && <Alert tone="info">{plan.history}</Alert>}
        <Planner plan={plan} state={state} change={change} />
        <AddZone
          epochMs={plan.epochMs}
          onAdd={(id) => change({ zones: [...new Set([...readZoneIds(state.zones), id])].join(',') })}
        />
      </section>
      <Invitation plan={plan} isStale={isStale} state={state} change={change} />
    </>
  );
}

import { useMemo, useState } from 'react';
import { useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { useLocale } from '#client/ui/use-locale.ts';
import { schema, type ZoneState } from './state.ts';
import { ClockFields } from './view/clock-fields.tsx';
import { QueryField } from './view/query-field.tsx';
import { useNow } from './view/use-now.ts';

export default function TimeZoneConverter() {
  const [state, keep] = useToolState(schema);
  /** A line in words that was not understood stands above a plan of something else. */
  const [isUnread, setIsUnread] = useState(false);
  const change = (values: Partial<ZoneState>) => {
    setIsUnread(false);
    keep(values);
  };
  const locale = useLocale();
  const nowMs = useNow();
  const task = useMemo(
    () =>
      nowMs === 0
        ? undefined
        : async () => {
            // What shows the zones comes with what works them out: neither is needed for the first view.
            const [{ planZones }, { PlanView }] = await Promise.all([
              import('./view/plan-zones.ts'),
              import('./view/plan-view.tsx'),
            ]);
            return { plan: await planZones(state, nowMs, locale), PlanView };
          },
    [state, nowMs, locale],
  );
  const run = useLiveRun(task);
  const { plan, PlanView } = run.output ?? {};

  useReceivedData(({ text }) => {
    const date = /\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0];
    if (date) change({ date, time: plan?.clock.time ?? '12:00' });
  });

  return (
    <div className="grid gap-4">
      <div className="tool-card tool-pad fields">
        <QueryField state={state} change={change} onUnread={setIsUnread} />
        <ClockFields state={state} change={change} clock={plan?.clock} before={plan?.home} />
      </div>
      {plan && PlanView ? (
        <PlanView
          plan={plan}
          isStale={run.isStale || isUnread}
          error={run.error}
          state={state}
          change={change}
        />
      ) : (
        <div className="tool-card tool-pad min-h-96">
          <RunError error={run.error} />
        </div>
      )}
    </div>
  );
}

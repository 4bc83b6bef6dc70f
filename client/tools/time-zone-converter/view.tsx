import { type ReactNode, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { noInput, useOperation } from '#client/tool-kit/operation-page/use-operation.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { useEmptyText } from '#client/ui/loading/waiting-parts.ts';
import { useLocale } from '#client/ui/use-locale.ts';
import type operation from './operation.ts';
import { schema, type ZoneState } from './state.ts';
import { ClockFields } from './view/clock-fields.tsx';
import { QueryField } from './view/query-field.tsx';

// Not part of the first load, because the zones are shown later.
const PlanView = lazyPart(async () => ({ default: (await import('./view/plan-view.tsx')).PlanView }));

export default function TimeZoneConverter() {
  const [state, keep] = useToolState(schema);
  /** True if the last phrase was not understood, so the plan below answers something else. */
  const [isUnread, setIsUnread] = useState(false);
  const change = (values: Partial<ZoneState>) => {
    setIsUnread(false);
    keep(values);
  };
  const locale = useLocale();
  const nowMs = useNow();
  const options = useMemo(() => ({ ...state, nowMs, reader: locale }), [state, nowMs, locale]);
  const run = useOperation<typeof operation>(
    'time-zone-converter',
    nowMs === 0 ? undefined : noInput,
    options,
  );
  const plan = run.output?.detail;

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
      <Suspense fallback={<EmptyPlan />}>
        {plan ? (
          <PlanView
            plan={plan}
            isStale={run.isStale || isUnread}
            error={run.error}
            state={state}
            change={change}
          />
        ) : (
          <EmptyPlan>
            <RunError error={run.error} />
          </EmptyPlan>
        )}
      </Suspense>
    </div>
  );
}

/** The space of the zones until they are loaded. */
function EmptyPlan({ children }: { readonly children?: ReactNode }) {
  const emptyText = useEmptyText('The clocks of your zones appear here.');
  return (
    <div className="tool-card tool-pad grid min-h-96 content-start gap-3">
      {children}
      <p className="text-ink-3">{emptyText}</p>
    </div>
  );
}

const minuteMs = 60_000;

/** Returns the current minute in milliseconds since 1970; 0 in the prerendered page. */
export function useNow(): number {
  return useSyncExternalStore(
    (onChange) => {
      const timer = setInterval(onChange, 1000);
      return () => clearInterval(timer);
    },
    () => Math.floor(Date.now() / minuteMs) * minuteMs,
    () => 0,
  );
}

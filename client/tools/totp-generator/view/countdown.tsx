import { useEffect, useState } from 'react';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { formatCount } from '#core/numbers/number-format.ts';
import type { CodeReport } from '../describe.ts';

/** The remaining validity of the code. */
export function Countdown({ detail }: { readonly detail: CodeReport }) {
  const { endsMs, periodMs } = detail;
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (endsMs === undefined) return;
    const timer = setInterval(() => setNowMs(Date.now()), 250);
    return () => clearInterval(timer);
  }, [endsMs]);
  if (endsMs === undefined) return null;
  const leftMs = Math.min(periodMs, Math.max(0, endsMs - nowMs));
  return (
    <div className="flex flex-col gap-1">
      <ProgressBar label="Time left" fraction={leftMs / periodMs} />
      <span className="tabular text-ink-2">{formatCount(Math.ceil(leftMs / 1000), 'second')} left</span>
    </div>
  );
}

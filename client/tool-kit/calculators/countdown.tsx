import { useEffect, useState } from 'react';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { formatCount } from '#core/numbers/number-format.ts';
import type { Report } from './report.ts';

/** The remaining validity of the answer. */
export function Countdown({ endsMs, lengthMs }: NonNullable<Report['period']>) {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const leftMs = Math.min(lengthMs, Math.max(0, endsMs - nowMs));
  return (
    <div className="flex flex-col gap-1">
      <ProgressBar label="Time left" fraction={leftMs / lengthMs} />
      <span className="tabular text-ink-2">{formatCount(Math.ceil(leftMs / 1000), 'second')} left</span>
    </div>
  );
}

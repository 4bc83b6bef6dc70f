import { Button } from '#client/ui/button.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { formatBytes, formatDuration } from '#core/numbers/number-format.ts';
import type { Progress } from '#core/task.ts';

export interface RunProgressProps {
  readonly label: string;
  readonly progress: Progress | undefined;
  /** When the work began (`performance.now()`), to compute speed and time left. */
  readonly startedAtMs?: number | undefined;
  readonly onCancel: () => void;
}

/** How far the work has come, its speed where bytes are known, and a way to stop it. */
export function ProgressView({ label, progress, startedAtMs, onCancel }: RunProgressProps) {
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <p className="text-ink-2 tabular text-[0.9375rem]">
          {progress?.label ?? label} {progressDetails(progress, startedAtMs)}
        </p>
        <Button isSmall onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <ProgressBar label={label} fraction={progress?.fraction} />
    </div>
  );
}

function progressDetails(progress: Progress | undefined, startedAtMs: number | undefined): string {
  const { doneBytes, totalBytes } = progress ?? {};
  if (doneBytes === undefined || totalBytes === undefined) return '';
  const amount = `${formatBytes(doneBytes)} of ${formatBytes(totalBytes)}`;
  if (startedAtMs === undefined || doneBytes === 0) return amount;
  const elapsedMs = Math.max(performance.now() - startedAtMs, 1);
  const speed = formatBytes((doneBytes / elapsedMs) * 1000);
  const leftMs = ((totalBytes - doneBytes) / doneBytes) * elapsedMs;
  return `${amount} · ${speed}/s · ${formatDuration(Math.max(leftMs, 1000))} left`;
}

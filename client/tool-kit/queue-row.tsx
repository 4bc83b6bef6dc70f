import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { formatBytes } from '#core/number-format.ts';
import type { QueueItem } from './file-queue.ts';
import { RunError } from './run-feedback.tsx';

interface QueueRowProps<Result> {
  readonly item: QueueItem<Result>;
  /** A preview, 48 pixels square; the class `queue-thumb` fits an image to it. */
  readonly thumbnail?: ReactNode;
  /** Under the name; the file's size when absent. */
  readonly details?: ReactNode;
  /** At the end of the row: what came out, and its buttons. */
  readonly outcome?: ReactNode;
  readonly onRemove: () => void;
}

const statusTexts = {
  waiting: 'waiting',
  running: 'working',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;

/** One file of a batch: preview, name, progress, and its own result or error. */
export function QueueRow<Result>({ item, thumbnail, details, outcome, onRemove }: QueueRowProps<Result>) {
  const { file, status, progress, error } = item;
  const percent = progress?.fraction === undefined ? undefined : `${Math.round(progress.fraction * 100)}%`;
  return (
    <li className="queue-row">
      <div className="row-span-2 self-start">{thumbnail ?? <div className="queue-thumb" />}</div>
      <div className="min-w-0">
        <p className="truncate font-semibold" title={file.name}>
          {file.name}
        </p>
        <div className="text-ink-3 tabular text-[0.875rem]">{details ?? formatBytes(file.size)}</div>
      </div>
      <div className="flex items-center gap-2">
        {outcome ?? (
          <span className="mono text-ink-2 text-[0.875rem]">
            {percent ?? progress?.label ?? statusTexts[status]}
          </span>
        )}
        <IconButton icon="x" label={`Remove ${file.name}`} tone="plain" isSmall onClick={onRemove} />
      </div>
      <div className="col-start-2 col-end-4 grid gap-2">
        {status === 'running' && (
          <ProgressBar label={`Progress of ${file.name}`} fraction={progress?.fraction} />
        )}
        <RunError error={error} />
      </div>
    </li>
  );
}

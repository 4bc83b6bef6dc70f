import { downloadBlob } from '#client/lib/files/downloads.ts';
import type { QueueItem } from '#client/tool-kit/files/file-queue.ts';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { formatBytes, formatCount } from '#core/numbers/number-format.ts';
import { type BatchResult, namedBlobs } from './batch-results.ts';

interface BatchRowProps {
  readonly item: QueueItem<BatchResult>;
  /** True while its output is of other options. */
  readonly isStale: boolean;
  readonly onRemove: () => void;
}

/** One file of a batch: how it stands, what it gave, and what to do with that. */
export function BatchRow({ item, isStale, onRemove }: BatchRowProps) {
  const { file, status, progress, error } = item;
  const blobs = namedBlobs([item]);
  const isReady = status === 'done' && !isStale;
  return (
    <li className="border-line grid gap-2 border-b py-3">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold" title={file.name}>
            {file.name}
          </p>
          <p className="text-ink-3 tabular text-[0.875rem]">{describe(item, isReady)}</p>
        </div>
        <IconButton
          icon="download"
          label={`Download the result of ${file.name}`}
          tone="plain"
          isSmall
          disabled={!isReady}
          onClick={() => {
            for (const { name, blob } of blobs) downloadBlob(blob, name);
          }}
        />
        <IconButton icon="x" label={`Remove ${file.name}`} tone="plain" isSmall onClick={onRemove} />
      </div>
      {status === 'running' && progress && (
        <ProgressBar label={`Progress of ${file.name}`} fraction={progress.fraction} />
      )}
      <RunError error={error} />
    </li>
  );
}

const words = {
  waiting: 'waiting',
  running: 'working',
  done: 'of other options',
  failed: 'not done',
  cancelled: 'cancelled',
} as const;

function describe({ file, status, result }: QueueItem<BatchResult>, isReady: boolean): string {
  const size = formatBytes(file.size);
  if (!isReady || !result) return `${size} · ${words[status]}`;
  const { parts, notes = [] } = result.result;
  const outputSize = parts.reduce((sum, { content }) => sum + sizeOf(content), 0);
  const remarks = notes.length === 0 ? '' : ` · ${formatCount(notes.length, 'note')}`;
  return `${size} → ${formatBytes(outputSize)}${remarks}`;
}

function sizeOf(content: string | Blob): number {
  return typeof content === 'string' ? new Blob([content]).size : content.size;
}

import { memo } from 'react';
import { downloadBlob } from '#client/lib/files/downloads.ts';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { ToolInputError } from '#core/errors.ts';
import { formatBytes } from '#core/numbers/number-format.ts';
import type { CompressItem } from '../bench/bench-state.ts';
import type { CompressedFile } from '../compressing/compressed-file.ts';
import { formatSaved } from '../bench/completion.ts';
import type { ImageFacts } from '../compressing/inspection.ts';
import { Thumbnail } from '#client/tool-kit/files/pictures/thumbnail.tsx';

interface ResultRowProps {
  readonly item: CompressItem;
  readonly facts: ImageFacts | ToolInputError | undefined;
  /** Undefined for no download button in the row. */
  readonly downloadName: string | undefined;
  readonly isOutdated: boolean;
  /** True if nothing runs and this picture is still to be compressed. */
  readonly isWaitingForRun: boolean;
  readonly onCompare: (id: number) => void;
  readonly onRemove: (id: number) => void;
}

/**
 * One picture with its original, result and notes. Memoized, because the progress of one picture must not redraw a
 * hundred rows.
 */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { item, facts, isOutdated, onRemove } = props;
  const { file, result, status, progress, error } = item;
  return (
    <li className="queue-row">
      <div className="row-span-2 self-start">
        <Thumbnail file={file} substitute={result?.blob} />
      </div>
      <p className="truncate font-semibold" title={file.name}>
        {file.name}
      </p>
      <div className="flex items-center gap-1">
        <Outcome {...props} />
        <IconButton
          icon="x"
          label={`Remove ${file.name}`}
          tone="plain"
          isSmall
          onClick={() => onRemove(item.id)}
        />
      </div>
      <div className="col-start-2 col-end-4 grid gap-2">
        <div className="text-ink-3 tabular text-[0.875rem]">
          <Details
            file={file}
            facts={facts}
            result={result}
            isFailed={status === 'failed'}
            isOutdated={isOutdated}
          />
        </div>
        {status === 'running' && (
          <ProgressBar label={`Progress of ${file.name}`} fraction={progress?.fraction} />
        )}
        <RunError error={error} />
      </div>
    </li>
  );
});

function Outcome({ item, downloadName, isOutdated, isWaitingForRun, onCompare }: ResultRowProps) {
  const { file, result, status, progress } = item;
  if (!result || status !== 'done') {
    const percent = progress?.fraction === undefined ? undefined : `${Math.round(progress.fraction * 100)}%`;
    return (
      <span className="mono text-ink-2 text-[0.875rem]">
        {isWaitingForRun ? 'ready' : (percent ?? statusTexts[status])}
      </span>
    );
  }
  return (
    <>
      <span className={`mono tabular font-semibold ${isOutdated ? 'stale' : ''}`}>
        {formatSaved({ originalBytes: file.size, compressedBytes: result.blob.size })}
      </span>
      <IconButton
        icon="columns-2"
        label={`Compare ${file.name}`}
        tone="plain"
        isSmall
        onClick={() => onCompare(item.id)}
      />
      {downloadName && (
        <IconButton
          icon="download"
          label={`Download ${downloadName}`}
          tone="plain"
          isSmall
          onClick={() => downloadBlob(result.blob, downloadName)}
        />
      )}
    </>
  );
}

const statusTexts = {
  waiting: 'waiting',
  running: 'working',
  done: 'done',
  failed: 'failed',
  canceled: 'canceled',
} as const;

interface DetailsProps {
  readonly file: File;
  readonly facts: ImageFacts | ToolInputError | undefined;
  readonly result: CompressedFile | undefined;
  /** True if the error is shown below. */
  readonly isFailed: boolean;
  readonly isOutdated: boolean;
}

function Details({ file, facts, result, isFailed, isOutdated }: DetailsProps) {
  if (!result) return <SourceLine file={file} facts={isFailed ? undefined : facts} />;
  const { kind, width, height, quality, notes, blob } = result;
  const made = [
    kindNames[kind],
    `${width} × ${height}`,
    ...(quality === undefined ? [] : [`quality ${quality}`]),
  ];
  return (
    <div className={`grid gap-1 ${isOutdated ? 'stale' : ''}`}>
      <p>
        {formatBytes(file.size)} → <b className="text-ok">{formatBytes(blob.size)}</b> · {made.join(' · ')}
      </p>
      {notes.length > 0 && (
        <ul className="grid gap-0.5">
          {notes.map(({ sentence, severity }) => (
            <li key={sentence} className={`flex gap-1.5 ${severity === 'warning' ? 'text-warn' : ''}`}>
              <Icon name={severity === 'warning' ? 'triangle-alert' : 'info'} className="mt-1 shrink-0" />
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function SourceLine({ file, facts }: Pick<DetailsProps, 'file' | 'facts'>) {
  if (facts instanceof ToolInputError) {
    return (
      <p>
        {formatBytes(file.size)} · <span className="text-danger">{facts.message}</span>
      </p>
    );
  }
  const parts = [
    formatBytes(file.size),
    ...(facts ? [kindNames[facts.kind], `${facts.width} × ${facts.height}`] : []),
    ...(facts?.hasLocation ? ['has a location'] : []),
  ];
  return <p>{parts.join(' · ')}</p>;
}

const kindNames: Readonly<Record<ImageFacts['kind'], string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  avif: 'AVIF',
  heic: 'HEIC',
  gif: 'GIF',
  bmp: 'BMP',
};

import type { Note } from '#core/errors.ts';
import { memo, useState } from 'react';
import { downloadBlob } from '#client/lib/files/downloads.ts';
import type { QueueItem } from '#client/tool-kit/files/file-queue.ts';
import { ComparePages } from '#client/tool-kit/files/pictures/compare-pages.tsx';
import { ComparedPictures, ComparePictures } from '#client/tool-kit/files/pictures/compare-pictures.tsx';
import { isPictureKind } from '#client/tool-kit/files/pictures/picture-kinds.ts';
import { Thumbnail } from '#client/tool-kit/files/pictures/thumbnail.tsx';
import { FigureGrid } from '#client/tool-kit/results/figure-grid.tsx';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { formatBytes, formatCount } from '#core/numbers/number-format.ts';
import { NotesList } from '../notes-list.tsx';
import { FilePart } from '../file-part.tsx';
import { type BatchResult, type NamedPart, nameParts } from './batch-results.ts';

interface BatchRowProps {
  readonly item: QueueItem<BatchResult>;
  /** True while its output is of other options. */
  readonly isStale: boolean;
  /** The only file: its picture and the result are compared at once. */
  readonly isAlone: boolean;
  readonly onRemove: (id: number) => void;
}

/**
 * One file of a batch: its status, its results and their buttons. Memoized: the progress of one file must not draw a
 * hundred rows again.
 */
export const BatchRow = memo(function BatchRow({ item, isStale, isAlone, onRemove }: BatchRowProps) {
  const { file, status, progress, error, result } = item;
  const parts = nameParts(item);
  const isReady = status === 'done' && !isStale;
  const notes = result?.result.notes ?? [];
  const figures = result?.result.figures;
  return (
    <li className="queue-row">
      <div className="self-start">
        <RowPicture file={file} part={parts[0]} />
      </div>
      <div className="min-w-0 max-md:col-start-2 max-md:col-end-4">
        <p className="truncate font-semibold" title={file.name}>
          {file.name}
        </p>
        <p className="text-ink-3 tabular text-[0.875rem]">{describe(item, isReady)}</p>
      </div>
      <div className="flex items-center gap-1 max-md:col-start-2 max-md:col-end-4">
        <RowActions file={file} parts={parts} isReady={isReady} />
        <IconButton
          icon="x"
          label={`Remove ${file.name}`}
          tone="plain"
          isSmall
          onClick={() => onRemove(item.id)}
        />
      </div>
      <div className="col-start-2 col-end-4 grid min-w-0 gap-2 empty:hidden">
        {status === 'running' && (
          <ProgressBar label={`Progress of ${file.name}`} fraction={progress?.fraction} />
        )}
        <RunError error={error} />
        {isReady && <RowNotes notes={notes} />}
        {figures && <FigureGrid figures={figures} isStale={!isReady} />}
        {isAlone && isReady && parts[0] && canCompare(file, parts) && (
          <ComparedPictures before={file} after={parts[0].blob} />
        )}
        {parts.length > 1 && <Parts parts={parts} isStale={!isReady} name={file.name} />}
      </div>
    </li>
  );
});

/** A picture of the file or of its result. */
function RowPicture({ file, part }: { readonly file: File; readonly part: NamedPart | undefined }) {
  const isPicture = file.type.startsWith('image/') || (part !== undefined && isPictureKind(part.kind));
  if (isPicture) return <Thumbnail file={file} substitute={part?.blob} />;
  return (
    <span className="queue-thumb text-ink-3 grid place-items-center">
      <Icon name="file" />
    </span>
  );
}

/** Warnings look different from plain information. */
function RowNotes({ notes }: { readonly notes: readonly Note[] }) {
  const facts = notes.filter(({ severity }) => severity === 'info');
  return (
    <>
      <NotesList notes={notes.filter(({ severity }) => severity !== 'info')} />
      {facts.map(({ sentence, hint }, index) => (
        // Two notes may say the same.
        <p key={index} className="text-ink-2 text-[0.9375rem] wrap-anywhere">
          {sentence} {hint}
        </p>
      ))}
    </>
  );
}

/** True if a picture became one picture. */
function canCompare(file: File, [first, ...others]: readonly NamedPart[]): boolean {
  if (!first || others.length > 0 || !file.type.startsWith('image/')) return false;
  return isPictureKind(first.kind) || first.kind === 'svg';
}

interface RowActionsProps {
  readonly file: File;
  readonly parts: readonly NamedPart[];
  readonly isReady: boolean;
}

function RowActions({ file, parts, isReady }: RowActionsProps) {
  const [isComparing, setIsComparing] = useState(false);
  const only = parts.length === 1 ? parts[0] : undefined;
  const Compare = canCompare(file, parts) ? ComparePictures : ComparePages;
  return (
    <>
      {only && (canCompare(file, parts) || only.showsInput) && (
        <>
          <IconButton
            icon="columns-2"
            label={`Compare ${file.name}`}
            tone="plain"
            isSmall
            disabled={!isReady}
            onClick={() => {
              setIsComparing(true);
            }}
          />
          <Compare
            before={file}
            after={isComparing ? only.blob : undefined}
            onClose={() => {
              setIsComparing(false);
            }}
          />
        </>
      )}
      <IconButton
        icon="download"
        label={`Download the result of ${file.name}`}
        tone="plain"
        isSmall
        disabled={!isReady}
        onClick={() => {
          for (const { name, blob } of parts) downloadBlob(blob, name);
        }}
      />
      {only && (
        <SendTo
          kind={only.kind}
          isDisabled={!isReady}
          getData={() => ({ files: [new File([only.blob], only.name, { type: only.blob.type })] })}
        />
      )}
    </>
  );
}

/** A file of a thousand pages gives a thousand pictures. */
const maxShown = 100;

function Parts({ parts, isStale, name }: { parts: readonly NamedPart[]; isStale: boolean; name: string }) {
  return (
    <ul className={`max-h-80 overflow-y-auto ${isStale ? 'stale' : ''}`} aria-label={`Results of ${name}`}>
      {parts.slice(0, maxShown).map((part) => (
        <FilePart key={part.name} part={part} isStale={isStale} />
      ))}
      {parts.length > maxShown && (
        <li className="text-ink-2 py-2">and {formatCount(parts.length - maxShown, 'other')}</li>
      )}
    </ul>
  );
}

const words = {
  waiting: 'waiting',
  running: 'working',
  done: 'of other options',
  failed: 'not done',
  canceled: 'canceled',
} as const;

function describe(item: QueueItem<BatchResult>, isReady: boolean): string {
  const size = formatBytes(item.file.size);
  if (!isReady || !item.result) return `${size} · ${words[item.status]}`;
  const parts = nameParts(item);
  const outputSize = parts.reduce((sum, { blob }) => sum + blob.size, 0);
  const files = parts.length > 1 ? `${formatCount(parts.length, 'file')}, ` : '';
  return `${size} → ${files}${formatBytes(outputSize)}`;
}

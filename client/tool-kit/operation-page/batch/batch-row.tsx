import type { Note } from '#core/errors.ts';
import { memo } from 'react';
import type { QueueItem } from '#client/tool-kit/files/file-queue.ts';
import { ComparedPictures } from '#client/tool-kit/files/pictures/compare-pictures.tsx';
import { FileSign, PdfThumbnail } from '#client/tool-kit/files/pictures/pdf-thumbnail.tsx';
import { isPictureKind } from '#client/tool-kit/files/pictures/picture-kinds.ts';
import { formatSaved } from '#client/tool-kit/files/savings.ts';
import { Thumbnail } from '#client/tool-kit/files/pictures/thumbnail.tsx';
import { FigureGrid } from '#client/tool-kit/results/figure-grid.tsx';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { formatBytes, formatCount } from '#core/numbers/number-format.ts';
import { NotesList } from '../notes-list.tsx';
import { FilePart } from '../file-part.tsx';
import { type BatchResult, type NamedPart, nameParts, sizesOf } from './batch-results.ts';
import { canCompare, RowActions } from './row-actions.tsx';

/** Shows only after a moment, since most files are done by then. */
const shownLate = { animation: 'shown-late 0s 0.6s both' } as const;

interface BatchRowProps {
  readonly item: QueueItem<BatchResult>;
  /** True while its output is of other options. */
  readonly isStale: boolean;
  /** The only file: its picture and the result are compared at once. */
  readonly isAlone: boolean;
  /** For work that makes files smaller. */
  readonly showsSavings: boolean;
  readonly onRemove: (id: number) => void;
}

/**
 * One file of a batch: its status, its results and their buttons. Memoized: the progress of one file must not draw a
 * hundred rows again.
 */
export const BatchRow = memo(function BatchRow(props: BatchRowProps) {
  const { item, isStale, isAlone, showsSavings, onRemove } = props;
  const { file, status, progress, error, result } = item;
  const parts = nameParts(item);
  const isReady = status === 'done' && !isStale;
  const isBusy = status === 'running' || status === 'waiting';
  const notes = result?.result.notes ?? [];
  const figures = result?.result.figures;
  return (
    <li className="queue-row">
      <div className="row-span-2 self-start">
        <RowPicture file={file} part={parts[0]} isOver={status === 'done'} />
      </div>
      <div className="min-w-0 max-md:col-start-2 max-md:col-end-4">
        <p className="truncate font-semibold" title={file.name}>
          {file.name}
        </p>
        <p className="text-ink-3 tabular text-[0.875rem]">
          {showsSavings && isReady && (
            <b className="text-ok me-1 text-[1.0625rem]">{formatSaved(sizesOf(item))}</b>
          )}{' '}
          {isBusy ? <span style={shownLate}>{describe(item, isReady)}</span> : describe(item, isReady)}
        </p>
      </div>
      <div className="flex items-center gap-1 max-md:col-start-2 max-md:col-end-4 max-md:-ms-2">
        <RowActions file={file} parts={parts} isReady={isReady} />
        <IconButton
          icon="x"
          label={`Remove ${file.name}`}
          tone="plain"
          isSmall
          onClick={(event) => {
            focusBeside(event.currentTarget);
            onRemove(item.id);
          }}
        />
      </div>
      <div className="col-end-4 grid min-w-0 gap-2 empty:hidden max-md:col-start-1 md:col-start-2">
        {status === 'running' && (
          <div style={shownLate}>
            <ProgressBar label={`Progress of ${file.name}`} fraction={progress?.fraction} />
          </div>
        )}
        <RunError error={error} />
        {isReady && <RowNotes notes={notes} />}
        {figures && <FigureGrid figures={figures} isStale={!isReady} />}
        {isAlone && parts[0] && canCompare(file, parts) && (
          <div className={`[--compare-height:max(16rem,100vh-39rem)] ${isReady ? '' : 'stale'}`}>
            <ComparedPictures before={file} after={parts[0].blob} />
          </div>
        )}
        {parts.length > 1 && <Parts parts={parts} isStale={!isReady} name={file.name} />}
      </div>
    </li>
  );
});

interface RowPictureProps {
  readonly file: File;
  readonly part: NamedPart | undefined;
  readonly isOver: boolean;
}

/** A picture of the file or of its result. */
function RowPicture({ file, part, isOver }: RowPictureProps) {
  const isPicture = file.type.startsWith('image/') || (part !== undefined && isPictureKind(part.kind));
  if (isPicture) return <Thumbnail file={file} substitute={part?.blob} />;
  if (file.type === 'application/pdf') return <PdfThumbnail file={file} mayDraw={isOver} />;
  return <FileSign />;
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

/** A file of a thousand pages gives a thousand pictures. */
const maxShown = 100;

function Parts({ parts, isStale, name }: { parts: readonly NamedPart[]; isStale: boolean; name: string }) {
  return (
    <ul className={`table-pane overflow-y-auto ${isStale ? 'stale' : ''}`} aria-label={`Results of ${name}`}>
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
  done: 'outdated',
  failed: 'failed',
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

/** Focuses the same button of the next row, or of the one before, because its own row is about to go. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  beside?.querySelector<HTMLElement>('button[aria-label^="Remove "]')?.focus();
}

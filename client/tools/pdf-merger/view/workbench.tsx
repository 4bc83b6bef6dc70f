import { type KeyboardEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { downloadBlob } from '#client/lib/files/downloads.ts';
import { RunError, RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { Button } from '#client/ui/button.tsx';
import type { MergerEngine } from './browser.ts';
import { FileList } from './file-list.tsx';
import { LeftOutQuestion } from './left-out-question.tsx';
import { MergeOutcome } from './merge-outcome.tsx';
import { pagesInWords } from '../arranging/page-commands.ts';
import { PageGrid } from './page-grid.tsx';
import { PageToolbar } from './page-toolbar.tsx';
import { PagesPlaceholder } from './pages-placeholder.tsx';
import type { MergerState } from '../arranging/merger-store.ts';
import type { LeftOutFile } from '../arranging/left-out.ts';
import { affectedIds } from '../arranging/selection.ts';
import type { ChangeOptions, MergerOptions } from '../state.ts';
import { useMergeRun } from './use-merge-run.ts';
import { usePageSelection } from './use-page-selection.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

export { createMergerEngine } from './browser.ts';

/** Returns the current state of the engine's store. */
function useMerger({ store }: MergerEngine): MergerState {
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}

/** Shows the added files. */
export function FilesPanel({ engine }: { readonly engine: MergerEngine }) {
  const { files, history } = useMerger(engine);
  return <FileList files={files} arrangement={history.present} store={engine.store} />;
}

interface PagesPanelProps {
  readonly engine: MergerEngine;
  readonly options: MergerOptions;
  readonly change: ChangeOptions;
  /** Rarely used options, shown below the pages. */
  readonly children: ReactNode;
}

/** Shows the pages, their toolbar, and the result. */
export function PagesPanel({ engine, options, change, children }: PagesPanelProps) {
  const { files, history } = useMerger(engine);
  const { pages } = history.present;
  const selected = usePageSelection(history.present, engine);
  const merging = useMergeRun(engine, history.present, files, options);
  const { run, merge, leftOut, question, questionCount, mergeWithout, dropQuestion, isOutputStale } = merging;
  const isBusy = run.status === 'running';
  const { output } = run;
  const canDownload = output !== undefined && !isOutputStale;

  useShortcuts({
    run: pages.length > 0 && !isBusy ? merge : undefined,
    download: output && !isOutputStale ? () => downloadBlob(output.blob, output.name) : undefined,
    cancel: isBusy ? run.cancel : undefined,
  });

  if (files.size + history.past.length + history.future.length === 0) return children;
  return (
    <div onKeyDown={(event) => handleUndoKeys(event, selected.commands)}>
      <PageToolbar
        commands={selected.commands}
        pageCount={pages.length}
        selectedCount={affectedIds(selected.selection).size}
        canUndo={history.past.length > 0}
        canRedo={history.future.length > 0}
        size={options.thumbnailSize}
        change={change}
      />
      {pages.length === 0 ? (
        <PagesPlaceholder />
      ) : (
        <PageGrid
          {...selected}
          pages={pages}
          files={files}
          thumbnails={engine.thumbnails}
          size={options.thumbnailSize}
        />
      )}
      <p role="status" className="visually-hidden">
        {selected.announcement}
      </p>
      {children}
      <Answers news={run.error ?? (question && questionCount)}>
        {question && !isBusy && (
          <LeftOutQuestion files={question} onMerge={mergeWithout} onCancel={dropQuestion} />
        )}
        <RunError error={run.error} />
        {output && <MergeOutcome merged={output} isStale={isOutputStale || run.isStale} />}
      </Answers>
      <FootRow
        {...{ run, merge, leftOut, canDownload }}
        pageCount={pages.length}
        chosenCount={selected.selection.ids.size}
      />
    </div>
  );
}

interface FootRowProps extends Pick<ReturnType<typeof useMergeRun>, 'run' | 'merge' | 'leftOut'> {
  readonly canDownload: boolean;
  readonly pageCount: number;
  readonly chosenCount: number;
}

/** The bottom row of the screen: the totals, the merge button or progress, and the result. */
function FootRow({ run, merge, leftOut, canDownload, pageCount, chosenCount }: FootRowProps) {
  const { output } = run;
  const isBusy = run.status === 'running';
  return (
    <div className="foot-row px-4">
      {isBusy ? (
        <div className="basis-full">
          <RunProgress label="Merging" progress={run.progress} onCancel={run.cancel} />
        </div>
      ) : (
        <PageTotals pages={pageCount} chosen={chosenCount} leftOut={leftOut} />
      )}
      <Button
        tone={canDownload ? 'normal' : 'primary'}
        icon="combine"
        disabled={pageCount === 0 || isBusy}
        onClick={merge}
      >
        {isBusy ? 'Merging…' : 'Merge'}
      </Button>
      {output && !isBusy && (
        <Button
          tone={canDownload ? 'primary' : 'normal'}
          icon="download"
          onClick={() => downloadBlob(output.blob, output.name)}
        >
          {canDownload ? 'Download' : 'Download earlier result'}
        </Button>
      )}
    </div>
  );
}

interface PageTotalsProps {
  readonly pages: number;
  readonly chosen: number;
  readonly leftOut: readonly LeftOutFile[];
}

function PageTotals({ pages, chosen, leftOut }: PageTotalsProps) {
  const reasons = leftOut.flatMap(({ short = [] }) => short);
  return (
    <p className="text-ink-2 tabular me-auto">
      Output: {pagesInWords(pages)}
      {chosen > 0 && `, ${writeNumber(chosen)} chosen`}
      {reasons.length > 0 && (
        <span className="text-warn block font-semibold">
          {formatCount(reasons.length, 'file')} left out: {[...new Set(reasons)].join(', ')}
        </span>
      )}
    </p>
  );
}

/** Shows the response to Merge and scrolls to it when `news` changes; on a phone it would be below the visible area. */
function Answers({ news, children }: { readonly news: unknown; readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news !== undefined) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [news]);
  return (
    <div ref={ref} className="border-line grid scroll-mb-20 gap-4 border-t p-4 empty:hidden">
      {children}
    </div>
  );
}

function handleUndoKeys(event: KeyboardEvent, { undo, redo }: { undo: () => void; redo: () => void }): void {
  const isTyping = (event.target as Element).closest('input, select, textarea') !== null;
  if (isTyping || !(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) undo();
  else if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
  else return;
  event.preventDefault();
}

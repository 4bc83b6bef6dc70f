import { useEffect, useState } from 'react';
import { type ToolRun, useToolRun } from '#client/tool-kit/running/use-tool-run.ts';
import type { Arrangement } from '../arranging/arrangement.ts';
import { ToolInputError } from '#core/errors.ts';
import type { MergerEngine } from './browser.ts';
import type { MergedFile } from './merge-outcome.tsx';
import { type LeftOutFile, listLeftOut, listNotCopied, noteLeftOut } from '../arranging/left-out.ts';
import { type AddedFile, toMergeSource } from '../arranging/merger-store.ts';
import type { MergeRequest } from '#client/lib/pdf/merging/merge-request.ts';
import { fileNameFor, type MergerOptions } from '../state.ts';

interface MergeRun {
  readonly run: ToolRun<MergedFile>;
  /** Merges, or first asks if files would be missing. */
  readonly merge: () => void;
  /** The files that are missing from a merge as things are. */
  readonly leftOut: readonly LeftOutFile[];
  /** The number of clicks on Merge that led to a question. */
  readonly questionCount: number;
  /** The files that the question is about. */
  readonly question: readonly LeftOutFile[] | undefined;
  readonly mergeWithout: () => void;
  readonly dropQuestion: () => void;
  /** True if pages or options have changed since the last result. */
  readonly isOutputStale: boolean;
}

interface MergedWork {
  readonly arrangement: Arrangement;
  readonly options: MergerOptions;
}

const resultOptions = ['bookmarks', 'pageLabels', 'imagePageSize', 'title', 'password'] as const;

/** Runs merges, and tracks whether the last result is still up to date. */
export function useMergeRun(
  engine: MergerEngine,
  arrangement: Arrangement,
  files: ReadonlyMap<string, AddedFile>,
  options: MergerOptions,
): MergeRun {
  const run = useToolRun<MergedFile>();
  const [mergedWork, setMergedWork] = useState<MergedWork>();
  const work = { arrangement, options };

  const [notCopied, setNotCopied] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setIsAsked] = useState(false);
  const [questionCount, setQuestionCount] = useState(0);
  const leftOut = [...listLeftOut(files), ...listNotCopied(notCopied, files, arrangement)];
  const ask = () => {
    setIsAsked(true);
    setQuestionCount((count) => count + 1);
  };

  const mergeWithout = () => {
    setIsAsked(false);
    const misread = [...files.values()].find(
      ({ id, rangeError }) => rangeError !== undefined && arrangement.sourceIds.includes(id),
    );
    const request = toRequest(work, files, notCopied);
    run.start(async ({ signal, reportProgress }) => {
      if (misread) {
        const hint = 'Correct the page range of this file above, then merge again.';
        throw new ToolInputError(`The pages of “${misread.file.name}” are not clear.`, { hint });
      }
      try {
        const merged = await engine.merge(request, { signal, onProgress: reportProgress });
        setMergedWork(work);
        const name = fileNameFor(options.title);
        return { name, ...merged, notes: [...merged.notes, ...noteLeftOut(leftOut)] };
      } catch (error) {
        const file = error instanceof ToolInputError ? error.details.file : undefined;
        // If no other file has pages, it is an error and not a question.
        if (file === undefined || request.pages.every(({ sourceId }) => sourceId === file)) throw error;
        setNotCopied((before) => new Set([...before, file]));
        ask();
        throw new DOMException('Asks about the file first.', 'AbortError');
      }
    });
  };
  const isAnswered = isAsked && leftOut.length === 0 && arrangement.pages.length > 0;
  // Merge was pressed, and nothing is missing anymore.
  useEffect(() => {
    if (isAnswered) mergeWithout();
  });
  return {
    run,
    merge: () => (leftOut.length > 0 ? ask() : mergeWithout()),
    leftOut,
    questionCount,
    question: isAsked && leftOut.length > 0 ? leftOut : undefined,
    mergeWithout,
    dropQuestion: () => setIsAsked(false),
    isOutputStale: mergedWork !== undefined && !isSameWork(mergedWork, work),
  };
}

function toRequest(
  { arrangement, options }: MergedWork,
  files: ReadonlyMap<string, AddedFile>,
  notCopied: ReadonlySet<string>,
): MergeRequest {
  const { bookmarks, pageLabels, imagePageSize, title, password } = options;
  const sources = arrangement.sourceIds.flatMap((id) => {
    const added = notCopied.has(id) ? undefined : files.get(id);
    return (added && toMergeSource(added)) ?? [];
  });
  const pages = arrangement.pages.filter(
    ({ sourceId }) => sourceId === undefined || !notCopied.has(sourceId),
  );
  return { sources, pages, options: { bookmarks, pageLabels, imagePageSize, title, password } };
}

function isSameWork(one: MergedWork, other: MergedWork): boolean {
  if (one.arrangement.pages !== other.arrangement.pages) return false;
  return resultOptions.every((key) => one.options[key] === other.options[key]);
}

import { useState } from 'react';
import { type ToolRun, useToolRun } from '#client/tool-kit/running/use-tool-run.ts';
import type { Arrangement } from '../arranging/arrangement.ts';
import type { MergerEngine } from './browser.ts';
import type { MergedFile } from './merge-outcome.tsx';
import { type LeftOutFile, listLeftOut, noteLeftOut } from '../arranging/left-out.ts';
import { type AddedFile, toMergeSource } from '../arranging/merger-store.ts';
import type { MergerOptions } from '../state.ts';

interface MergeRun {
  readonly run: ToolRun<MergedFile>;
  /** Merges, or first asks where files would be missing. */
  readonly merge: () => void;
  /** The files that are asked about. */
  readonly question: readonly LeftOutFile[] | undefined;
  readonly mergeWithout: () => void;
  readonly dropQuestion: () => void;
  /** True when pages or options differ from those that the last result was made of. */
  readonly isOutputStale: boolean;
}

interface MergedWork {
  readonly arrangement: Arrangement;
  readonly options: MergerOptions;
}

const resultOptions = ['bookmarks', 'pageLabels', 'imagePageSize', 'title', 'password'] as const;

/** Merging, and whether its last result still stands for what is shown. */
export function useMergeRun(
  engine: MergerEngine,
  arrangement: Arrangement,
  files: ReadonlyMap<string, AddedFile>,
  options: MergerOptions,
): MergeRun {
  const run = useToolRun<MergedFile>();
  const [mergedWork, setMergedWork] = useState<MergedWork>();
  const work = { arrangement, options };

  const leftOut = listLeftOut(files);
  const [isAsked, setIsAsked] = useState(false);

  const mergeWithout = () => {
    setIsAsked(false);
    const sources = arrangement.sourceIds.flatMap((id) => {
      const added = files.get(id);
      return (added && toMergeSource(added)) ?? [];
    });
    const { bookmarks, pageLabels, imagePageSize, title, password } = options;
    const request = {
      sources,
      pages: arrangement.pages,
      options: { bookmarks, pageLabels, imagePageSize, title, password },
    };
    run.start(async ({ signal, reportProgress }) => {
      const merged = await engine.merge(request, { signal, onProgress: reportProgress });
      setMergedWork(work);
      const name = `${title.trim() || 'merged'}.pdf`;
      return { name, ...merged, notes: [...merged.notes, ...noteLeftOut(leftOut)] };
    });
  };
  return {
    run,
    merge: () => (leftOut.length > 0 ? setIsAsked(true) : mergeWithout()),
    question: isAsked && leftOut.length > 0 ? leftOut : undefined,
    mergeWithout,
    dropQuestion: () => setIsAsked(false),
    isOutputStale: mergedWork !== undefined && !isSameWork(mergedWork, work),
  };
}

function isSameWork(one: MergedWork, other: MergedWork): boolean {
  if (one.arrangement.pages !== other.arrangement.pages) return false;
  return resultOptions.every((key) => one.options[key] === other.options[key]);
}

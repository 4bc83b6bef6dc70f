import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readFileKind } from '#client/lib/files/files.ts';
import { useKeptFiles } from '#client/tool-kit/frame/tool-context.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { emptyBench } from '../bench/bench-state.ts';
import type { Bench } from '../bench/bench.ts';
import type { CompressOptions } from '../compressing/options.ts';

type ResultsModule = typeof import('./results-panel.tsx');

interface LoadedBench extends Pick<ResultsModule, 'ResultsPanel' | 'Totals' | 'saveResults'> {
  readonly bench: Bench;
}

const preloadDelayMs = 1500;
const readNothing = () => emptyBench;
const neverChanges = () => () => undefined;

/** Loads the code that handles files, when the page is idle or at once with the first file. */
export function useBench() {
  const [loaded, setLoaded] = useState<LoadedBench>();
  const benchRef = useRef<Bench>(undefined);
  const addingRef = useRef<Promise<unknown>>(undefined);
  const { subscribe, read } = loaded?.bench ?? { subscribe: neverChanges, read: readNothing };
  const state = useSyncExternalStore(subscribe, read, readNothing);

  useEffect(() => {
    const timer = setTimeout(() => {
      loadParts().catch(reportFailure);
    }, preloadDelayMs);
    return () => {
      clearTimeout(timer);
      benchRef.current?.dispose();
    };
  }, []);

  // Files are kept for a reload, because the code that shows them may be from an older build and gone.
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  useKeptFiles(waiting);

  async function addFiles(files: File[]): Promise<Bench> {
    setWaiting((others) => [...others, ...files]);
    const { createBench, createEngine, ...parts } = await loadParts();
    const bench = (benchRef.current ??= createBench(createEngine(), readFileKind));
    setLoaded({ ...parts, bench });
    setWaiting([]);
    await bench.addFiles(files);
    return bench;
  }

  /** Includes files that were just chosen and are still being inspected. */
  async function compress(options: CompressOptions): Promise<void> {
    await addingRef.current;
    const bench = benchRef.current;
    if (bench && bench.read().items.length > 0) bench.compress(options);
    else notify({ title: 'No Image', text: 'Please upload an image to compress', tone: 'destructive' });
  }

  return {
    loaded,
    state,
    /** Takes files and compresses them at once. */
    addFiles: (files: File[], options: CompressOptions) => {
      const adding = addFiles(files).then((bench) => {
        if (bench.read().items.length > 0) bench.compress(options);
      });
      addingRef.current = Promise.all([addingRef.current, adding]);
      addingRef.current.catch(reportFailure);
    },
    compress: (options: CompressOptions) => {
      compress(options).catch(reportFailure);
    },
  };
}

async function loadParts() {
  const [{ ResultsPanel, Totals, saveResults }, { createBench }, { createEngine }] = await Promise.all([
    import('./results-panel.tsx'),
    import('../bench/bench.ts'),
    import('./browser.ts'),
  ]);
  return { ResultsPanel, Totals, saveResults, createBench, createEngine };
}

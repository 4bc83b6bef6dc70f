import { useDeferredValue, useRef, useState } from 'react';
import { FileDrop } from '#client/tool-kit/files/file-drop.tsx';
import { useKeptFiles } from '#client/tool-kit/frame/tool-context.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { Button } from '#client/ui/button.tsx';
import { factsOfOnly } from './bench/bench-state.ts';
import { CompressorOptions } from './view/compressor-options.tsx';
import { fingerprint, schema, toOptions } from './state.ts';
import { useBench } from './view/use-bench.ts';

export default function ImageCompressor() {
  const [form, change] = useToolState(schema);
  const [formVersion, setFormVersion] = useState(0);
  const { loaded, state, addFiles, compress } = useBench();
  const { items, isBusy, lastRun } = state;
  useKeptFiles(items.map(({ file }) => file));
  const options = toOptions(form);
  const isOutdated = lastRun !== undefined && lastRun !== fingerprint(options);
  const hasDone = items.some(({ status }) => status === 'done');
  const resultsRef = useRef<HTMLElement>(null);
  const run = () => {
    compress(options);
    resultsRef.current?.scrollIntoView({ block: 'nearest' });
  };

  function clear(): void {
    loaded?.bench.clear();
    change(initialState(schema));
    // Also resets fields with unfinished numbers.
    setFormVersion(formVersion + 1);
  }

  useShortcuts({
    run: isBusy ? undefined : run,
    download: hasDone ? () => loaded?.saveResults(items) : undefined,
    cancel: isBusy ? loaded?.bench.cancel : undefined,
  });

  // A hundred new rows are drawn in parts, so that the page stays responsive.
  const shown = useDeferredValue(state);
  const hasAnswer = items.length > 0 || state.leftOut.length > 0;
  return (
    <>
      <div className="tool-columns">
        <div className="tool-card tool-pad fields gap-4">
          <FileDrop
            title="Drop images here, or paste"
            hint="JPEG, PNG, WebP, AVIF, HEIC, GIF, BMP"
            icon="image-plus"
            accept="image/*,.heic,.heif,.avif"
            isMultiple
            onFiles={(files) => addFiles(files, options)}
          />
          <CompressorOptions key={formVersion} options={form} change={change} only={factsOfOnly(state)} />
        </div>
        <section
          ref={resultsRef}
          className="tool-card tool-pad min-w-0"
          aria-label="Results"
          data-print={items.length > 0 ? '' : undefined}
        >
          {loaded && hasAnswer ? (
            <loaded.ResultsPanel bench={loaded.bench} state={shown} isOutdated={isOutdated} />
          ) : (
            <p className="text-ink-3 grid min-h-40 place-items-center text-center">
              Your images appear here.
            </p>
          )}
        </section>
      </div>
      <FootRow {...{ loaded, state, isOutdated, run, clear }} />
    </>
  );
}

interface FootRowProps extends Pick<ReturnType<typeof useBench>, 'loaded' | 'state'> {
  readonly isOutdated: boolean;
  readonly run: () => void;
  readonly clear: () => void;
}

/** The bottom row of the screen: the totals, the progress or start button, and the downloads. */
function FootRow({ loaded, state: { items, isBusy }, isOutdated, run, clear }: FootRowProps) {
  const hasDone = items.some(({ status }) => status === 'done');
  // All work is done; only the downloads remain.
  const isDone =
    hasDone && !isOutdated && items.every(({ status }) => status === 'done' || status === 'failed');
  return (
    <div className="foot-row tool-card mt-4 px-4">
      {loaded && items.length > 0 && <loaded.Totals items={items} isBusy={isBusy} />}
      <div className="ms-auto flex flex-wrap justify-end gap-2 max-md:basis-full">
        {isBusy ? (
          <Button onClick={loaded?.bench.cancel}>Cancel</Button>
        ) : (
          <Button onClick={clear}>Clear</Button>
        )}
        <Button
          tone={isDone ? 'normal' : 'primary'}
          icon="image-down"
          className="max-md:flex-1"
          disabled={isBusy}
          onClick={run}
        >
          {isBusy ? 'Compressing...' : isOutdated ? 'Compress again' : 'Compress'}
        </Button>
        {hasDone && !isBusy && (
          <Button
            tone={isDone ? 'primary' : 'normal'}
            icon="download"
            className="max-md:flex-1"
            onClick={() => loaded?.saveResults(items)}
          >
            {items.length > 1 ? 'Download all' : 'Download'}
          </Button>
        )}
      </div>
    </div>
  );
}

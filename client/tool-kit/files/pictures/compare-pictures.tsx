import { type ReactNode, useMemo } from 'react';
import type { Comparison, ComparisonWorkerApi } from '#client/lib/images/comparing/comparison.ts';
import comparisonWorkerUrl from '#client/lib/images/comparing/worker.ts?worker&url';
import { createWorkerPool } from '#client/lib/workers/pool.ts';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { formatBytes } from '#core/numbers/number-format.ts';
import type { Size } from './compare-stage.tsx';
import { Comparing } from './comparing.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { usePictureSize } from './use-picture-size.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface Pictures {
  readonly name?: string;
  readonly before: File;
  readonly after: Blob;
}

interface ComparePicturesProps {
  readonly before: File;
  /** Undefined while the dialog is closed. */
  readonly after: Blob | undefined;
  /** True if both show the same content, so that their similarity matters. */
  readonly isMeasured: boolean;
  readonly onClose: () => void;
}

/** A picture and its result, one over the other; side by side if their shapes differ. */
export function ComparePictures({ before, after, isMeasured, onClose }: ComparePicturesProps) {
  const size = usePictureSize(after);
  const sourceSize = usePictureSize(after && before);
  if (size && sourceSize && !isOfOneShape(size, sourceSize)) {
    return <PictureDialog name={`${before.name}, cut to another shape`} picture={after} onClose={onClose} />;
  }
  const Compared = isMeasured ? MeasuredPictures : ComparedPictures;
  return (
    <Dialog title="Compare" isOpen={after !== undefined} isWide onClose={onClose}>
      {after && <Compared name={before.name} before={before} after={after} />}
    </Dialog>
  );
}

interface ComparedPicturesProps extends Pictures {
  readonly otherwise?: ReactNode;
}

/** Both pictures over each other; `otherwise` if their shapes differ or the browser cannot show one. */
export function ComparedPictures({ name, before, after, otherwise = null }: ComparedPicturesProps) {
  const size = usePictureSize(after);
  const sourceSize = usePictureSize(before);
  if (!size || !sourceSize || !isOfOneShape(size, sourceSize)) return otherwise;
  return (
    <Comparing resultName="Result" {...{ name, before, after, size }}>
      <Facts {...{ before, after, size }} />
    </Comparing>
  );
}

/**
 * Both pictures, with their similarity. Our decoders draw an original that browsers cannot show, or only animated.
 */
function MeasuredPictures({ name, before, after }: Pictures) {
  const size = usePictureSize(after);
  const sourceSize = usePictureSize(before);
  const { output, error } = useComparison(before, after);
  const original = useMemo(() => output && shownOriginal(before, output), [before, output]);
  if (!size) return null;
  return (
    <Comparing
      name={name}
      resultName="Result"
      before={original ?? (sourceSize && before)}
      after={after}
      size={size}
      notice={<RunError error={error} />}
    >
      <div className="flex flex-wrap gap-x-4">
        <Facts {...{ before, after, size }} />
        {!error && (
          <p className="text-ink-2 tabular text-[0.9375rem]">
            {output ? describeSimilarity(output.similarity) : 'Measuring the similarity …'}
          </p>
        )}
      </div>
    </Comparing>
  );
}

function Facts({ before, after, size }: Pictures & { readonly size: Size }) {
  return (
    <p className="text-ink-2 tabular text-[0.9375rem]">
      {formatBytes(before.size)} → {formatBytes(after.size)} · {size.width} × {size.height} pixels
    </p>
  );
}

const pool = createWorkerPool<ComparisonWorkerApi>(comparisonWorkerUrl, { idleMs: 5_000 });

function useComparison(before: File, after: Blob) {
  const task = useMemo(
    () =>
      ({ signal }: TaskScope) =>
        pool.call('compare', { before, after }, { signal }),
    [before, after],
  );
  return useLiveRun(task);
}

/** The file itself, if browsers show it upright and still. */
function shownOriginal(file: File, { preview }: Comparison): Blob {
  return preview ? new Blob([preview], { type: 'image/png' }) : file;
}

/** A difference of one pixel in the smaller one does not count. */
function isOfOneShape(a: Size, b: Size): boolean {
  const scale = Math.max(a.width, b.width) / Math.min(a.width, b.width);
  return Math.abs(a.width * b.height - b.width * a.height) <= Math.max(a.width, b.width) * scale;
}

/** Says in words how similar two pictures are, by their structural similarity. */
export function describeSimilarity(similarity: number): string {
  // Never rounds up to 100 %.
  const percent = writeNumber(Math.floor(similarity * 1000) / 10, 'en', {
    minimumFractionDigits: similarity === 1 ? 0 : 1,
    maximumFractionDigits: 1,
  });
  return `${percent}% similar (SSIM): ${wordsFor(similarity)}`;
}

function wordsFor(similarity: number): string {
  if (similarity === 1) return 'no difference found';
  if (similarity >= 0.98) return 'hard to tell apart';
  if (similarity >= 0.95) return 'slight differences';
  return similarity >= 0.88 ? 'differences in fine detail' : 'visible differences';
}

import { useMemo } from 'react';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { type ToolRun, useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { formatBytes } from '#core/numbers/number-format.ts';
import type { CompressItem } from '../bench/bench-state.ts';
import type { Engine } from '../compressing/engine.ts';
import type { CompressedFile } from '../compressing/compressed-file.ts';
import { Comparing } from '#client/tool-kit/files/pictures/comparing.tsx';
import type { Comparison } from '../compressing/comparison.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface CompareDialogProps {
  /** The picture to compare; undefined while the dialog is closed. */
  readonly item: CompressItem | undefined;
  readonly compare: Engine['compare'];
  readonly onClose: () => void;
}

/** Shows original and result on top of each other, at the same position and scale. */
export function CompareDialog({ item, compare, onClose }: CompareDialogProps) {
  const result = item?.result;
  return (
    // The file name is inside the dialog, because a long title would widen it.
    <Dialog title="Compare" isOpen={result !== undefined} isWide onClose={onClose}>
      {item && result && <ItsComparing key={item.id} file={item.file} result={result} compare={compare} />}
    </Dialog>
  );
}

interface ComparingProps {
  readonly file: File;
  readonly result: CompressedFile;
  readonly compare: Engine['compare'];
}

function ItsComparing({ file, result, compare }: ComparingProps) {
  const run = useComparison(file, result.blob, compare);
  const before = useMemo(() => run.output && shownOriginal(file, run.output), [file, run.output]);
  return (
    <Comparing
      name={file.name}
      resultName="Compressed"
      before={before}
      after={result.blob}
      size={result}
      notice={<RunError error={run.error} />}
    >
      <p className="text-ink-2 tabular text-[0.9375rem]">
        {formatBytes(file.size)} → {formatBytes(result.blob.size)} ·{' '}
        {run.output ? describeSimilarity(run.output.similarity) : 'measuring the likeness…'}
      </p>
    </Comparing>
  );
}

function useComparison(file: File, compressed: Blob, compare: Engine['compare']): ToolRun<Comparison> {
  const task = useMemo(
    () => (scope: TaskScope) => compare(file, compressed, scope.signal),
    [file, compressed, compare],
  );
  return useLiveRun(task);
}

/** Returns the picture to show as the original: the file itself if the browser shows it upright and not animated. */
function shownOriginal(file: File, { preview }: Comparison): Blob {
  return preview ? new Blob([preview], { type: 'image/png' }) : file;
}

function describeSimilarity(similarity: number): string {
  const percent = writeNumber(Math.floor(similarity * 1000) / 10, 'en', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const words =
    similarity === 1
      ? 'no difference found'
      : similarity >= 0.98
        ? 'hard to tell apart'
        : similarity >= 0.95
          ? 'slight differences'
          : similarity >= 0.88
            ? 'differences in fine detail'
            : 'visible differences';
  return `${similarity === 1 ? '100' : percent}% alike (SSIM): ${words}`;
}

import type { RunWords } from '#client/tool-kit/operations/operation.ts';
import { Button } from '#client/ui/button.tsx';
import { readOwn } from '#core/collections/read-own.ts';
import type { Options } from '../options/option-values.ts';

interface FormButtonsProps {
  readonly words: RunWords | undefined;
  readonly swaps: readonly [string, string] | undefined;
  readonly state: Options;
  readonly change: (values: Options) => void;
  /** False while a box is empty that the work needs. */
  readonly canRun: boolean;
  readonly onRun: (() => void) | undefined;
}

/** Runs the work again, and exchanges two choices. */
export function FormButtons({ words, swaps, state, change, canRun, onRun }: FormButtonsProps) {
  if (words?.button === undefined && swaps === undefined) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {words?.button !== undefined && (
        <Button tone="primary" disabled={!canRun} onClick={onRun}>
          {words.button}
        </Button>
      )}
      {swaps && (
        <Button
          icon="arrow-left-right"
          onClick={() =>
            change({ [swaps[0]]: readOwn(state, swaps[1]), [swaps[1]]: readOwn(state, swaps[0]) })
          }
        >
          Swap
        </Button>
      )}
    </div>
  );
}

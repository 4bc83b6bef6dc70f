import { useMemo, useRef, useState } from 'react';
import { type ToolRun, useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import type { RecipeStep } from '#client/tool-kit/recipes/recipe.ts';
import {
  type RecipeItem,
  type RecipeTools,
  runRecipe,
  type StepOutcome,
} from '#client/tool-kit/recipes/run-recipe.ts';

interface RecipeRun extends Pick<
  ToolRun<unknown>,
  'status' | 'error' | 'progress' | 'startedAtMs' | 'cancel'
> {
  /** The result of each step, up to the one that is running or failed. */
  readonly outcomes: readonly StepOutcome[];
  /** The last items that came out of the last step. */
  readonly items: readonly RecipeItem[] | undefined;
  /** True while these belong to an earlier input or to other steps. */
  readonly isStale: boolean;
}

interface Finished {
  readonly task: object;
  readonly items: readonly RecipeItem[];
}

const quietMs = 150;
const noOutcomes: readonly StepOutcome[] = [];

/** Runs a recipe on the items whenever they or its steps change. Steps that are the same as before are not run again. */
export function useRecipeRun(
  steps: readonly RecipeStep[],
  items: readonly RecipeItem[] | undefined,
  tools: RecipeTools,
): RecipeRun {
  const before = useRef<readonly StepOutcome[]>(noOutcomes);
  const [outcomes, setOutcomes] = useState(noOutcomes);
  const [finished, setFinished] = useState<Finished>();
  const task = useMemo(() => {
    if (!items || steps.length === 0) return undefined;
    const own = async ({ signal, reportProgress }: TaskScope) => {
      const onStep = (done: readonly StepOutcome[]) => {
        if (signal.aborted) return;
        before.current = done;
        setOutcomes(done);
        reportProgress({
          fraction: done.length / steps.length,
          label: `Step ${done.length} of ${steps.length}`,
        });
      };
      const done = await runRecipe(steps, items, tools, { signal, before: before.current, onStep });
      const last = done.at(-1);
      if (last && !last.error) setFinished({ task: own, items: last.items });
      return done;
    };
    return own;
  }, [steps, items, tools]);
  const { status, error, progress, startedAtMs, cancel } = useLiveRun(task, quietMs);
  // Results of another input, or from before a step was changed, are outdated.
  const isOld = outcomes[0]?.input !== items;
  const current = outcomes.findIndex(({ step }, index) => isOld || step !== steps[index]);
  return {
    ...{ status, error, progress, startedAtMs, cancel },
    outcomes: task ? outcomes.slice(0, current < 0 ? undefined : current) : noOutcomes,
    items: task ? finished?.items : undefined,
    isStale: finished !== undefined && finished.task !== task,
  };
}

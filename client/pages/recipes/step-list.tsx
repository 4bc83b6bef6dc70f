import { type DragEvent, useState } from 'react';
import type { RecipeStep } from '#client/tool-kit/recipes/recipe.ts';
import type { StepOutcome } from '#client/tool-kit/recipes/run-recipe.ts';
import { notifyUndo } from '#client/ui/toast-store.ts';
import { StepCard } from './step-card.tsx';
import type { StepChoice } from './step-choice.ts';
import { memoryOf } from './step-memory.ts';

interface StepListProps {
  readonly tools: readonly StepChoice[];
  readonly steps: readonly RecipeStep[];
  readonly outcomes: readonly StepOutcome[];
  readonly onChange: (steps: readonly RecipeStep[]) => void;
}

/** The steps in order, to be set, moved by drag or buttons, skipped and removed. */
export function StepList({ tools, steps, outcomes, onChange }: StepListProps) {
  const [dragged, setDragged] = useState<number>();
  const [news, setNews] = useState('');
  const nameOf = (index: number) => tools.find(({ id }) => id === steps[index]?.tool)?.name ?? 'The step';
  const move = (from: number, to: number) => {
    const step = steps[from];
    if (!step || to < 0 || to >= steps.length || to === from) return;
    onChange(steps.toSpliced(from, 1).toSpliced(to, 0, step));
    setNews(`${nameOf(from)} is now step ${to + 1}.`);
  };
  const drop = (event: DragEvent, to: number) => {
    if (dragged === undefined) return;
    event.preventDefault();
    move(dragged, to);
    setDragged(undefined);
  };
  return (
    <>
      <ol className="grid gap-3" aria-label="Steps">
        {steps.map((step, index) => (
          <li
            key={memoryOf(step).id}
            onDragOver={(event) => {
              if (dragged !== undefined) event.preventDefault();
            }}
            onDrop={(event) => drop(event, index)}
          >
            <StepCard
              step={step}
              place={index}
              count={steps.length}
              tool={tools.find(({ id }) => id === step.tool)}
              outcome={outcomes[index]?.step === step ? outcomes[index] : undefined}
              onDrag={(isDragged) => setDragged(isDragged ? index : undefined)}
              onMove={(by) => move(index, index + by)}
              onChange={(changed) => onChange(steps.with(index, changed))}
              onRemove={() => {
                onChange(steps.toSpliced(index, 1));
                notifyUndo(`${nameOf(index)} removed`, () => onChange(steps));
              }}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </>
  );
}

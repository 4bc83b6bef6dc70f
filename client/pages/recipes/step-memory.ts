import type { RecipeStep } from '#client/tool-kit/recipes/recipe.ts';

interface Memory {
  /** The same for a step however it changes. */
  readonly id: number;
  /** Values that recipes never store; they are lost with the page. */
  readonly secrets: Readonly<Record<string, unknown>>;
}

const memories = new WeakMap<RecipeStep, Memory>();
let lastId = 0;

/** Returns the page's own memory of a step. */
export function memoryOf(step: RecipeStep): Memory {
  const known = memories.get(step);
  if (known) return known;
  const memory = { id: (lastId += 1), secrets: {} };
  memories.set(step, memory);
  return memory;
}

/** Returns the changed step, which the page takes for the same one. */
export function changeStep(before: RecipeStep, after: RecipeStep, secrets?: Memory['secrets']): RecipeStep {
  const memory = memoryOf(before);
  const changed = { ...after };
  memories.set(changed, secrets ? { ...memory, secrets } : memory);
  return changed;
}

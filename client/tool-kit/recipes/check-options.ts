import type { StateSchema } from '#client/tool-kit/state/state-schema.ts';
import { readOwn } from '#core/collections/read-own.ts';
import type { Recipe, RecipeStep } from './recipe.ts';

/** Undefined for a tool that does not exist. */
type FindSchema = (tool: string) => Promise<StateSchema | undefined>;

interface Checked {
  readonly recipe: Recipe;
  /** The refused options, such as “step 1, base64: tab”. */
  readonly refused: readonly string[];
  /** Secrets among the options, named alike. */
  readonly secrets: readonly string[];
}

/** Takes out the options that the tools do not know or accept, and secrets, which no recipe keeps. */
export async function checkOptions(recipe: Recipe, findSchema: FindSchema): Promise<Checked> {
  const refused: string[] = [];
  const secrets: string[] = [];
  const steps: RecipeStep[] = [];
  for (const [index, step] of recipe.steps.entries()) {
    const schema = (await findSchema(step.tool)) ?? {};
    const kept = Object.entries(step.options).filter(([key, value]) => {
      const field = readOwn(schema, key);
      const name = `step ${index + 1}, ${step.tool}: ${key}`;
      if (field?.role === 'secret') secrets.push(name);
      else if (field?.accept(value) === undefined) refused.push(name);
      else return true;
      return false;
    });
    steps.push({ ...step, options: Object.fromEntries(kept) });
  }
  return { recipe: { ...recipe, steps }, refused, secrets };
}

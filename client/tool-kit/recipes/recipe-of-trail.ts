import type { TrailStep } from '#client/lib/sharing/handoff.ts';
import { loadOperation } from '#client/tool-kit/operations/loading.ts';
import { acceptValues } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { acceptRecipe, maxNameLength, type Recipe, type RecipeStep } from './recipe.ts';
import { freeName } from './recipe-store.ts';

/**
 * Makes a recipe of the steps done so far, without secrets. Throws a ToolInputError if one cannot be a step.
 */
export async function recipeOfTrail(trail: readonly TrailStep[]): Promise<Recipe> {
  const steps = (await Promise.all(trail.map(stepsOf))).flat();
  const name = freeName(
    trail
      .map((step) => step.name)
      .join(' → ')
      .slice(0, maxNameLength - 5),
  );
  const recipe = acceptRecipe({ name, steps });
  if (recipe) return recipe;
  throw new ToolInputError('The options of these steps are too long for a recipe.', {
    hint: 'Shorten the texts among them, and send the result on again.',
  });
}

async function stepsOf({ tool, name, options }: TrailStep): Promise<readonly RecipeStep[]> {
  // A recipe was run, whose steps its page names.
  if (tool === 'recipes') return acceptRecipe({ name, steps: options.steps })?.steps ?? [];
  const operation = await loadOperation(tool).catch(() => undefined);
  if (!operation || operation.form) {
    throw new ToolInputError(`${name} cannot be a step of a recipe.`, {
      hint: 'It is a form or works by hand. Make a recipe of the steps after it on the Recipes page.',
    });
  }
  return [{ tool, options: acceptValues(operation.schema, options, ['option', 'input']) }];
}

import { addressOf } from '#client/lib/site-data.ts';
import { decodeShareFragment, encodeShareFragment } from '#client/lib/sharing/share-links.ts';
import { ToolInputError } from '#core/errors.ts';
import { acceptRecipe, explainRefusal, type Recipe } from './recipe.ts';

/** Writes a link to a recipe: its steps and their options, in the part of the address that no server gets. */
export async function linkToRecipe({ name, steps }: Recipe): Promise<string> {
  return `${location.origin}${addressOf('/recipes')}#${await encodeShareFragment({ name, steps })}`;
}

/** Reads the recipe of such a link; undefined if there is none. Throws a ToolInputError for one that cannot be read. */
export async function recipeOfFragment(fragment: string): Promise<Recipe | undefined> {
  if (!/^v\d+\./.test(fragment)) return undefined;
  const raw = await decodeShareFragment(fragment);
  const recipe = acceptRecipe(raw);
  if (recipe) return recipe;
  const reason = explainRefusal(raw);
  if (reason !== undefined) throw new ToolInputError(reason, { hint: 'Ask for a shorter one.' });
  throw new ToolInputError('The link holds no recipe.', {
    hint: 'It may have been cut short. Ask for it again.',
  });
}

import { createStore, jsonFormat, sessionArea } from '#client/lib/storage/storage.ts';
import { acceptRecipe, type Recipe } from './recipe.ts';

/** The recipes that are kept in this browser, in the person's order. Names differ. */
export const savedRecipes = createStore<readonly Recipe[]>(
  'recipes',
  jsonFormat((raw) => {
    if (!Array.isArray(raw)) return undefined;
    return raw.map(acceptRecipe).filter((recipe) => recipe !== undefined);
  }),
  [],
);

/** The recipe that is open on the page. It outlasts a reload, and is gone with the tab. */
export const draftRecipe = createStore<Recipe | undefined>(
  'open-recipe',
  jsonFormat(acceptRecipe),
  undefined,
  sessionArea,
);

/** Keeps a recipe in place of the one of that name, or after all others. Returns false if storage is full or refused. */
export function saveRecipe(recipe: Recipe): boolean {
  const recipes = savedRecipes.read();
  const isKnown = recipes.some(({ name }) => name === recipe.name);
  return savedRecipes.write(
    isKnown ? recipes.map((each) => (each.name === recipe.name ? recipe : each)) : [...recipes, recipe],
  );
}

export function deleteRecipe(name: string): void {
  savedRecipes.write(savedRecipes.read().filter((recipe) => recipe.name !== name));
}

/** Returns a name that no saved recipe has: “Names (2)”. */
export function freeName(name: string): string {
  const taken = new Set(savedRecipes.read().map((recipe) => recipe.name));
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name} (${count})`;
    if (!taken.has(candidate)) return candidate;
  }
}

import { goTo } from '#client/lib/navigation.ts';
import { recipeOfTrail } from '#client/tool-kit/recipes/recipe-of-trail.ts';
import { draftRecipe, saveRecipe } from '#client/tool-kit/recipes/recipe-store.ts';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import type { ToolSession } from './tool-session.ts';

/** The tools that the data has come through, which can be kept as a recipe. */
export function Trail({ session }: { readonly session: ToolSession }) {
  const names = session.trail(true).map(({ name }) => name);
  const save = async () => {
    const recipe = await recipeOfTrail(session.trail(true));
    if (!saveRecipe(recipe))
      notify({ title: 'The browser did not keep the recipe: its storage is full or closed' });
    else {
      const open = () => {
        draftRecipe.write(recipe);
        goTo('/recipes');
      };
      notify({ title: `“${recipe.name}” saved as a recipe`, action: { label: 'Open', run: open } });
    }
  };
  return (
    <p
      className="text-ink-2 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1"
      role="note"
      aria-label="Steps so far"
    >
      <span>{names.join(' → ')}</span>
      <Button isSmall icon="list-ordered" onClick={() => void save().catch(reportFailure)}>
        Save as recipe
      </Button>
    </p>
  );
}

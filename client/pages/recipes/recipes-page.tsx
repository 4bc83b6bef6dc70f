import { Suspense, useCallback, useEffect, useState } from 'react';
import { keepInput, pageInput, takeKeptInput } from '#client/lib/sharing/kept-input.ts';
import { readFragment, replaceFragment } from '#client/lib/navigation.ts';
import { ToolContext, type ToolServices } from '#client/tool-kit/frame/tool-context.ts';
import { createToolSession } from '#client/tool-kit/frame/tool-session.ts';
import { recipeOfFragment } from '#client/tool-kit/recipes/recipe-links.ts';
import type { Recipe } from '#client/tool-kit/recipes/recipe.ts';
import { draftRecipe, freeName, savedRecipes } from '#client/tool-kit/recipes/recipe-store.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { notify, notifyUndo } from '#client/ui/toast-store.ts';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { RecipeList } from './recipe-list.tsx';
import type { StepChoice } from './step-choice.ts';

// Needed only for an open recipe.
const RecipeEditor = lazyPart(async () => ({ default: (await import('./recipe-editor.tsx')).RecipeEditor }));

export interface RecipesPageProps {
  /** The tools that can be a step. */
  readonly tools: readonly StepChoice[];
}

interface RecipesPageParts {
  readonly services: ToolServices;
}

/** Acts as a tool, so that the panes accept pastes, drops and sent data, and can send data on. */
const pageAsTool = {
  id: 'recipes',
  slug: 'recipes',
  name: 'Recipes',
  description: '',
  category: 'development',
  icon: 'list',
  isFeatured: false,
  isNew: false,
} as const;

/** Removes options that no tool accepts, and secrets, before anything is stored. */
async function openSafely(recipe: Recipe, tools: readonly StepChoice[]): Promise<Recipe> {
  const [{ checkOptions }, { loadOperation }] = await Promise.all([
    import('#client/tool-kit/recipes/check-options.ts'),
    import('#client/tool-kit/operations/loading.ts'),
  ]);
  const checked = await checkOptions(recipe, async (id) =>
    tools.some((tool) => tool.id === id) ? (await loadOperation(id)).schema : undefined,
  );
  const gone = [...checked.refused, ...checked.secrets];
  if (gone.length > 0) {
    notify({ title: 'Some options of the recipe were left out', text: `${gone.slice(0, 5).join('; ')}.` });
  }
  return checked.recipe;
}

/** Lists the recipes, or shows the one that is open: it stays open over a reload, and is gone with the tab. */
export default function RecipesPage({ tools, services }: RecipesPageProps & RecipesPageParts) {
  // The store has a copy: the steps here must stay the same objects, by which is known what need not run again.
  const [opened, setOpened] = useState<Recipe>();
  const [session] = useState(() => createToolSession(pageAsTool));
  useEffect(() => {
    const path = location.pathname;
    const kept = takeKeptInput(path);
    if (kept) session.restore(kept);
    const keep = () => keepInput(path);
    addEventListener('pagehide', keep);
    pageInput.read = session.readInput;
    pageInput.receive = session.receive;
    return () => removeEventListener('pagehide', keep);
  }, [session]);
  const change = useCallback((recipe: Recipe | undefined) => {
    setOpened(recipe);
    if (recipe) draftRecipe.write(recipe);
    else draftRecipe.clear();
  }, []);
  const open = useCallback(
    (recipe: Recipe) => {
      openSafely(recipe, tools).then(change, reportFailure);
    },
    [tools, change],
  );
  useEffect(() => {
    const openLinked = () => {
      recipeOfFragment(readFragment()).then((recipe) => {
        if (!recipe) return;
        replaceFragment('');
        open({ ...recipe, name: freeName(recipe.name) });
      }, reportFailure);
    };
    const draft = draftRecipe.read();
    if (draft) open(draft);
    openLinked();
    addEventListener('hashchange', openLinked);
    return () => removeEventListener('hashchange', openLinked);
  }, [open]);
  const close = () => {
    const isSaved = savedRecipes.read().some((saved) => JSON.stringify(saved) === JSON.stringify(opened));
    change(undefined);
    if (isSaved || !opened || opened.steps.length === 0) return;
    notifyUndo('Closed without saving', () => change(opened));
  };
  return (
    <ToolContext value={{ session, services }}>
      <div className="page-width pt-8">
        {opened ? (
          <Suspense fallback={<div className="h-dvh" />}>
            <RecipeEditor tools={tools} recipe={opened} onChange={change} onClose={close} />
          </Suspense>
        ) : (
          <RecipeList
            tools={tools}
            onOpen={(recipe) => {
              open(recipe);
              // It takes the place of the list, which may have been scrolled.
              scrollTo({ top: 0, behavior: 'instant' });
            }}
          />
        )}
      </div>
    </ToolContext>
  );
}

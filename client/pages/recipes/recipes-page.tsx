import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { keepInput, pageInput, takeKeptInput } from '#client/lib/sharing/kept-input.ts';
import { readFragment, replaceFragment } from '#client/lib/navigation.ts';
import { ToolContext, type ToolServices } from '#client/tool-kit/frame/tool-context.ts';
import { createToolSession } from '#client/tool-kit/frame/tool-session.ts';
import { recipeOfFragment } from '#client/tool-kit/recipes/recipe-links.ts';
import { draftRecipe } from '#client/tool-kit/recipes/recipe-store.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { RecipeList } from './recipe-list.tsx';
import type { StepChoice } from './step-choice.ts';

// Only an open recipe needs it.
const RecipeEditor = lazyPart(async () => ({ default: (await import('./recipe-editor.tsx')).RecipeEditor }));

export interface RecipesPageProps {
  /** The tools that can be a step. */
  readonly tools: readonly StepChoice[];
}

/** Stands for a tool, so that the panes can take what is pasted, dropped and sent, and can send on. */
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

const services: ToolServices = {
  async findReceivers(kind, askingToolId) {
    const catalogue = await import('#client/catalogue/catalogue.ts');
    return catalogue.findReceivers(kind, askingToolId);
  },
};

/** Lists the recipes, or shows the one that is open: it stays open over a reload, and is gone with the tab. */
export default function RecipesPage({ tools }: RecipesPageProps) {
  const draft = useSyncExternalStore(draftRecipe.subscribe, draftRecipe.read, () => undefined);
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
  useEffect(() => {
    const open = () => {
      recipeOfFragment(readFragment()).then((recipe) => {
        if (!recipe) return;
        draftRecipe.write(recipe);
        replaceFragment('');
      }, reportFailure);
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  return (
    <ToolContext value={{ session, services }}>
      <div className="page-width pt-8">
        {draft ? (
          <Suspense fallback={<div className="h-dvh" />}>
            <RecipeEditor
              tools={tools}
              recipe={draft}
              onChange={draftRecipe.write}
              onClose={draftRecipe.clear}
            />
          </Suspense>
        ) : (
          <RecipeList tools={tools} onOpen={draftRecipe.write} />
        )}
      </div>
    </ToolContext>
  );
}

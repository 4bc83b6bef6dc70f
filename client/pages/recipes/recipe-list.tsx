import { useSyncExternalStore } from 'react';
import { FileInputButton } from '#client/tool-kit/files/file-input-button.tsx';
import { readRecipe, type Recipe } from '#client/tool-kit/recipes/recipe.ts';
import { deleteRecipe, freeName, savedRecipes } from '#client/tool-kit/recipes/recipe-store.ts';
import { starterRecipes } from '#client/tool-kit/recipes/starter-recipes.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { notifyUndo } from '#client/ui/toast-store.ts';
import { describeChain, type StepChoice } from './step-choice.ts';

interface RecipeListProps {
  readonly tools: readonly StepChoice[];
  readonly onOpen: (recipe: Recipe) => void;
}

const none: readonly Recipe[] = [];

/** The person's recipes, and some to begin with. */
export function RecipeList({ tools, onOpen }: RecipeListProps) {
  const saved = useSyncExternalStore(savedRecipes.subscribe, savedRecipes.read, () => none);
  const openFile = ([file]: readonly File[]) => {
    file
      ?.text()
      .then((text) => {
        const recipe = readRecipe(text);
        onOpen({ ...recipe, name: freeName(recipe.name) });
      })
      .catch(reportFailure);
  };
  return (
    <>
      <h1 className="text-3xl">Recipes</h1>
      <p className="text-ink-2 mt-1 mb-4">
        A recipe is a chain of tools: each takes the result of the one before. Your data and your recipes stay
        on this device.
      </p>
      <div className="mb-6 flex flex-wrap gap-2">
        <Button tone="primary" icon="plus" onClick={() => onOpen({ name: freeName('My recipe'), steps: [] })}>
          New recipe
        </Button>
        <FileInputButton icon="folder-open" accept=".json" onFiles={openFile}>
          Open recipe file
        </FileInputButton>
      </div>
      {saved.length > 0 && (
        <section aria-labelledby="own-recipes" className="mb-8">
          <h2 id="own-recipes" className="mb-3 text-xl">
            Your recipes
          </h2>
          <ul className="grid gap-3 md:grid-cols-2">
            {saved.map((recipe) => (
              <RecipeCard
                key={recipe.name}
                {...{ recipe, onOpen }}
                line={describeChain(tools, recipe)}
                onDelete={() => deleteWithUndo(recipe)}
              />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="starter-recipes">
        <h2 id="starter-recipes" className="mb-3 text-xl">
          To begin with
        </h2>
        <ul className="grid gap-3 md:grid-cols-2">
          {starterRecipes.map((recipe) => (
            <RecipeCard
              key={recipe.name}
              recipe={recipe}
              onOpen={(starter) => onOpen({ ...starter, name: freeName(starter.name) })}
              description={recipe.description}
              line={describeChain(tools, recipe)}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

function deleteWithUndo({ name }: Recipe): void {
  const before = savedRecipes.read();
  deleteRecipe(name);
  notifyUndo(`“${name}” deleted`, () => void savedRecipes.write(before));
}

interface RecipeCardProps {
  readonly recipe: Recipe;
  readonly line: string;
  readonly description?: string;
  readonly onOpen: (recipe: Recipe) => void;
  readonly onDelete?: () => void;
}

function RecipeCard({ recipe, line, description, onOpen, onDelete }: RecipeCardProps) {
  const { name, steps } = recipe;
  return (
    <li className="card">
      <div className="min-w-0 flex-1">
        <h3 className="text-base tracking-normal wrap-anywhere">
          <button type="button" className="card-link text-start" onClick={() => onOpen({ name, steps })}>
            {name}
          </button>
        </h3>
        {description !== undefined && <p className="text-ink-2">{description}</p>}
        <p className="text-ink-3 mt-1 text-[0.9375rem] wrap-anywhere">{line}</p>
      </div>
      {onDelete && (
        <IconButton
          icon="trash-2"
          label={`Delete ${name}`}
          tone="plain"
          isSmall
          className="relative z-1"
          onClick={onDelete}
        />
      )}
    </li>
  );
}

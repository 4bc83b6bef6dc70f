import { useMemo, useState } from 'react';
import { downloadText } from '#client/lib/files/downloads.ts';
import { shareLink } from '#client/lib/sharing/share.ts';
import { linkToRecipe } from '#client/tool-kit/recipes/recipe-links.ts';
import { maxNameLength, maxSteps, type Recipe, writeRecipe } from '#client/tool-kit/recipes/recipe.ts';
import { savedRecipes, saveRecipe } from '#client/tool-kit/recipes/recipe-store.ts';
import { starterRecipes } from '#client/tool-kit/recipes/starter-recipes.ts';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { safeFileName } from '#core/files/file-names.ts';
import { createPageTools } from './page-tools.ts';
import { RecipeWork } from './recipe-work.tsx';
import type { StepChoice } from './step-choice.ts';

interface RecipeEditorProps {
  readonly tools: readonly StepChoice[];
  readonly recipe: Recipe;
  readonly onChange: (recipe: Recipe) => void;
  readonly onClose: () => void;
}

/** An open recipe: its name and actions, its steps, an input, and the result. */
export function RecipeEditor({ tools, recipe, onChange, onClose }: RecipeEditorProps) {
  const pageTools = useMemo(() => createPageTools(tools), [tools]);
  const sample = starterRecipes.find(({ steps }) => steps[0]?.tool === recipe.steps[0]?.tool)?.sample;
  return (
    <>
      <h1 className="text-3xl">Recipe</h1>
      <RecipeHead {...{ recipe, onChange, onClose }} />
      <RecipeWork
        {...{ tools, pageTools, sample }}
        name={recipe.name}
        steps={recipe.steps}
        onSteps={(steps) => onChange({ ...recipe, steps: steps.slice(0, maxSteps) })}
      />
    </>
  );
}

function RecipeHead({ recipe, onChange, onClose }: Omit<RecipeEditorProps, 'tools'>) {
  const [openedAs, setOpenedAs] = useState(recipe.name);
  const name = recipe.name.trim();
  const isTaken = name !== openedAs && savedRecipes.read().some((saved) => saved.name === name);
  const mistake = name === '' ? 'Give it a name.' : isTaken ? 'Another recipe has this name.' : undefined;
  const save = () => {
    if (!saveRecipe({ ...recipe, name })) {
      notify({
        title: 'The browser did not keep the recipe',
        text: 'Its storage is full or closed. Save it as a file.',
      });
      return;
    }
    setOpenedAs(name);
    notify({ title: `“${name}” saved on this device` });
  };
  const share = async () => {
    const outcome = await shareLink(name, await linkToRecipe(recipe));
    if (outcome !== 'copied') return;
    notify({
      title: 'Link copied to clipboard!',
      text: 'It holds the steps and their options, never your data, in the part of the address that no server gets.',
    });
  };
  return (
    <div className="my-4 flex flex-wrap items-end gap-2">
      <div className="min-w-56 flex-1">
        <TextField
          label="Name"
          value={recipe.name}
          maxLength={maxNameLength}
          error={mistake}
          onChange={(changed) => onChange({ ...recipe, name: changed })}
        />
      </div>
      <Button tone="primary" icon="check" disabled={mistake !== undefined} onClick={save}>
        Save
      </Button>
      <Button icon="link" onClick={() => void share().catch(reportFailure)}>
        Share
      </Button>
      <Button
        icon="download"
        onClick={() =>
          downloadText(writeRecipe(recipe), `${safeFileName(name || 'recipe')}.json`, 'application/json')
        }
      >
        File
      </Button>
      <Button icon="x" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}

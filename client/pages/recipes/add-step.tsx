import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { takesKind } from '#client/tool-kit/recipes/run-recipe.ts';
import { maxSteps, type Recipe, type RecipeStep } from '#client/tool-kit/recipes/recipe.ts';
import { savedRecipes } from '#client/tool-kit/recipes/recipe-store.ts';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import type { StepChoice } from './step-choice.ts';

interface AddStepProps {
  readonly tools: readonly StepChoice[];
  readonly isFull: boolean;
  /** The kind that the last step gives; undefined while that is not known. */
  readonly kind: DataKind | undefined;
  readonly onAdd: (steps: readonly RecipeStep[]) => void;
}

const shownCount = 8;
const none: readonly Recipe[] = [];

/**
 * Finds the tool for the next step; first come those that accept the last step's output. A saved recipe adds its
 * steps.
 */
export function AddStep({ tools, isFull, kind, onAdd }: AddStepProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const ranked = useRanked(query);
  const recipes = useSyncExternalStore(savedRecipes.subscribe, savedRecipes.read, () => none);
  const { box, button } = useFocusOnTurn(isOpen);
  if (isFull) return <p className="text-ink-2">A recipe has at most {maxSteps} steps.</p>;
  if (!isOpen) {
    return (
      <Button ref={button} icon="plus" onClick={() => setIsOpen(true)}>
        Add step
      </Button>
    );
  }
  const fits = ({ accepts, takes }: StepChoice) =>
    takes === 'nothing' || kind === undefined || takesKind(kind, accepts);
  const found =
    query.trim() === ''
      ? tools.filter((tool) => tool.takes !== 'nothing' && fits(tool))
      : (ranked ?? []).flatMap((id) => tools.find((tool) => tool.id === id) ?? []);
  const wanted = query.trim().toLowerCase();
  const add = (steps: readonly RecipeStep[]) => {
    onAdd(steps);
    setIsOpen(false);
    setQuery('');
  };
  return (
    <form
      ref={box}
      className="tool-card grid gap-2 p-3"
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = found;
        if (first) add([{ tool: first.id, options: {} }]);
      }}
    >
      <TextField
        label="Tool of the next step"
        placeholder="For example JSON to CSV"
        value={query}
        onChange={setQuery}
      />
      <ul className="grid" aria-label="Tools">
        {found.slice(0, shownCount).map((tool) => (
          <li key={tool.id}>
            <button
              type="button"
              className="menu-item w-full"
              onClick={() => add([{ tool: tool.id, options: {} }])}
            >
              <Icon name={tool.icon} />
              {tool.name}
              {!fits(tool) && <span className="text-ink-3"> · does not take {kind?.toUpperCase()}</span>}
            </button>
          </li>
        ))}
        {recipes
          .filter(({ name, steps }) => steps.length > 0 && name.toLowerCase().includes(wanted))
          .slice(0, 3)
          .map(({ name, steps }) => (
            <li key={name}>
              <button type="button" className="menu-item w-full" onClick={() => add(steps)}>
                <Icon name="list" />
                The steps of “{name}”
              </button>
            </li>
          ))}
      </ul>
      {query.trim() !== '' && ranked !== undefined && found.length === 0 && (
        <p className="text-ink-2">No tool that can be a step is called so.</p>
      )}
      <Button tone="plain" isSmall onClick={() => setIsOpen(false)}>
        Cancel
      </Button>
    </form>
  );
}

/** Moves the focus into the form once it opens, and back to its button once it closes. */
function useFocusOnTurn(isOpen: boolean) {
  const box = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) box.current?.querySelector('input')?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { box, button };
}

/** The ids of the tools that a text names, the best first; undefined until the search is loaded. */
function useRanked(query: string): readonly string[] | undefined {
  const [ranked, setRanked] = useState<readonly string[]>();
  useEffect(() => {
    let isOld = false;
    if (query.trim() === '') return;
    import('#client/catalogue/rank.ts').then(({ rankTools }) => {
      if (!isOld) setRanked(rankTools(query).map(({ tool }) => tool.id));
    }, reportFailure);
    return () => {
      isOld = true;
    };
  }, [query]);
  return ranked;
}

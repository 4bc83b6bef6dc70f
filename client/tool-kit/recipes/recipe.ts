import { ToolInputError } from '#core/errors.ts';

/** One step of a recipe: a tool, and its options where they differ from the usual ones. */
export interface RecipeStep {
  readonly tool: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** True for a step that is skipped. */
  readonly isOff?: boolean;
}

/** A chain of tools: each step works on the result of the one before. It contains no data and no secret. */
export interface Recipe {
  readonly name: string;
  readonly steps: readonly RecipeStep[];
}

export const maxSteps = 50;
export const maxNameLength = 80;
/** Control characters, and marks that show a name in another order. */
const hiddenMarks = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;
/** The length of a tool's longest text option. */
const maxOptionsLength = 40_000;

/** Returns a recipe from untrusted JSON, such as a file or a link; undefined for anything else. Options are checked by the tools. */
export function acceptRecipe(raw: unknown): Recipe | undefined {
  if (!isRecord(raw)) return undefined;
  const { name, steps } = raw;
  if (typeof name !== 'string' || name.length > maxNameLength) return undefined;
  if (!Array.isArray(steps) || steps.length > maxSteps) return undefined;
  const accepted = steps.map(acceptStep);
  return accepted.every((step) => step !== undefined)
    ? { name: name.replace(hiddenMarks, ''), steps: accepted }
    : undefined;
}

/** Says why JSON that looks like a recipe is none; undefined if it does not. */
export function explainRefusal(raw: unknown): string | undefined {
  if (!isRecord(raw)) return undefined;
  const { recipe, name, steps } = raw;
  if (typeof recipe === 'number' && recipe > 1) return 'This recipe is of a later version.';
  if (Array.isArray(steps) && steps.length > maxSteps) {
    return `This recipe has ${steps.length} steps; at most ${maxSteps} are allowed.`;
  }
  const isLong = typeof name === 'string' && name.length > maxNameLength;
  return isLong ? `The name of this recipe is longer than ${maxNameLength} characters.` : undefined;
}

function acceptStep(raw: unknown): RecipeStep | undefined {
  if (!isRecord(raw)) return undefined;
  const { tool, options = {}, isOff } = raw;
  if (typeof tool !== 'string' || !/^[a-z\d-]{1,60}$/.test(tool) || !isRecord(options)) return undefined;
  if (JSON.stringify(options).length > maxOptionsLength) return undefined;
  return { tool, options, ...(isOff === true ? { isOff } : {}) };
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/** Writes a recipe as the file that `readRecipe` reads. */
export function writeRecipe({ name, steps }: Recipe): string {
  return `${JSON.stringify({ recipe: 1, name, steps }, undefined, 2)}\n`;
}

/** Reads a recipe from the text of a file. Throws a ToolInputError if it is not one. */
export function readRecipe(text: string): Recipe {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    raw = undefined;
  }
  const recipe = isRecord(raw) && raw.recipe === 1 ? acceptRecipe(raw) : undefined;
  if (recipe) return recipe;
  const reason = explainRefusal(raw);
  if (reason !== undefined)
    throw new ToolInputError(reason, { hint: 'Change the file, or save the recipe again.' });
  throw new ToolInputError('This file is not a recipe.', {
    hint: 'A recipe is a JSON file with "recipe": 1, a name, and steps; save one on the Recipes page to see how it looks.',
  });
}

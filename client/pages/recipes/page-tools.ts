import { loadOperation } from '#client/tool-kit/operations/loading.ts';
import { runOperation } from '#client/tool-kit/operations/runner.ts';
import { type RecipeTools, stepToolOf } from '#client/tool-kit/recipes/run-recipe.ts';
import { memoryOf } from './step-memory.ts';
import type { StepChoice } from './step-choice.ts';

/**
 * Runs steps as the tools' own pages do: small work on the page, the rest in workers. Texts over `maxTextLength`
 * stay blobs.
 */
export function createPageTools(tools: readonly StepChoice[], maxTextLength?: number): RecipeTools {
  return {
    async find(step) {
      const tool = tools.find(({ id }) => id === step.tool);
      return tool && stepToolOf(tool, await loadOperation(tool.id), step);
    },
    run: (step, source, signal) =>
      runOperation(
        step.tool,
        source,
        { ...step.options, ...memoryOf(step).secrets },
        { signal, maxTextLength },
      ),
  };
}

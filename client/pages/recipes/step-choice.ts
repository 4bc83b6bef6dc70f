import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import type { OperationTakes } from '#client/tool-kit/operations/operation.ts';
import type { Recipe } from '#client/tool-kit/recipes/recipe.ts';

/** A tool that can be a step of a recipe. */
export interface StepChoice {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly takes: OperationTakes;
  readonly accepts: readonly DataKind[];
}

export function nameOfTool(tools: readonly StepChoice[], id: string): string {
  return tools.find((tool) => tool.id === id)?.name ?? id;
}

/** The tools of a recipe in a line: “CSV to JSON → JSON to YAML”. */
export function describeChain(tools: readonly StepChoice[], { steps }: Recipe): string {
  const names = steps.filter(({ isOff }) => !isOff).map(({ tool }) => nameOfTool(tools, tool));
  return names.length === 0 ? 'No steps yet' : names.join(' → ');
}

import { isAbortError, type Note, ToolInputError } from '#core/errors.ts';
import { uniqueFileNames } from '#core/files/file-names.ts';
import { isTextKind } from '#core/files/media-types.ts';
import { type DataKind, isAccepted } from '#core/text/kinds/data-kinds.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import type { ToolManifest } from '#client/tool-kit/define-tool.ts';
import type { AnyOperation, OperationSource, OperationTakes } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult, OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { outputName } from '#client/tool-kit/operations/output-names.ts';
import type { RecipeStep } from './recipe.ts';

/** A text or file on its way through a recipe. */
export type RecipeItem = Pick<OutputPart, 'name' | 'kind' | 'content' | 'isFurther'> & {
  /** True for typed text, which has no file name to keep. */
  readonly isTyped?: boolean;
};

/** The facts about a tool that a recipe needs. */
export interface StepTool {
  readonly name: string;
  readonly takes: OperationTakes;
  readonly accepts: readonly DataKind[];
  /** False if the options need no input, as for a generator. */
  readonly isInputUsed: boolean;
}

/**
 * Returns the facts about a tool that a recipe needs; undefined for a form, whose result is only for reading.
 */
export function stepToolOf(
  { name, accepts }: Pick<ToolManifest, 'name' | 'accepts'>,
  operation: AnyOperation,
  { options }: RecipeStep,
): StepTool | undefined {
  const { takes, form, optionalInput, schema } = operation;
  if (form) return undefined;
  const isInputUsed = optionalInput?.isUsed({ ...initialState(schema), ...options }) !== false;
  return { name, accepts, takes, isInputUsed };
}

/** Whether a tool takes an item. A text of no known kind may be of any. */
export function takesKind(kind: DataKind, accepts: readonly DataKind[]): boolean {
  return isAccepted(kind, accepts) || (kind === 'text' && accepts.some(isTextKind));
}

export interface RecipeTools {
  /** Returns undefined for a tool that does not exist or has no operation. */
  find(step: RecipeStep): Promise<StepTool | undefined>;
  run(step: RecipeStep, source: OperationSource, signal: AbortSignal): Promise<OperationResult>;
}

/** Whether a step works on all files together, so that they cannot go through one by one. */
export async function joinsFiles(steps: readonly RecipeStep[], tools: RecipeTools): Promise<boolean> {
  const found = await Promise.all(steps.filter(({ isOff }) => !isOff).map((step) => tools.find(step)));
  return found.some((tool) => tool?.takes === 'files');
}

/** The result of a step, or its error. */
export interface StepOutcome {
  readonly step: RecipeStep;
  readonly input: readonly RecipeItem[];
  readonly items: readonly RecipeItem[];
  readonly notes: readonly Note[];
  readonly result?: OperationResult | undefined;
  readonly error?: ToolInputError;
}

interface RecipeScope {
  readonly signal?: AbortSignal;
  /** The outcomes of an earlier run: those of the same steps on the same items are taken again. */
  readonly before?: readonly StepOutcome[];
  readonly onStep?: (outcomes: readonly StepOutcome[]) => void;
}

/**
 * Runs the steps in order, up to the one that fails, which is the last outcome and has an `error`. Each step works on
 * the items of kinds that its tool takes; other items go on unchanged. Rejects only if it is aborted, or with a bug.
 */
export async function runRecipe(
  steps: readonly RecipeStep[],
  items: readonly RecipeItem[],
  tools: RecipeTools,
  { signal = new AbortController().signal, before = [], onStep }: RecipeScope = {},
): Promise<readonly StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  let current = items;
  for (const [index, step] of steps.entries()) {
    signal.throwIfAborted();
    const known = before[index];
    const isKnown = known?.step === step && known.input === current && !known.error;
    const outcome = isKnown ? known : await runStep(step, current, tools, signal);
    outcomes.push(outcome);
    onStep?.([...outcomes]);
    if (outcome.error) break;
    current = outcome.items;
  }
  return outcomes;
}

async function runStep(
  step: RecipeStep,
  input: readonly RecipeItem[],
  tools: RecipeTools,
  signal: AbortSignal,
): Promise<StepOutcome> {
  if (step.isOff) return { step, input, items: input, notes: [] };
  try {
    const tool = await tools.find(step);
    if (!tool) {
      throw new ToolInputError(`There is no tool “${step.tool}” that a recipe can use.`, {
        hint: 'Remove this step, or choose another tool.',
      });
    }
    return { step, input, ...(await workOn(step, tool, input, tools, signal)) };
  } catch (error) {
    if (isAbortError(error) || !(error instanceof ToolInputError)) throw error;
    return { step, input, items: [], notes: [], error };
  }
}

type Work = Pick<StepOutcome, 'items' | 'notes' | 'result'>;

async function workOn(
  step: RecipeStep,
  tool: StepTool,
  input: readonly RecipeItem[],
  tools: RecipeTools,
  signal: AbortSignal,
): Promise<Work> {
  const run = (source: OperationSource) => tools.run(step, source, signal);
  if (tool.takes === 'nothing' || !tool.isInputUsed) {
    const result = await run(tool.takes === 'nothing' ? undefined : '');
    return { items: [...input, ...result.parts], notes: result.notes ?? [], result };
  }
  const fits = ({ kind, isFurther }: RecipeItem) => isFurther !== true && takesKind(kind, tool.accepts);
  const taken = input.filter(fits);
  refuseMisfit(tool, input, taken);
  if (tool.takes === 'files') {
    const result = await run(taken.map(asFile));
    return {
      items: [...input.filter((item) => !fits(item)), ...result.parts],
      notes: result.notes ?? [],
      result,
    };
  }
  const worked = await Promise.all(
    input.map(async (item) => (fits(item) ? { item, result: await run(sourceOf(item)) } : { item })),
  );
  const items = worked.flatMap(({ item, result }) => (result ? namedParts(item, result) : [item]));
  const isOne = taken.length === 1;
  const notes = worked.flatMap(({ item, result }) =>
    (result?.notes ?? []).map((note) =>
      isOne ? note : { ...note, sentence: `${item.name}: ${note.sentence}` },
    ),
  );
  return {
    items: withOwnNames(items),
    notes,
    result: isOne ? worked.find(({ result }) => result)?.result : undefined,
  };
}

function refuseMisfit(tool: StepTool, input: readonly RecipeItem[], taken: readonly RecipeItem[]): void {
  if (taken.length > 0) return;
  if (input.length === 0) {
    throw new ToolInputError(`${tool.name} needs an input.`, { hint: 'Type or paste one, or drop files.' });
  }
  const given = [...new Set(input.map(({ kind }) => kind.toUpperCase()))].join(', ');
  const wanted = tool.accepts.map((kind) => kind.toUpperCase()).join(', ');
  throw new ToolInputError(`${tool.name} does not take ${given}.`, {
    hint:
      wanted === ''
        ? 'Choose another tool for this step.'
        : `It takes: ${wanted}. Add a step before it that gives one of these.`,
  });
}

function namedParts(item: RecipeItem, { parts }: OperationResult): RecipeItem[] {
  if (item.isTyped) return parts.map((part) => (parts.length === 1 ? { ...part, isTyped: true } : part));
  return parts.map((part) => ({ ...part, name: outputName(item.name, part, parts.length) }));
}

/** Two files from two folders may share a name. */
function withOwnNames(items: readonly RecipeItem[]): RecipeItem[] {
  const names = uniqueFileNames(items.map(({ name }) => name));
  return items.map((item, index) => ({ ...item, name: names[index] ?? item.name }));
}

function sourceOf(item: RecipeItem): string | Blob {
  return item.isTyped && typeof item.content === 'string' ? item.content : asFile(item);
}

function asFile({ name, content }: RecipeItem): File {
  return content instanceof File && content.name === name ? content : new File([content], name);
}

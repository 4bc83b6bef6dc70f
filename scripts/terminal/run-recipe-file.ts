import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { AnyOperation, OperationSource } from '#client/tool-kit/operations/operation.ts';
import { checkOptions } from '#client/tool-kit/recipes/check-options.ts';
import { fileItem, typedItem } from '#client/tool-kit/recipes/recipe-items.ts';
import { readRecipe, type RecipeStep } from '#client/tool-kit/recipes/recipe.ts';
import {
  joinsFiles,
  type RecipeItem,
  type RecipeTools,
  runRecipe,
  stepToolOf,
} from '#client/tool-kit/recipes/run-recipe.ts';
import { ToolInputError } from '#core/errors.ts';
import { decodeText } from '#core/text/encodings/text-decoding.ts';
import { nameBinary } from '#core/text/kinds/binary-kind.ts';
import { readArguments, UsageError } from './arguments.ts';
import { describeNote, tellFault, tellMistake } from './messages.ts';
import { runInThread } from './run-in-thread.ts';
import { findFile, readStandardInput, writeParts } from './streams.ts';
import type { ThreadPart, ThreadSource } from './thread-api.ts';
import { toolModules } from './tool-modules.ts';
import { loadTool } from './tools.ts';

/**
 * Runs a recipe on standard input, or on files: each on its own, and one that fails keeps none of the others back;
 * together where a step joins them.
 */
export async function runRecipeFile(words: readonly string[]): Promise<void> {
  const { files, outFolder } = readArguments(words, {});
  const [recipeName, ...names] = files;
  if (recipeName === undefined) throw new UsageError('Which recipe? Name its file.');
  const recipe = readRecipeFile(await readFile(findFile(recipeName), 'utf8'), recipeName);
  const { refused } = await checkOptions(recipe, async (id) =>
    toolModules.has(id) ? (await loadTool(id)).operation.schema : undefined,
  );
  if (refused.length > 0) {
    throw new UsageError(
      `${recipeName}: no such option or value: ${refused.join('; ')}. Save a recipe on the Recipes page to see the names.`,
    );
  }
  const { steps } = recipe;
  const inputs = names.map(findFile);
  const groups: (readonly string[])[] =
    names.length > 1 && !(await joinsFiles(steps, terminalTools)) ? inputs.map((path) => [path]) : [inputs];
  const made: ThreadPart[] = [];
  for (const paths of groups) {
    const label = groups.length > 1 ? `${basename(paths[0] ?? '')}: ` : '';
    try {
      made.push(...(await runOn(steps, await readItems(paths), label)));
    } catch (error) {
      if (groups.length < 2) throw error;
      tellFault(error, label.slice(0, -2));
    }
  }
  await writeParts(made, outFolder);
}

function readRecipeFile(text: string, name: string) {
  try {
    return readRecipe(text);
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    throw new UsageError(`${name}: ${error.message} ${error.details.hint ?? ''}`);
  }
}

async function readItems(paths: readonly string[]): Promise<readonly RecipeItem[]> {
  if (paths.length > 0) {
    return Promise.all(
      paths.map(async (path) => fileItem(new File([await openAsBlob(path)], basename(path)))),
    );
  }
  if (process.stdin.isTTY) return [];
  const bytes = new Uint8Array(await readStandardInput());
  if (bytes.length === 0) return [];
  return [
    nameBinary(bytes) === undefined
      ? typedItem(decodeText(bytes).text)
      : await fileItem(new File([bytes], 'input')),
  ];
}

async function runOn(
  steps: readonly RecipeStep[],
  items: readonly RecipeItem[],
  label: string,
): Promise<ThreadPart[]> {
  const outcomes = await runRecipe(steps, items, terminalTools);
  for (const [index, { step, notes, error }] of outcomes.entries()) {
    for (const note of notes) console.error(`${label}step ${index + 1}, ${step.tool}: ${describeNote(note)}`);
    if (error) {
      tellMistake(error, { schema: await schemaOf(step.tool) }, `${label}step ${index + 1}, ${step.tool}: `);
      return [];
    }
  }
  const made = outcomes.at(-1)?.items ?? items;
  return Promise.all(made.map(async (item) => ({ ...item, content: await contentOf(item) })));
}

async function contentOf({ content }: RecipeItem): Promise<string | Uint8Array> {
  return typeof content === 'string' ? content : new Uint8Array(await content.arrayBuffer());
}

async function schemaOf(id: string): Promise<AnyOperation['schema']> {
  return toolModules.has(id) ? (await loadTool(id)).operation.schema : {};
}

const terminalTools: RecipeTools = {
  async find(step) {
    if (!toolModules.has(step.tool)) return undefined;
    const { manifest, operation } = await loadTool(step.tool);
    if (operation.needsBrowser)
      throw new UsageError(`${step.tool} needs a browser: use the recipe in its page.`);
    return stepToolOf(manifest, operation, step);
  },
  async run({ tool: toolId, options }, source) {
    const { operation } = await loadTool(toolId);
    const { parts, notes } = await runInThread(
      { toolId, source: await threadSourceOf(source), options },
      operation,
    );
    return {
      parts: parts.map(({ content, ...part }) => ({
        ...part,
        content: typeof content === 'string' ? content : new Blob([new Uint8Array(content)]),
      })),
      notes,
    };
  },
};

async function threadSourceOf(source: OperationSource): Promise<ThreadSource> {
  if (source === undefined || typeof source === 'string') return { text: source };
  const blobs = source instanceof Blob ? [source] : source;
  const files = blobs.map(async (blob) => ({
    name: blob instanceof File ? blob.name : 'input',
    bytes: new Uint8Array(await blob.arrayBuffer()),
  }));
  return { files: await Promise.all(files) };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { variants } from '#client/tool-kit/operations/fixtures/option-variants.ts';
import { fileItem } from '#client/tool-kit/recipes/recipe-items.ts';
import type { RecipeStep } from '#client/tool-kit/recipes/recipe.ts';
import {
  type RecipeItem,
  type RecipeTools,
  runRecipe,
  stepToolOf,
  takesKind,
} from '#client/tool-kit/recipes/run-recipe.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { root } from '../site/paths.ts';
import { loadOperations } from './all-operations.ts';
import { peopleTexts } from './people-texts.ts';

const operations = await loadOperations();
const byId = new Map(operations.map((each) => [each.id, each]));
// Operations that use the time or random numbers differ each time, and a time limit depends on the machine.
const usable = operations.filter(({ operation: { form, needsBrowser, takes, schema, isRandom } }) => {
  const isSteady = isRandom?.(initialState(schema)) !== true;
  return !form && needsBrowser !== true && takes !== 'nothing' && isSteady;
});

/** Tools without a page: each operation runs in this thread. */
const plainTools: RecipeTools = {
  find: (step) => {
    const found = byId.get(step.tool);
    return Promise.resolve(found && stepToolOf(found, found.operation, step));
  },
  run: ({ tool, options }, source, signal) => {
    const found = byId.get(tool);
    return found
      ? executeOperation(found.operation, source, options, { signal })
      : Promise.reject(new RangeError(`There is no operation ${tool}.`));
  },
};

/** A chain of matching tools, a file for it, and its output. */
export interface RecipeChain {
  readonly steps: readonly RecipeStep[];
  readonly file: File;
  readonly items: readonly RecipeItem[];
}

interface Choice {
  readonly tool: number;
  readonly options: number;
}

interface Choices {
  readonly file: File;
  readonly steps: readonly Choice[];
}

/** In bytes: large enough for a page to use a worker. */
const largeSize = 12_000;

const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>';
/** A PDF of two empty pages. */
export const twoPages = [
  '%PDF-1.7',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>endobj',
  `3 0 obj${page}endobj`,
  `4 0 obj${page}endobj`,
  'trailer<</Size 5/Root 1 0 R>>',
  '%%EOF\n',
].join('\n');
const picture = readFileSync(join(root, 'client/tools/code-scanner/fixtures/two-codes.png'));

const files = fc.oneof(
  fc.record({ text: peopleTexts, isLarge: fc.boolean() }).map(({ text, isLarge }) => {
    const whole = `a ${text}\n`;
    return new File([isLarge ? whole.repeat(largeSize / whole.length) : whole], 'input.txt');
  }),
  fc.record({ text: peopleTexts, isLarge: fc.boolean() }).map(({ text, isLarge }) => {
    const rows = Array.from({ length: isLarge ? 400 : 2 }, (_, id) => ({ id, text, of: [id % 2 === 0] }));
    return new File([JSON.stringify(rows)], 'input.json');
  }),
  fc
    .constantFrom('id,name\n1,Ann\n2,"Bo, ""b"""\n', `id\n${'7\n'.repeat(largeSize / 2)}`)
    .map((text) => new File([text], 'input.csv')),
  fc.constantFrom(new File([picture], 'input.png'), new File([twoPages], 'input.pdf')),
);

/** The random choices for a chain; `chainOf` finds matching tools. */
const chainChoices: fc.Arbitrary<Choices> = fc.record({
  file: files,
  steps: fc.array(fc.record({ tool: fc.nat(1e6), options: fc.nat(1e6) }), { minLength: 2, maxLength: 5 }),
});

/** Builds a chain step by step: each is a tool that accepts the output of the one before it, and succeeds. */
async function chainOf({ file, steps: choices }: Choices): Promise<RecipeChain> {
  const steps: RecipeStep[] = [];
  let items: readonly RecipeItem[] = [await fileItem(file)];
  for (const choice of choices) {
    const step = chooseStep(choice, items);
    const [outcome] = step ? await runRecipe([step], items, plainTools) : [];
    if (!step || !outcome || outcome.error || !outcome.items.every(isTelling)) continue;
    steps.push(step);
    ({ items } = outcome);
  }
  return { steps, file, items };
}

/**
 * Returns whether items can be compared. A page offers no download for an empty item, and a new PDF contains the
 * time and a unique identifier.
 */
function isTelling({ kind, content }: RecipeItem): boolean {
  return kind !== 'pdf' && new Blob([content]).size > 0;
}

function chooseStep({ tool, options }: Choice, items: readonly RecipeItem[]): RecipeStep | undefined {
  const fitting = usable.filter(({ accepts }) => items.some(({ kind }) => takesKind(kind, accepts)));
  const chosen = fitting[tool % fitting.length];
  if (!chosen) return undefined;
  const { id, operation } = chosen;
  const all = variants(operation.schema, options);
  const own = all[options % all.length] ?? {};
  return operation.isRandom?.(own as never) === true ? undefined : { tool: id, options: own };
}

/** Chains of at least two steps, as many as asked for, by the seed of the run. */
export async function sampleChains(count: number): Promise<RecipeChain[]> {
  const chains: RecipeChain[] = [];
  for (const choices of fc.sample(chainChoices, 4 * count)) {
    const chain = chains.length < count ? await chainOf(choices) : undefined;
    if (chain && chain.steps.length > 1) chains.push(chain);
  }
  return chains;
}

/** The bytes of each item by its name. */
export async function bytesByName(items: readonly RecipeItem[]): Promise<Record<string, string>> {
  const all = items.map(async ({ name, content }) => {
    const bytes = await new Blob([content]).arrayBuffer();
    return [name, Buffer.from(bytes).toString('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { loadOperation } from '#client/tool-kit/operations/loading.ts';
import type { ToolManifest } from '#client/tool-kit/define-tool.ts';
import { ToolInputError } from '#core/errors.ts';
import { fileItem, typedItem } from './recipe-items.ts';
import { acceptRecipe, readRecipe, type RecipeStep, writeRecipe } from './recipe.ts';
import { joinsFiles, type RecipeItem, type RecipeTools, runRecipe, stepToolOf } from './run-recipe.ts';
import { starterRecipes } from './starter-recipes.ts';

const manifests = import.meta.glob<ToolManifest>('../../tools/*/manifest.ts', {
  import: 'default',
  eager: true,
});

const tools: RecipeTools = {
  async find(step) {
    const manifest = Object.values(manifests).find(({ id }) => id === step.tool);
    return manifest && stepToolOf(manifest, await loadOperation(step.tool), step);
  },
  run: async ({ tool, options }, source, signal) =>
    executeOperation(await loadOperation(tool), source, options, { signal }),
};

const step = (tool: string, options: RecipeStep['options'] = {}): RecipeStep => ({ tool, options });

async function outputOf(steps: readonly RecipeStep[], items: readonly RecipeItem[]) {
  const outcomes = await runRecipe(steps, items, tools);
  const last = outcomes.at(-1);
  if (last?.error) throw last.error;
  return Promise.all(
    (last?.items ?? items).map(async ({ name, kind, content }) => ({
      name,
      kind,
      text: typeof content === 'string' ? content : await content.text(),
    })),
  );
}

// Written by hand from the formats' rules.
const expected = new Map([
  ['CSV to YAML', '- name: web\n  port: 8080\n  tags: a;b\n- name: mail\n  port: 25\n  tags: c\n'],
  ['Clean up a mailing list', 'ann@example.org\nbob@example.org'],
  ['Read Base64 JSON', '{\n  "user": "ann",\n  "roles": [\n    "admin"\n  ]\n}'],
  ['YAML settings to .env', 'DB_HOST=localhost\nDB_PORT=5432\nDEBUG=false'],
  ['Titles to unique slugs', 'creme-brulee-for-two\nten-tips-and-tricks'],
  ['Web page to plain Markdown', '# News\n\nThe **hub** is [here](https://example.org).'],
]);

for (const { name, steps, sample } of starterRecipes) {
  const wanted = expected.get(name);
  if (wanted === undefined || sample === undefined) continue;
  test(`the starter recipe “${name}”`, async () => {
    const [item] = await outputOf(steps, [typedItem(sample)]);
    expect(item?.text.trim()).toBe(wanted.trim());
  });
}

test('every starter recipe is made of steps that fit each other', async () => {
  for (const { steps } of starterRecipes) {
    for (const each of steps) expect(await tools.find(each), each.tool).toBeDefined();
  }
});

test('files keep their names, and those of other kinds go on as they are', async () => {
  const items = await Promise.all([
    fileItem(new File(['a,b\n1,2\n'], 'one.csv')),
    fileItem(new File(['a,b\n3,4\n'], 'two.csv')),
    fileItem(new File(['hello'], 'read-me.html')),
  ]);
  const made = await outputOf([step('csv-to-json', { layout: 'rows' }), step('json-to-yaml')], items);
  expect(made.map(({ name, kind }) => [name, kind])).toEqual([
    ['one.yaml', 'yaml'],
    ['two.yaml', 'yaml'],
    ['read-me.html', 'html'],
  ]);
});

test('a step that takes none of the kinds is a mistake that names both sides', async () => {
  const outcomes = await runRecipe(
    [step('csv-to-json'), step('yaml-to-json'), step('json-to-csv')],
    [typedItem('a\n1')],
    tools,
  );
  expect(outcomes).toHaveLength(2);
  expect(outcomes[1]?.error?.message).toBe('YAML to JSON does not take JSON.');
  expect(outcomes[1]?.error?.details.hint).toContain('YAML');
});

test('a mistake in the data keeps the results before it, and its place', async () => {
  const outcomes = await runRecipe(
    [step('text-case-converter', { case: 'lower' }), step('json-to-yaml')],
    [typedItem('{"A": }')],
    tools,
  );
  expect(outcomes[0]?.items[0]?.content).toBe('{"a": }');
  expect(outcomes[1]?.error?.details.line).toBe(1);
});

test('a skipped step changes nothing, and a known outcome is not worked out again', async () => {
  let runs = 0;
  const counting: RecipeTools = { ...tools, run: (...all) => ((runs += 1), tools.run(...all)) };
  const steps = [step('csv-to-json'), { ...step('json-to-yaml'), isOff: true }];
  const items = [typedItem('a\n1')];
  const before = await runRecipe(steps, items, counting);
  expect(before[1]?.items).toBe(before[0]?.items);
  const after = await runRecipe([...steps, step('json-to-csv')], items, counting, { before });
  expect(after[2]?.items[0]?.content).toBe('a\r\n1\r\n');
  expect(runs).toBe(2);
});

test('a generator needs no input; without one other steps say so', async () => {
  const [made] = await outputOf([step('uuid-generator'), step('text-case-converter', { case: 'upper' })], []);
  expect(made?.text).toMatch(/^[\dA-F]{8}-/);
  const outcomes = await runRecipe([step('json-to-yaml')], [], tools);
  expect(outcomes[0]?.error?.message).toBe('JSON to YAML needs an input.');
});

test('forms and unknown tools are no steps', async () => {
  for (const tool of ['loan-calculator', 'no-such-tool', 'constructor']) {
    const [outcome] = await runRecipe([step(tool)], [typedItem('1')], tools);
    expect(outcome?.error?.message).toBe(`There is no tool “${tool}” that a recipe can use.`);
  }
});

test('it is known which recipes join files', async () => {
  expect(await joinsFiles([step('pdf-compressor'), step('pdf-merger')], tools)).toBe(true);
  expect(await joinsFiles([step('csv-to-json'), { ...step('pdf-merger'), isOff: true }], tools)).toBe(false);
});

test('an aborted run stops', async () => {
  const signal = AbortSignal.abort();
  await expect(runRecipe([step('csv-to-json')], [typedItem('a')], tools, { signal })).rejects.toThrow();
});

test('a file gives back the recipe that it was written from', () => {
  for (const { name, steps } of starterRecipes) {
    expect(readRecipe(writeRecipe({ name, steps }))).toEqual({ name, steps });
  }
});

test('what is no recipe is refused, whatever it holds', () => {
  const hostile: unknown[] = [
    null,
    7,
    [],
    { name: 'x' },
    { name: 7, steps: [] },
    { name: 'x'.repeat(81), steps: [] },
    { name: 'x', steps: Array.from({ length: 51 }, () => step('base64')) },
    { name: 'x', steps: [{ tool: '../../admin' }] },
    { name: 'x', steps: [{ tool: 'base64', options: [] }] },
    { name: 'x', steps: [{ tool: 'base64', options: { text: 'y'.repeat(50_000) } }] },
  ];
  for (const raw of hostile) expect(acceptRecipe(raw)).toBeUndefined();
  for (const text of ['', '{', '[]', '{"name":"x","steps":[]}', 'PK\u0003\u0004']) {
    expect(() => readRecipe(text)).toThrow(ToolInputError);
  }
  const many = { recipe: 1, name: 'x', steps: Array.from({ length: 60 }, () => step('base64')) };
  expect(() => readRecipe(JSON.stringify(many))).toThrow('This recipe has 60 steps; at most 50 are allowed.');
  expect(() => readRecipe('{"recipe":2}')).toThrow('later version');
  expect(acceptRecipe({ name: 'a\u202egnp.exe\0', steps: [] })?.name).toBe('agnp.exe');
  const strange = acceptRecipe(
    JSON.parse('{"name":"x","steps":[{"tool":"base64","options":{"__proto__":{"tab":"decode"}}}]}'),
  );
  expect(Object.hasOwn(Object.prototype, 'tab')).toBe(false);
  expect(strange?.steps[0]?.tool).toBe('base64');
});

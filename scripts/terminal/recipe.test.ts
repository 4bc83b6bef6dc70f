import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../site/paths.ts';
import { bytesByName, sampleChains, twoPages } from '../testing/recipe-chains.ts';
import { type RecipeStep, writeRecipe } from '#client/tool-kit/recipes/recipe.ts';

const folder = mkdtempSync(join(tmpdir(), 'sundry-recipe-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function run(parameters: readonly string[], input: string | Uint8Array = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/tool.ts', ...parameters], {
    input,
    cwd: root,
    env: { ...process.env, INIT_CWD: folder, NO_COLOR: '1' },
  });
  return { status, output: stdout.toString(), complaint: stderr.toString() };
}

function runRecipe(steps: readonly RecipeStep[], parameters: readonly string[], input = '') {
  writeFileSync(join(folder, 'recipe.json'), writeRecipe({ name: 'test', steps }));
  return run(['--recipe', 'recipe.json', ...parameters], input);
}

const chains = (await sampleChains(12)).map((chain) => ({
  ...chain,
  names: chain.steps.map(({ tool }) => tool).join(', '),
}));

test.each(chains)('a chain gives what its operations give: $names', async ({ steps, file, items }) => {
  writeFileSync(join(folder, file.name), await file.bytes());
  rmSync(join(folder, 'chain'), { recursive: true, force: true });
  const { complaint } = runRecipe(steps, ['--out', 'chain', file.name]);
  const written = readdirSync(join(folder, 'chain')).map((name) => [
    name,
    readFileSync(join(folder, 'chain', name), 'hex'),
  ]);
  expect(Object.fromEntries(written), complaint).toEqual(await bytesByName(items));
});

const csvToYaml = [
  { tool: 'csv-to-json', options: { types: 'found' } },
  { tool: 'json-to-yaml', options: {} },
];

test('files go through one by one, and one that fails keeps none of the others back', () => {
  writeFileSync(join(folder, 'a.csv'), 'v\n1\n');
  writeFileSync(join(folder, 'b.csv'), Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a));
  writeFileSync(join(folder, 'c.csv'), 'v\n3\n');
  const { status, complaint } = runRecipe(csvToYaml, ['--out', 'made', 'a.csv', 'b.csv', 'c.csv']);
  expect(status).toBe(1);
  expect(complaint).toContain('b.csv: step 1, csv-to-json: CSV to JSON does not take PNG.');
  expect(readdirSync(join(folder, 'made')).toSorted()).toEqual(['a.yaml', 'c.yaml']);
  expect(readFileSync(join(folder, 'made', 'c.yaml'), 'utf8')).toBe('- v: 3\n');
});

test('one file becomes many and many become one', () => {
  writeFileSync(join(folder, 'two.pdf'), twoPages);
  const parts = runRecipe(
    [{ tool: 'pdf-splitter', options: { by: 'every' } }],
    ['--out', 'parts', 'two.pdf'],
  );
  expect(parts.complaint).not.toContain('fault');
  expect(readdirSync(join(folder, 'parts'))).toHaveLength(2);
  const steps = [
    { tool: 'pdf-splitter', options: { by: 'every' } },
    { tool: 'pdf-merger', options: {} },
  ];
  runRecipe(steps, ['--out', 'whole', 'two.pdf']);
  const [name = ''] = readdirSync(join(folder, 'whole'));
  expect(
    spawnSync('qpdf', ['--show-npages', join(folder, 'whole', name)])
      .stdout.toString()
      .trim(),
  ).toBe('2');
});

test('what is no recipe, no file, and a step that cannot be', () => {
  writeFileSync(join(folder, 'no.json'), '[]');
  expect(run(['--recipe'])).toMatchObject({ status: 2 });
  expect(run(['--recipe', 'nowhere.json'])).toMatchObject({ status: 2 });
  expect(run(['--recipe', 'no.json']).complaint).toContain('This file is not a recipe.');
  const wrong = runRecipe([{ tool: 'base64', options: { tab: 'decodee' } }], [], 'aGk=');
  expect(wrong).toMatchObject({ status: 2, output: '' });
  expect(wrong.complaint).toContain('step 1, base64: tab');
  const { status, complaint } = runRecipe([{ tool: 'loan-calculator', options: {} }], [], '1');
  expect(status).toBe(1);
  expect(complaint).toContain(
    'step 1, loan-calculator: There is no tool “loan-calculator” that a recipe can use.',
  );
});

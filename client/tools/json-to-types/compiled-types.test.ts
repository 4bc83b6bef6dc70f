import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateTypes } from './generate.ts';
import type { GenerateOptions } from './languages.ts';

const defaults: GenerateOptions = {
  language: 'typescript',
  source: 'samples',
  typeName: 'Root',
  isTypesOnly: true,
  hasEnums: false,
  hasMaps: true,
  hasDates: false,
};

const key = fc.oneof(
  fc.constantFrom(
    'class',
    'first-name',
    'a',
    'id',
    'def',
    'é',
    '1st',
    'some key',
    'Root',
    'type',
    'None',
    '"',
    '%',
    'e\u0301',
    '😀',
    '日本',
  ),
  fc.stringMatching(/^[a-z][a-zA-Z0-9_]{0,5}$/),
);
const { value: tree } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.integer(),
    fc.constant(1.5),
    fc.boolean(),
    fc.constant(null),
    tie('object'),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
  object: fc.dictionary(key, tie('value'), { maxKeys: 4 }),
}));
const document = fc.dictionary(key, tree, { minKeys: 1, maxKeys: 5 });

function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the compiler takes the TypeScript, and each sample is of its type', async () => {
  const samples = [...fc.sample(document, 60), [[1], []], [1, 'a', null], []];
  const files = await Promise.all(
    samples.map(async (sample) => {
      const json = JSON.stringify(sample);
      const { content } = await generateTypes(json, defaults);
      return `${content}\nexport const sample: Root = ${json};\n`;
    }),
  );
  expect(compileTypes(files)).toEqual([0, '']);
});

test('the compiler takes further members beside those that have names', async () => {
  // TypeScript handbook, Object types, Index signatures: named members are of the type of the signature.
  const schema = {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      tags: { type: 'array', items: { type: ['string', 'number'] } },
      next: { $ref: '#/$defs/rule' },
    },
    required: ['id'],
    additionalProperties: { $ref: '#/$defs/rule' },
    $defs: {
      rule: { type: 'object', properties: { name: { type: 'string' } }, additionalProperties: false },
    },
  };
  const { content } = await generateTypes(JSON.stringify(schema), { ...defaults, source: 'schema' });
  const sample = 'export const sample: Root = { id: 1, tags: ["a", 2], other: { name: "x" } };';
  expect(compileTypes([`${content}\n${sample}\n`])).toEqual([0, '']);
});

function compileTypes(files: readonly string[]) {
  return inFolder((folder) => {
    const names = files.map((_, index) => join(folder, `sample-${index}.ts`));
    for (const [index, name] of names.entries()) writeFileSync(name, files[index] ?? '');
    const compiler = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');
    const { status, stdout } = spawnSync(
      process.execPath,
      [compiler, '--noEmit', '--ignoreConfig', '--strict', '--target', 'esnext', ...names],
      { encoding: 'utf8' },
    );
    return [status, stdout];
  });
}

test('Zod takes each sample by its schema', async () => {
  const samples = [
    ...fc.sample(document, 40),
    [{ a: 1 }, { a: null, b: [] }],
    [1, 'a'],
    [[{ a: 1 }]],
    'a',
    null,
  ];
  const zod = pathToFileURL(createRequire(import.meta.url).resolve('zod')).href;
  const contents = await Promise.all(
    samples.map(
      async (sample) =>
        (await generateTypes(JSON.stringify(sample), { ...defaults, language: 'typescript-zod' })).content,
    ),
  );
  const { status, stderr } = inFolder((folder) => {
    const schemas = contents.map((content, index) => {
      const name = join(folder, `schema-${index}.mts`);
      const check = `RootSchema.parse(${JSON.stringify(samples[index])});`;
      writeFileSync(name, `${content.replace('"zod"', JSON.stringify(zod))}\n${check}\n`);
      return `await import(${JSON.stringify(pathToFileURL(name).href)});`;
    });
    const main = join(folder, 'main.mjs');
    writeFileSync(main, schemas.join('\n'));
    return spawnSync(process.execPath, ['--no-warnings', main], { encoding: 'utf8', cwd: folder });
  });
  expect([status, stderr]).toEqual([0, '']);
});

test('Python reads and writes each sample by its classes', async () => {
  const samples = fc.sample(
    document.filter((sample) => Object.keys(sample).every((name) => /^[a-z日]/.test(name))),
    60,
  );
  const programs = await Promise.all(
    samples.map(async (sample) => {
      const typed = await generateTypes(JSON.stringify(sample), { ...defaults, language: 'python' });
      const whole = await generateTypes(JSON.stringify(sample), {
        ...defaults,
        language: 'python',
        isTypesOnly: false,
      });
      return [typed.content, whole.content, sample] as const;
    }),
  );
  const script = `
import json, sys
for number, (typed, whole, sample) in enumerate(json.load(sys.stdin)):
    exec(compile(typed, 'typed', 'exec'), {'__name__': 'typed'})
    module = {'__name__': 'whole'}
    exec(compile(whole, 'whole', 'exec'), module)
    if 'root_from_dict' in module:
        assert module['root_to_dict'](module['root_from_dict'](sample)) is not None, sample
`;
  const { status, stderr } = spawnSync('python3', ['-c', script], {
    input: JSON.stringify(programs),
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

test('Python takes fields called list and from_dict, and Chinese names', async () => {
  const text = '[{"list": [1], "other": [2], "日本": [{"日本": 1}], "from": [{"Dict": "a"}, {"b": 1}]}, {}]';
  for (const isTypesOnly of [true, false]) {
    const { content } = await generateTypes(text, { ...defaults, language: 'python', isTypesOnly });
    const read = isTypesOnly ? '' : `\nassert root_to_dict(root_from_dict(${text})) == ${text}`;
    const { status, stderr } = spawnSync('python3', ['-c', content + read], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  }
});

test('Python reads the sample with numbers such as 1.0 and 1e3', async () => {
  const text = '{"p":1.0,"q":[1.0,2.0],"r":1e3,"s":[1,2.0],"t":-0.0,"u":3}';
  const options = { ...defaults, language: 'python', isTypesOnly: false } as const;
  const { content } = await generateTypes(text, options);
  const script = `import json\n${content}\nprint(root_to_dict(root_from_dict(json.loads('${text}'))))`;
  const { status, stderr } = spawnSync('python3', ['-c', script], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

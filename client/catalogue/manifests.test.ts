import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCategory } from '#client/tool-kit/categories.ts';
import { isBuilt, type ToolManifest } from '#client/tool-kit/define-tool.ts';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import { popularIds } from './popular.ts';
import { dataKinds } from '#core/text/kinds/data-kinds.ts';

const root = join(import.meta.dirname, '..', '..');
const manifestFiles = globSync('client/tools/*/manifest.ts', { cwd: root });
const tools = await Promise.all(
  manifestFiles.map(async (file) => {
    const { default: manifest } = (await import(join(root, file))) as { default: ToolManifest };
    return { manifest, folder: join(root, dirname(file)) };
  }),
);

/** The 59 tools of the specification; all others came later. */
const ofSpecification = `
ai-text-generator aspect-ratio-calculator barcode-generator base64 binary-converter bmi-calculator
business-name-generator calculator character-counter checksum-calculator code-beautifier color-picker
cron-parser css-minifier csv-to-json csv-viewer currency-converter date-calculator expense-calculator
hash-generator html-entity-encoder image-color-picker image-compressor image-cropper image-resizer
image-to-base64 invoice-generator ip-lookup js-minifier json-formatter json-to-csv json-to-yaml
jwt-decoder loan-calculator lorem-ipsum-generator markdown-editor palindrome-checker password-generator
pdf-compressor pdf-merger pdf-splitter pdf-text-extractor pdf-to-image percentage-calculator
profit-margin-calculator qr-generator random-generator regex-tester roi-calculator sql-formatter
svg-optimizer text-case-converter text-diff time-zone-converter unit-converter url-encoder uuid-generator
word-counter yaml-to-json`
  .trim()
  .split(/\s+/);

test('all tools of the specification are there, and more than the “50+” that it speaks of', () => {
  expect(ofSpecification).toHaveLength(59);
  const ids = new Set(tools.map(({ manifest }) => manifest.id));
  expect(ofSpecification.filter((id) => !ids.has(id))).toEqual([]);
  expect(tools.length).toBeGreaterThan(50);
});

test('every popular tool exists', () => {
  const ids = tools.map(({ manifest }) => manifest.id);
  expect(popularIds.filter((id) => !ids.includes(id))).toEqual([]);
});

test('slugs, former slugs and names are unique', () => {
  const slugs = tools.flatMap(({ manifest }) => [manifest.slug, ...manifest.formerSlugs]);
  expect(new Set(slugs).size).toBe(slugs.length);
  const names = tools.map(({ manifest }) => manifest.name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});

describe.each(tools)('$manifest.id', ({ manifest, folder }) => {
  test('its id is its folder, and is written as ids are', () => {
    expect(manifest.id).toBe(basename(folder));
    expect(manifest.id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(manifest.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  test('its texts are one short line each', () => {
    expect(manifest.name).toMatch(/^\S.{1,38}\S$/);
    expect(manifest.description).toMatch(/^[A-Z0-9].{10,110}\.$/);
  });

  test('its category, icon and data kinds exist', () => {
    expect(findCategory(manifest.category)).toBeDefined();
    expect(existsSync(join(root, 'node_modules/lucide-static/icons', `${manifest.icon}.svg`))).toBe(true);
    for (const kind of [...manifest.accepts, ...manifest.produces]) expect(dataKinds).toContain(kind);
  });

  test('its keywords are lower case, unique, and do not repeat its name', () => {
    expect(new Set(manifest.keywords).size).toBe(manifest.keywords.length);
    for (const keyword of manifest.keywords) {
      expect(keyword).toBe(keyword.toLowerCase().trim());
      expect(keyword).not.toBe(manifest.name.toLowerCase());
    }
  });

  test('its manifest names the view and the operation that its folder holds', () => {
    if (manifest.load) expect(existsSync(join(folder, 'view.tsx'))).toBe(true);
    expect(existsSync(join(folder, 'operation.ts'))).toBe(manifest.operation !== undefined);
  });

  test.runIf(isBuilt(manifest))('its folder is complete', async () => {
    for (const file of ['e2e.spec.ts', 'main-work.ts', 'about.md']) {
      expect(existsSync(join(folder, file)), `${file} is missing`).toBe(true);
    }
    const tests = globSync('**/*.test.ts', { cwd: folder });
    const sources = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.{test,spec}.ts'] });
    const texts = await Promise.all(sources.map((file) => readFile(join(folder, file), 'utf8')));
    const engine =
      /from '#core\/(?:codes|colors|csv|dates|hashing|images|json|pdf|sql|text\/counting|yaml)\//;
    expect(
      tests.length > 0 || texts.some((text) => engine.test(text)),
      'neither tests of its own nor an engine of core/ that has them',
    ).toBe(true);
    if (manifest.load) {
      const view = await readFile(join(folder, 'view.tsx'), 'utf8');
      expect(view).toMatch(/^export default function [A-Z]\w+\(/m);
    }
    const about = await readFile(join(folder, 'about.md'), 'utf8');
    expect(about.startsWith('## ')).toBe(true);
    expect(about.length).toBeGreaterThan(400);
  });

  test.runIf(manifest.load)('its view is a component', async () => {
    expect(await readFile(join(folder, 'view.tsx'), 'utf8')).toMatch(/^export default function [A-Z]\w+\(/m);
  });

  test.runIf(manifest.operation)('its operation is complete', async () => {
    const { default: operation } = (await import(join(folder, 'operation.ts'))) as { default: AnyOperation };
    expect(operation.inverse ?? tools[0]?.manifest.id).toBeOneOf(tools.map((tool) => tool.manifest.id));
    for (const [key, field] of Object.entries(operation.schema)) {
      expect(field.accept(field.initial), `${key} does not accept its own initial value`).toEqual(
        field.initial,
      );
      const labels = Object.keys(field.choiceLabels ?? {});
      expect(labels.toSorted(), `labels of ${key}`).toEqual(
        labels.length === 0 ? [] : (field.values ?? field.quick)?.map(String).toSorted(),
      );
      expect(Object.keys(operation.schema)).toEqual(expect.arrayContaining(Object.keys(field.onlyIf ?? {})));
    }
  });
});

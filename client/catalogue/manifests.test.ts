import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCategory } from '#client/tool-kit/categories.ts';
import type { ToolManifest } from '#client/tool-kit/define-tool.ts';
import { dataKinds } from '#core/text/kinds/data-kinds.ts';

const root = join(import.meta.dirname, '..', '..');
const manifestFiles = globSync('client/tools/*/manifest.ts', { cwd: root });
const tools = await Promise.all(
  manifestFiles.map(async (file) => {
    const { default: manifest } = (await import(join(root, file))) as { default: ToolManifest };
    return { manifest, folder: join(root, dirname(file)) };
  }),
);

test('there are tools', () => {
  expect(tools.length).toBeGreaterThan(0);
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

  test.runIf(manifest.load)('its folder is complete', async () => {
    for (const file of ['view.tsx', 'e2e.spec.ts', 'main-work.ts', 'about.md']) {
      expect(existsSync(join(folder, file)), `${file} is missing`).toBe(true);
    }
    const tests = globSync('**/*.test.ts', { cwd: folder });
    const sources = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.{test,spec}.ts'] });
    const texts = await Promise.all(sources.map((file) => readFile(join(folder, file), 'utf8')));
    const engine = /from '#core\/(?:codes|colors|csv|dates|hashing|images|json|pdf|text\/counting)\//;
    expect(
      tests.length > 0 || texts.some((text) => engine.test(text)),
      'neither tests of its own nor an engine of core/ that has them',
    ).toBe(true);
    expect(await readFile(join(folder, 'view.tsx'), 'utf8')).toMatch(/^export default function [A-Z]\w+\(/m);
    const about = await readFile(join(folder, 'about.md'), 'utf8');
    expect(about.startsWith('## ')).toBe(true);
    expect(about.length).toBeGreaterThan(400);
  });
});

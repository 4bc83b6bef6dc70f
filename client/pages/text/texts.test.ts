import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allTools } from '#client/catalogue/catalogue.ts';
import { isBuilt } from '#client/tool-kit/define-tool.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const notes = read('pages/text/texts/blog.md').split('## Release notes')[1] ?? '';

test('the release notes name no tool that is not built', () => {
  const named = allTools.filter(({ name }) => notes.includes(name));
  expect(named.length).toBeGreaterThan(10);
  for (const tool of named) expect(isBuilt(tool), tool.name).toBe(true);
});

test('announced tools stand after the others', () => {
  expect(allTools.map(isBuilt)).toEqual(allTools.map(isBuilt).sort((a, b) => Number(b) - Number(a)));
});

test('the cookie text names every key that the site stores', () => {
  const cookies = read('pages/text/texts/cookies.md');
  const keys = globSync('{lib,tools,tool-kit,app,pages}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(?:test|spec)\./.test(path))
    .flatMap((path) =>
      Array.from(read(path).matchAll(/\bcreateStore(?:<[^(]*>)?\(\s*['`]([\w:-]+)/g), ([, key]) => key ?? ''),
    );
  // Read once to take over what an earlier version kept, and removed.
  const kept = keys.filter((key) => key !== 'toolsWishlist');
  expect(kept.length).toBeGreaterThanOrEqual(6);
  for (const key of kept) expect(cookies).toContain(`\`${key}`);
});

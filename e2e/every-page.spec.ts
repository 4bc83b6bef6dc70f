import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examinePage } from './examine-page.ts';
import { expect } from './fixtures.ts';
import { listMainWorks } from './main-work.ts';
import { type ParsedPage, parsePage } from './page-structure.ts';
import { readSite } from './pages.ts';
import { test } from './shared-context.ts';

interface BuiltPage extends ParsedPage {
  readonly path: string;
  readonly status: number;
}

// The list comes from the built site, so a new tool is covered the moment it exists.
const dist = join(import.meta.dirname, '..', 'dist');
const pages: readonly BuiltPage[] = readSite()
  .entries.filter((entry) => entry.type.startsWith('text/html'))
  .map(({ path, status, file }) => ({ path, status, ...parsePage(readFileSync(join(dist, file), 'utf8')) }));

// `plain-http.spec.ts` examines the pages of tools before their main work, except what plain http changes.
const works = await listMainWorks();
const examinedThere = new Set(works.filter((work) => !work.refusal).map(({ slug }) => `/tools/${slug}`));
const examinedHere = pages.filter(({ path }) => !examinedThere.has(path));

// Pages that differ only in words, icons, a category's hue and the number and order of similar parts are examined once,
// by the one with the longest word; `offline.spec.ts` hydrates every page.
const groups = [...Map.groupBy(examinedHere, ({ structure }) => structure).values()];
// Cards and tiles are the same everywhere: the category pages with the most kinds of elements take on all hues.
const [inAllHues] = groups
  .filter(({ length }) => length > 1)
  .toSorted(([a], [b]) => (b?.structure.length ?? 0) - (a?.structure.length ?? 0));

for (const group of groups) {
  const [shown = group[0]] = group.toSorted((a, b) => b.longestWord - a.longestWord);
  if (!shown) continue;
  const others = group.length === 1 ? '' : ` (so do ${group.length - 1} more)`;
  test(`${shown.path}: hydrates, fits a phone, and is accessible in both themes${others}`, async ({
    page,
    allowFault,
  }) => {
    if (shown.status !== 200) allowFault('status of 404');
    const hues = group === inAllHues ? [...new Set(group.flatMap((each) => each.hues))] : [];
    await examinePage(page, shown.path, hues);
  });
}

test('every page says who it is before any script runs, by valid ids, with icons that exist', async ({
  request,
}) => {
  expect(pages.length).toBeGreaterThan(100);
  const sprites = new Map<string, string>();
  for (const page of pages) {
    const { path, status } = page;
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    // The served page equals the built one.
    expect(parsePage(await response.text()).structure, path).toBe(page.structure);
    expect(page.title, path).toMatch(/\S · Sundry$|^Sundry/);
    expect(page.description, path).toMatch(/\S{3}/);
    expect(page.headings, path).toEqual([expect.stringMatching(/\S/)]);
    if (status === 200) expect(page.hasHeaderNavigation, path).toBe(true);
    expect(page.repeatedIds, path).toEqual([]);
    for (const icon of page.icons) {
      const [sprite = '', name = ''] = icon.split('#');
      const svg = sprites.get(sprite) ?? (await (await request.get(sprite)).text());
      sprites.set(sprite, svg);
      expect(svg.includes(`id="${name}"`), `${icon} of ${path}`).toBe(true);
    }
  }
});

test('gives each page its own title and description, and has no broken link', async ({ request }) => {
  const seen = new Map<string, string>();
  const linked = new Map<string, string>();
  for (const { path } of pages.filter((entry) => entry.status === 200)) {
    const html = await (await request.get(path)).text();
    for (const pattern of [/<title>(.*?)<\/title>/, /name="description" content="(.*?)"/]) {
      const text = pattern.exec(html)?.[1] ?? '';
      expect(seen.get(text), `${path} repeats “${text}”`).toBeUndefined();
      seen.set(text, path);
    }
    // The origin is not known here (`base-path.spec.ts` tests it).
    expect(html).not.toContain('rel="canonical"');
    for (const [, link = ''] of html.matchAll(/<a\s[^>]*?href="(\/[^"#?]*)/g)) linked.set(link, path);
  }
  for (const [link, from] of linked)
    expect((await request.get(link)).status(), `${link} on ${from}`).toBe(200);
  for (const path of ['/robots.txt', '/site.webmanifest', '/favicon.svg', '/icon-192.png', '/og-image.png']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

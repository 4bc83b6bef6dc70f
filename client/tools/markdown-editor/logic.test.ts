import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAddresses } from './markdown/autolinks.ts';
import { documentStyle, documentStyleHash, makeHtmlDocument } from './markup/html-document.ts';
import { headingId } from './markdown/heading-ids.ts';
import { countDocument, findBrokenAnchors, maxTextBytes, parseMarkdown } from './logic.ts';
import { renderFragment } from './markup/render-for-tests.ts';
import { compareBlocks } from './preview/preview-blocks.ts';
import createPreviewSession from './preview/preview-session.ts';
import { sample } from './sample.ts';

describe('what the specification names', () => {
  test.each([
    ['# a', '<h1>a</h1>\n'],
    ['###### a', '<h6>a</h6>\n'],
    ['**a** *b*', '<p><strong>a</strong> <em>b</em></p>\n'],
    ['[a](https://b.test "c")', '<p><a href="https://b.test" title="c">a</a></p>\n'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n'],
    ['3. a', '<ol start="3">\n<li>a</li>\n</ol>\n'],
    ['```js\n<b>\n```', '<pre><code class="language-js">&lt;b&gt;\n</code></pre>\n'],
    ['`a`', '<p><code>a</code></p>\n'],
    ['---', '<hr>\n'],
    ['> a', '<blockquote>\n<p>a</p>\n</blockquote>\n'],
  ])('%j', (markdown, html) => {
    expect(renderFragment(markdown, 'commonmark')).toBe(html);
  });

  test('a byte order mark is no text', () => {
    expect(renderFragment('\ufeff# a', 'commonmark')).toBe('<h1>a</h1>\n');
  });

  test('Markdown inside harmless HTML', () => {
    expect(renderFragment('<details>\n<summary>S</summary>\n\n*a*\n\n</details>\n\nb', 'github')).toContain(
      '<p><em>a</em></p>',
    );
    expect(renderFragment('H<sub>2</sub>O <kbd>Ctrl</kbd>', 'github')).toBe(
      '<p>H<sub>2</sub>O <kbd>Ctrl</kbd></p>\n',
    );
  });
});

describe('heading ids, as GitHub makes them', () => {
  test.each([
    ['My heading', 'my-heading'],
    ['What’s new?', 'whats-new'],
    ['A & B', 'a--b'],
    ['Élan_vital 2', 'élan_vital-2'],
    ['日本', '日本'],
  ])('%s', (text, id) => {
    expect(headingId(text)).toBe(id);
  });

  test('equal headings are distinguished', () => {
    expect(renderFragment('# a\n# a\n# `a`', 'github')).toBe(
      '<h1 id="a">a</h1>\n<h1 id="a-1">a</h1>\n<h1 id="a-2"><code>a</code></h1>\n',
    );
  });
});

describe('links to places', () => {
  test('only those that lead nowhere are marked, where they stand', () => {
    const text = '# Über uns\n\n[a](#über-uns) [b](#no) [c](#top)\n\n<a name="x"></a>[d](#x)';
    const marks = findBrokenAnchors(text, parseMarkdown(text, 'github'));
    expect(marks.map(({ from, to }) => text.slice(from, to))).toEqual(['#no']);
  });
});

describe('counts', () => {
  test.each([
    ['# One *two*\n\nthree', 3, 13],
    ['- a\n- b', 2, 3],
    ['don’t 3.5 state-of-the-art', 3, 26],
    ['日本語 です', 5, 6],
    ['', 0, 0],
    ['***', 0, 0],
    ['👨‍👩‍👧', 0, 5],
  ])('%j', (markdown, words, characters) => {
    const counts = countDocument(parseMarkdown(markdown, 'github'));
    expect({ words: counts.words, characters: counts.characters }).toEqual({ words, characters });
  });

  test('225 words are a minute, 226 are two', () => {
    const minutes = (count: number) =>
      countDocument(parseMarkdown('word '.repeat(count), 'github')).readingMinutes;
    expect([minutes(225), minutes(226)]).toEqual([1, 2]);
  });
});

describe('addresses in text', () => {
  test.each([
    ['see https://a.test/x(y).', ['https://a.test/x(y)']],
    ['(www.a.test)', ['http://www.a.test']],
    ['xhttps://a.test', []],
    ['https://a_b.test_x', []],
    ['a@b', []],
  ])('%s', (text, addresses) => {
    expect(findAddresses(text).map(({ address }) => address)).toEqual(addresses);
  });
});

describe('document.html', () => {
  const options = { language: 'en', loadsWebImages: false };

  test('the policy allows exactly the style inside', () => {
    const digest = createHash('sha256').update(documentStyle).digest('base64');
    expect(documentStyleHash).toBe(`sha256-${digest}`);
    const html = makeHtmlDocument(parseMarkdown('a', 'github'), options);
    expect(html).toContain(`<style>${documentStyle}</style>`);
    expect(html).toContain(`default-src 'none'; style-src '${documentStyleHash}'; img-src data:;`);
  });

  test('title and language', () => {
    const html = makeHtmlDocument(parseMarkdown('text\n\n# A *b* <c', 'github'), options);
    expect(html).toContain('<title>A b &lt;c</title>');
    expect(html).toContain('<html lang="en">');
    expect(makeHtmlDocument(parseMarkdown('x', 'github'), options)).toContain('<title>Document</title>');
  });

  test('pictures from the web are links, unless allowed', () => {
    const document = parseMarkdown('![map](https://a.test/m.png) [![b](c.png)](d)', 'github');
    expect(makeHtmlDocument(document, options)).toContain(
      '<p><a href="https://a.test/m.png">map</a> <a href="d"><span>b</span></a></p>',
    );
    const loading = makeHtmlDocument(document, { ...options, loadsWebImages: true });
    expect(loading).toContain('<img src="https://a.test/m.png" alt="map">');
    expect(loading).toContain('img-src data: https: http:;');
  });
});

describe('changes of the preview', () => {
  const lists = fc.array(
    fc.constantFrom('a', 'b', 'c').map((json) => ({ json, startLine: 0 })),
    { maxLength: 12 },
  );

  test('the reported changes turn the old blocks into the new', () => {
    fc.assert(
      fc.property(lists, lists, (before, after) => {
        const { from, removed, insertedEnd } = compareBlocks(before, after);
        const result = [...before];
        result.splice(from, removed, ...after.slice(from, insertedEnd));
        expect(result.map(({ json }) => json)).toEqual(after.map(({ json }) => json));
      }),
    );
  });

  test('a session tells only what changes, and everything to a page that lost count', async () => {
    const session = createPreviewSession();
    const first = await session.preview({
      content: 'a\n\nb\n\nc',
      flavour: 'github',
      shownVersion: undefined,
    });
    expect(first).toMatchObject({ isWhole: true, from: 0, removed: 0 });
    expect(first.inserted).toHaveLength(3);
    const next = { content: 'a\r\n\r\nB\r\n\r\nc', flavour: 'github' as const };
    const second = await session.preview({ ...next, shownVersion: first.version });
    expect(second).toMatchObject({ isWhole: false, from: 1, removed: 1 });
    expect(second.inserted).toEqual(['[{"tag":"p","attributes":{},"children":["B"]}]']);
    const again = await session.preview({ ...next, shownVersion: first.version });
    expect(again).toMatchObject({ isWhole: true, removed: 0 });
  });

  test('long lists come in parts that count on', async () => {
    const content = Array.from({ length: 250 }, (_, index) => `${index + 1}. item`).join('\n');
    const { inserted } = await createPreviewSession().preview({
      content,
      flavour: 'github',
      shownVersion: undefined,
    });
    const starts = inserted.map((json) => /"start":"(\d+)"/.exec(json)?.[1]);
    expect(starts).toEqual(['1', '101', '201']);
  });
});

describe('hostile size and depth', () => {
  test.each([
    ['quotes', '>'.repeat(20_000)],
    ['brackets', '['.repeat(20_000)],
    ['stars', '*a_'.repeat(10_000)],
    ['tags', '<div>'.repeat(20_000)],
    ['open tags', '<a '.repeat(20_000)],
    ['backticks', Array.from({ length: 300 }, (_, index) => '`'.repeat(index)).join(' ')],
    ['at signs', 'a@'.repeat(20_000)],
    ['tildes', '~a ~~'.repeat(8000)],
    ['links', '[a]('.repeat(10_000)],
    ['lists', Array.from({ length: 300 }, (_, index) => `${' '.repeat(index)}- a`).join('\n')],
  ])('%s end in a result', (_, text) => {
    expect(renderFragment(text, 'github').length).toBeGreaterThan(0);
  });

  test('a text beyond the limit is refused with a way out', () => {
    expect(() => parseMarkdown('a'.repeat(maxTextBytes + 1), 'github')).toThrow('longer than 20 MB');
  });

  test('the sample is complete and its links lead somewhere', () => {
    const document = parseMarkdown(sample, 'github');
    expect(findBrokenAnchors(sample, document)).toEqual([]);
    for (const tag of [
      'h1',
      'h6',
      'strong',
      'em',
      'ul',
      'ol',
      'pre',
      'code',
      'hr',
      'blockquote',
      'table',
      'del',
    ]) {
      expect(renderFragment(sample, 'github')).toContain(`<${tag}`);
    }
  });

  test('the help says the limit that holds', () => {
    expect(readFileSync(new URL('about.md', import.meta.url), 'utf8')).toContain(`${maxTextBytes / 1e6} MB`);
  });
});

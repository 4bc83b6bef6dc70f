import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlToMarkdown } from '#core/text/html/html-to-markdown.ts';
import { renderFragment } from './render-for-tests.ts';

test.each([
  [
    '<h2>Title</h2><p>Some <b>bold</b> and <em>soft</em> text.</p>',
    '## Title\n\nSome **bold** and *soft* text.',
  ],
  ['<a href="https://example.com/x">link</a>', '[link](https://example.com/x)'],
  ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
  ['<ol start="3"><li>x</li><li>y</li></ol>', '3. x\n4. y'],
  ['<pre><code class="language-js">let a = 1;\n</code></pre>', '```js\nlet a = 1;\n```'],
  ['<p><del>old</del></p>', '~~old~~'],
  ['<blockquote><p>said</p></blockquote>', '> said'],
  ['<img src="https://example.com/x.png" alt="pic">', '![pic](https://example.com/x.png)'],
  ['<p>2 * 3 * 4 and _x_ # y</p>', '2 \\* 3 \\* 4 and \\_x\\_ # y'],
  // As copied by a word processor on the web.
  [
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">strong</span> <span style="font-style:italic">soft</span></p></b>',
    '**strong** *soft*',
  ],
  ['<script>alert(1)</script><style>p{}</style><p>text</p>', 'text'],
  ['', ''],
])('%j', (html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(markdown);
});

test('a table with a bar in a cell', () => {
  const html = '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2|3</td></tr></table>';
  const markdown = htmlToMarkdown(html);
  expect(renderFragment(markdown, 'github')).toContain('<td>2|3</td>');
});

test('a picture of a million letters becomes its description', () => {
  expect(htmlToMarkdown(`<img alt="pic" src="data:image/png;base64,${'A'.repeat(1_000_000)}">`)).toBe('pic');
});

test('whatever is pasted comes out as harmless text', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 200 }),
      fc.constantFrom('p', 'td', 'li', 'svg', 'math', 'b'),
      (text, tag) => {
        const html = renderFragment(htmlToMarkdown(`<${tag}>${text}<img src=x onerror=alert(1)>`), 'github');
        expect(html).not.toMatch(/<[^>]*\sonerror/);
      },
    ),
  );
});

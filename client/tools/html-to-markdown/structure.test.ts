import MarkdownIt from 'markdown-it';
import { parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { convertHtml } from './convert.ts';

const renderer = new MarkdownIt({ html: true });

const convert = (html: string) =>
  convertHtml(html, {
    output: 'markdown',
    links: 'inlined',
    headings: 'atx',
    bullet: '-',
    keepsClasses: false,
    base: '',
  }).content;

/** The HTML without what Markdown may add: paragraphs in items, and white space between elements. */
const normalize = (html: string) =>
  serialize(parseFragment(html))
    .replaceAll(/<\/?(?:p|thead|tbody)>|\n/g, '')
    .replaceAll(/> +| +</g, (part) => part.trim());

// The second HTML is what markdown-it, an independent CommonMark renderer, must make of our Markdown.
test.each([
  [
    '<a href="x"><div>a <b>b</b></div><h2>c</h2></a>',
    '<p><a href="x">a <strong>b</strong></a></p><h2><a href="x">c</a></h2>',
  ],
  ['<a href="x"><ul><li><a href="y">a</a></li></ul></a>', '<ul><li><a href="y">a</a></li></ul>'],
  ['<h2><a href="x"><div>T</div></a></h2>', '<h2><a href="x">T</a></h2>'],
  ['<b><p>x</p><p>y</p></b>', '<p><strong>x</strong></p><p><strong>y</strong></p>'],
  ['<b>a<b>b</b>c <i></i><strong>d</strong></b>', '<p><strong>abc d</strong></p>'],
  ['<b>a<br><br>b</b>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
  // The cells as browsers place them: those that others cover are empty. A heading has a cell for each column (GFM 4.10).
  [
    '<table><tr><th colspan=2>h</th><th>k</th></tr><tr><td rowspan=2>a</td><td>b</td><td>c</td></tr><tr><td>d</td><td>e</td></tr></table>',
    '<table><thead><tr><th>h</th><th></th><th>k</th></tr></thead><tbody><tr><td>a</td><td>b</td><td>c</td></tr><tr><td></td><td>d</td><td>e</td></tr></tbody></table>',
  ],
  // Cases of the tests of html-to-markdown, a converter in Go; rendered as CommonMark 0.31 says.
  ['<p>a<code>b</code><code>c</code></p>', '<p>a<code>bc</code></p>'],
  [
    '<p><strong>a</strong><span><b>b</b></span><!-- c --><b>c</b> <em>d</em><i>e</i></p>',
    '<p><strong>abc</strong> <em>de</em></p>',
  ],
  [
    '<h4><hr>a</h4><h2><ul><li>x</li><li>y</li></ul></h2><h3><pre>p</pre></h3>',
    '<h4>a</h4><h2>x y</h2><h3>p</h3>',
  ],
  [
    '<a href=" /page\n\n.html\t">a</a><img src="/a\nb" alt="">',
    '<p><a href="/page.html">a</a><img src="/ab" alt=""></p>',
  ],
  ['<ol><li>a</li><li></li><li>c</li></ol>', '<ol><li>a</li><li></li><li>c</li></ol>'],
  ['<ul><li></li><li>x</li></ul>', '<ul><li></li><li>x</li></ul>'],
  ['<ol><li value="5">x</li><li>y</li></ol>', '<ol start="5"><li>x</li><li>y</li></ol>'],
])('%s: each part that a mark is around has it once', (html, expected) => {
  expect(renderer.render(convert(html)).replaceAll('\n', '')).toBe(expected);
});

test.each([
  '<ul><li>a<ol start="3"><li>x</li></ol></li></ul>',
  '<ul><li>a</li></ul><ul><li>b</li></ul><ul><li>c</li></ul>',
  '<ul><li>x<ol><li>a</li></ol><ol><li>b</li></ol></li></ul>',
  '<p>~~~</p><p>x</p>',
  '<p>|a|b|<br>|-|-|</p>',
  '<p>1.</p><p>+</p><p>#</p><p>1)</p><p>===</p><p>a<br>:-:</p>',
  '<p>a<strong>😀b</strong></p>',
  '<table><tr><th>A</th><th>B</th></tr><tr><td>a||b</td><td><code>c||d</code></td></tr></table>',
  '<p><del>(x)</del>y</p>',
])('%s comes back when its Markdown is rendered', (html) => {
  expect(normalize(renderer.render(convert(html)).replaceAll(/<(\/?)s>/g, '<$1del>'))).toBe(normalize(html));
});

test('a line break in code is one', () => {
  expect(renderer.render(convert('<pre><code>a<br>b</code></pre><pre>c<br>d</pre>'))).toBe(
    '<pre><code>a\nb\n</code></pre>\n<pre><code>c\nd\n</code></pre>\n',
  );
});

test('lists are apart also when elements without a mark are around them', () => {
  expect(convert('<div><ul><li>a</ul></div><br><div><!-- c --><ul><li>b</ul></div>')).toMatch(/^- a\s+\* b$/);
});

// GFM 6.9 says which texts become links.
test.each([
  ['https://e.org/a_b_c', 'https://e.org/a_b_c'],
  ['(see www.e.org/a_b, a_b@e.org)', '(see www.e.org/a_b, a_b@e.org)'],
  ['https://e.org/*a*b.', '<https://e.org/*a*b>.'],
  ['https://e.org/a<b>b</b>', '<https://e.org/a>**b**'],
  ['<a href="https://e.org/a_b">https://e.org/a_b</a>', String.raw`[https://e.org/a\_b](https://e.org/a_b)`],
  ['www.e.org/*a*', String.raw`www\.e.org/\*a\*`],
  ['a_b ~c~', String.raw`a\_b \~c\~`],
])('%s: an address stays as it is', (html, markdown) => {
  expect(convert(html)).toBe(markdown);
});

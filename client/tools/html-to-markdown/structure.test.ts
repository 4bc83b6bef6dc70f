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
  // Code holds only text (CommonMark 6.1); a link around it may stay.
  [
    '<code>open(<var>path</var>, <a href="#m"><em>mode</em></a>)</code> <code><b>-v</b></code>',
    '<p><code>open(path, mode)</code> <code>-v</code></p>',
  ],
  ['<code><a href="x.html">String</a></code>', '<p><a href="x.html"><code>String</code></a></p>'],
  // CommonMark 0.31.2, example 61, with the sign of each list.
  ['<ul><li><hr></li></ul>', '<ul><li><hr></li></ul>'],
  ['<ul><li>x</li></ul><ul><li><hr></li></ul>', '<ul><li>x</li></ul><ul><li><hr></li></ul>'],
  // Where browsers show what is directly in a list: texts and blocks, too.
  [
    '<ol>zero<li>one</li>beside<div>block</div><li>two</li></ol>',
    '<p>zero</p><ol><li><p>one</p><p>beside</p><p>block</p></li><li><p>two</p></li></ol>',
  ],
  [
    '<ul><li>one</li><ul><li>nested</li></ul><li>two</li></ul>',
    '<ul><li>one<ul><li>nested</li></ul></li><li>two</li></ul>',
  ],
  // Rows that were copied without their table, and a caption outside of one.
  [
    '<tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr>',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  [
    '<caption>C</caption><hr><table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
    '<hr><p>C</p><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  ['<ul><ul><li>a</li></ul></ul>', '<ul><li>a</li></ul>'],
  [
    '<ol><li>a</li><script>x</script><li>b<ul><li>c</li></ul></li></ol>',
    '<ol><li>a</li><li>b<ul><li>c</li></ul></li></ol>',
  ],
  [
    'Dear Ann,<table><tr><td>Sent.</td></tr></table>Bye<table><tr><td>A</td></tr></table><table><tr><td>B</td></tr></table>',
    '<p>Dear Ann,</p><p>Sent.</p><p>Bye</p><p>A</p><p>B</p>',
  ],
  [
    '<table><caption>C <b>d</b></caption><colgroup><col></colgroup><tbody><tr><th>Y</th><th>P</th></tr><tr><th scope="row">1</th><td>2</td></tr></tbody></table>',
    '<p>C <strong>d</strong></p><table><thead><tr><th>Y</th><th>P</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  [
    '<table><tr><th align="right">n</th><th>m</th></tr><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>',
    '<table><thead><tr><th style="text-align:right">n</th><th>m</th></tr></thead><tbody><tr><td style="text-align:right">1</td><td>2</td></tr><tr><td style="text-align:right">3</td><td>4</td></tr></tbody></table>',
  ],
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

// The lines are those that Chromium shows.
test.each([
  ['<pre><code>a<br>b</code></pre>', '<pre><code>a\nb\n</code></pre>'],
  ['<pre>a<br>b<div>c</div><div>d</div></pre>', '<pre><code>a\nb\nc\nd\n</code></pre>'],
  [
    '<pre><code><div>a</div><div><div>\n</div></div><div>b</div></code></pre>',
    '<pre><code>a\n\nb\n</code></pre>',
  ],
  ['<pre>  ```\na</pre>', '<pre><code>  ```\na\n</code></pre>'],
  // A blank line ends HTML in Markdown (CommonMark 4.6).
  [
    '<table><tr><th>c</th><th>d</th></tr><tr><td><pre>a\n\n# b</pre></td><td>*</td></tr></table>',
    '<table><tbody><tr><th>c</th><th>d</th></tr><tr><td><pre>a&#10;\n# b</pre></td><td>*</td></tr></tbody></table>',
  ],
  // Hugo’s line numbers.
  [
    '<table class="lntable"><tr><td class="lntd"><pre><code><span>1\n</span><span>2\n</span></code></pre></td><td class="lntd"><pre><code>a\nb\n</code></pre></td></tr></table>',
    '<pre><code>a\nb\n</code></pre>',
  ],
])('%s keeps its lines of code', (html, expected) => {
  expect(renderer.render(convert(html)).trimEnd()).toBe(expected);
});

// As Markdown renderers and highlighters write them.
test.each([
  ['c++', '<pre><code class="lang-c++">x</code></pre>'],
  ['py', '<pre class="lang-py prettyprint-override"><code>x</code></pre>'],
  ['css', '<pre class="language-css"><code>x</code></pre>'],
  [
    'js',
    '<div class="language-js highlighter-rouge"><div class="highlight"><pre><code>x</code></pre></div></div>',
  ],
  ['haskell', '<pre class="sourceCode haskell"><code class="sourceCode haskell">x</code></pre>'],
  ['python', '<div class="highlight-python notranslate"><div class="highlight"><pre>x</pre></div></div>'],
  ['', '<div class="highlight-default notranslate"><div class="highlight"><pre>x</pre></div></div>'],
  ['shell', '<div class="highlight highlight-source-shell"><pre>x</pre></div>'],
  ['ruby', '<pre lang="ruby"><code>x</code></pre>'],
  ['', '<pre lang="en-US"><code>x</code></pre>'],
  ['ts', '<pre data-language="ts"><code>x</code></pre>'],
])('%j is the language of %s', (language, html) => {
  expect(convert(html)).toBe(`\`\`\`${language}\nx\n\`\`\``);
});

test('the box of a task is in the line of its text', () => {
  const box = '<input type="checkbox">';
  const html = `<ul><li>${box}<p>a</p></li><li><p>${box} b</p></li><li>${box} c</li></ul>`;
  expect(convert(html)).toBe('- [ ] a\n- [ ] b\n- [ ] c');
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

test('a long table takes no longer than its rows', () => {
  const html = `<table><tr><th>a<th>b${'<tr><td>c<td>d'.repeat(5000)}</table>`;
  const start = performance.now();
  expect(convert(html).split('\n')).toHaveLength(5002);
  expect(performance.now() - start).toBeLessThan(20_000);
});

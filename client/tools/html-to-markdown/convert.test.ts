import { createRequire } from 'node:module';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { convertHtml } from './convert.ts';
import { parseHtml, writeHtml } from './html-tree.ts';

const require = createRequire(import.meta.url);
const spec = require('commonmark-spec') as {
  readonly tests: readonly { number: number; section: string; html: string }[];
};
const usual = {
  output: 'markdown',
  links: 'inlined',
  headings: 'atx',
  bullet: '-',
  keepsClasses: false,
  base: '',
} as const;
const renderer = new MarkdownIt({ html: true });

/** Every example whose round trip differs, with the reason; none of them loses or changes a word. */
const exceptions = {
  'white space at the beginning': [25],
  'what is empty is left out': [
    79, 126, 129, 130, 138, 144, 218, 237, 239, 240, 280, 284, 315, 334, 484, 487,
  ],
  'a link to nothing is its text': [200, 485, 486, 567],
  'lists are written close': [300, 306, 308, 309, 311, 313, 314, 317, 320, 321],
  'spaces around code': [333],
  'a mark in the same mark is one mark': [
    369, 373, 389, 407, 408, 409, 417, 418, 419, 425, 426, 427, 432, 461, 463, 464, 465, 466, 468,
  ],
  'tags that Markdown left in the example, most of them never closed': [
    21, 31, 201, 344, 475, 476, 477, 491, 494, 524, 536, 642, 643,
  ],
};

test('the HTML of CommonMark’s examples comes back when its Markdown is rendered', () => {
  const rendered = spec.tests.filter(({ section }) => !/HTML/i.test(section));
  expect(rendered.length).toBeGreaterThan(550);
  const different = rendered
    .filter(({ html }) => {
      const { content } = convertHtml(html, usual);
      return normalize(renderer.render(content)) !== normalize(html);
    })
    .map(({ number }) => number);
  expect(different).toEqual(
    Object.values(exceptions)
      .flat()
      .sort((a, b) => a - b),
  );
});

test('text that looks like Markdown or HTML stays text', () => {
  const piece = fc.constantFrom(
    ...'*_`~#-+>|[]()!<>&;\\"=.1 a'.split(''),
    '\u0301',
    '<b>',
    '&lt;',
    '1. ',
    '://',
    'https://e',
    '1)',
    '- ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('').trim();
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const shown = renderer.render(convertHtml(`<p>${escaped}</p>`, usual).content);
      expect(parseText(shown)).toBe(text.replaceAll(/\s+/g, ' '));
    }),
  );
});

test.each([
  ['<pre>a\n  b\n```\nc</pre>', '````\na\n  b\n```\nc\n````'],
  ['<h1>a<br>b</h1>', '# a b'],
  ['<p>1) x</p>', '1\\) x'],
  ['<p>~~d~~</p>', '\\~\\~d\\~\\~'],
  ['<strong>a</strong><strong>b</strong>', '**ab**'],
  ['a<b>"q"</b>b', 'a<strong>"q"</strong>b'],
  ['x <b>"q"</b>, <i>y</i>', 'x **"q"**, *y*'],
  ['<details><summary>s</summary>x</details>', 's\n\nx'],
  ['<table><tr><th>a<th>b<tr><td colspan=2>c</table>', '| a   | b   |\n| --- | --- |\n| c   |     |'],
])('%s', (html, markdown) => {
  expect(convertHtml(html, usual).content).toBe(markdown);
});

test('a comment leaves one space, and small signs are named', () => {
  expect(convertHtml('a <!-- c --> b', { ...usual, output: 'minify' }).content).toBe('a b');
  expect(convertHtml('H<sub>2</sub>O', usual).notes[0]?.sentence).toContain('1 × <sub>');
  const table = '<table><tr><th>a<th>b<tr><td><ul><li>l</ul><td>c</table>';
  expect(convertHtml(table, usual).content).not.toContain('joplin');
});

test('a tree is written as HTML that parses to the same tree', () => {
  const sources = [
    '<pre>\n\n x</pre><textarea>\n\ny</textarea><script>a<b && "c"</script><p title="&quot;<&amp;lt;">&amp;lt;&nbsp;</p>',
    '<svg viewBox="0 0 1 1" xlink:href="#x"><path d="M0 0"/></svg><a href=x/>y</a><template><td>z</td></template>',
    '<!doctype html><title>&lt;</title><input value="" disabled><table><tr><td>a</table>',
  ];
  for (const source of sources) {
    for (const isShort of [false, true]) {
      const written = writeHtml(parseHtml(source), isShort);
      const parse = (html: string) => serialize(parseHtml(html));
      expect(parse(written)).toBe(parse(source));
    }
  }
});

test('cleaning keeps what is said and drops how it looks', () => {
  const word =
    '<meta charset=x><b style="font-weight:normal"><p class=MsoNormal style="margin:0"><span style="color:red">A <o:p></o:p></span><a href="javascript:x()" onclick="y()">b</a></p></b><p> </p><!-- c -->';
  expect(convertHtml(word, { ...usual, output: 'clean' }).content).toBe('<p>A <a>b</a></p>');
  expect(convertHtml(word, { ...usual, output: 'clean', keepsClasses: true }).content).toContain(
    'class="MsoNormal"',
  );
});

// HTML 13.1.2 and CSS Text 3, 4.1: white space in these elements is their text, and one space separates words.
test.each([
  ['clean', '<pre>a\n\n\nb<br>c</pre><textarea>x\n\n\ny</textarea>', 'a\n\n\nb<br>c</pre>'],
  ['clean', '<textarea>x\n\n\ny</textarea>', '<textarea>x\n\n\ny</textarea>'],
  ['clean', '<p>a<b> </b>c</p>', '<p>a c</p>'],
  ['text', '<pre>a  \n\n\n\nb</pre>', 'a  \n\n\n\nb'],
  ['text', 'a<b> b</b> c<i>d </i> e', 'a b cd e'],
  ['text', 'a<b><div>b</div></b>c', 'a\nb\nc'],
  // As Chromium shows them.
  ['text', '<pre>a<br>b<i><div>c</div></i><div>d</div></pre>', 'a\nb\nc\nd'],
  ['text', '<ol><li>a</li><script>x</script><ul><li>b</li></ul><li>c</li></ol>', '1. a\n  - b\n2. c'],
] as const)('%s of %j keeps its white space', (output, html, kept) => {
  expect(convertHtml(html, { ...usual, output }).content).toContain(kept);
});

test('plain text, the base URL, and what Markdown cannot hold', () => {
  const html =
    '<h1>T</h1><ol start=3><li>a<li>b</ol><table><tr><th>x<th>y<tr><td colspan=2>1</table><pre>p  q\n</pre><video></video>';
  expect(convertHtml(html, { ...usual, output: 'text' }).content).toBe('T\n\n3. a\n4. b\n\nx\ty\n1\n\np  q');
  const { notes } = convertHtml(html, usual);
  expect(notes.map(({ sentence }) => sentence).join(' ')).toMatch(/1 × <video>.*1 merged cell/);
  const based = { ...usual, base: 'https://e.com/a/' };
  expect(convertHtml('<a href="../b">c</a> <a href="#d">e</a>', based).content).toBe(
    '[c](https://e.com/b) [e](#d)',
  );
  expect(() => convertHtml('<div>'.repeat(5000), usual)).toThrow('nested in each other');
});

function normalize(html: string): string {
  return serialize(parseFragment(html))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/> | </g, (part) => part.trim())
    .trim();
}

function parseText(html: string): string {
  return html
    .replaceAll(/<\/?p>|<\/?a\b[^>]*>|\n/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

// Expected addresses come from Node's URL. The HTML Standard, 4.8.4.2.2, says where each begins and ends.
test('the base URL completes each address of a srcset', () => {
  const base = 'https://e.org/d/';
  const at = (address: string) => new URL(address, base).href;
  const html = '<img srcset="a,b.png 1x,data:image/png;base64,AA== 2x, /c.png 3x">';
  expect(convertHtml(html, { ...usual, output: 'clean', base }).content).toBe(
    `<img srcset="${at('a,b.png')} 1x,data:image/png;base64,AA== 2x, ${at('/c.png')} 3x">`,
  );
  const commas = `<img srcset="a.png,${','.repeat(200_000)} b.png 2x">`;
  expect(convertHtml(commas, { ...usual, output: 'clean', base }).content).toBe(
    commas.replace('a.png', at('a.png')).replace('b.png', at('b.png')),
  );
});

// HTML Standard, 4.4.5 and 4.4.8: the numbers that browsers show; CommonMark 5.3: only the first number of a list counts.
test.each([
  ['<ol start=7><li>a<li value=20>b<li>c</ol>', '1 item number lost'],
  ['<ol reversed><li>a<li>b<li>c</ol>', '2 item numbers lost'],
  ['<ol><li value=3>a<li value=4>b</ol>', undefined],
])('%s: %s', (html, expected) => {
  const [note] = convertHtml(html, usual).notes;
  if (expected === undefined) expect(note).toBeUndefined();
  else expect(note?.sentence).toContain(expected);
});

import { expect, test } from 'vitest';
import { convertHtml } from './convert.ts';

const outputs = (html: string) =>
  (['markdown', 'text', 'clean'] as const).map(
    (output) =>
      convertHtml(html, {
        output,
        links: 'inlined',
        headings: 'atx',
        bullet: '-',
        keepsClasses: false,
        base: '',
      }).content,
  );

// The TeX is that of the annotation (MathML Core, semantics and annotation); the dollars are those of GitHub's and
// Pandoc's manuals. The frames are those of KaTeX 0.16 and of Wikipedia.
test('a formula is there once, as its TeX', () => {
  const math = (tex: string, display = 'inline') =>
    `<math display="${display}"><semantics>\n<mi mathvariant="bold">v</mi><annotation encoding="application/x-tex">${tex}</annotation></semantics> </math>`;
  const katex = `<p>So <span class="katex"><span class="katex-mathml">${math('a_1*b_1')}</span><span class="katex-html" aria-hidden="true">ab</span></span> holds</p>`;
  expect(outputs(katex)).toEqual([
    'So $a_1*b_1$ holds',
    'So a_1*b_1 holds',
    `<p>So ${math('a_1*b_1')} holds</p>`,
  ]);
  const tex = String.raw`{\displaystyle x^{2}}`;
  const wikipedia = `<p><span class="mwe-math-element"><span style="display: none;">${math(tex, 'block')}</span><img src="x.svg" aria-hidden="true" alt="x"></span></p>`;
  expect(outputs(wikipedia).slice(0, 2)).toEqual([`$$${tex}$$`, tex]);
});

// The clipboard of Word: Microsoft's “Office HTML and XML Reference”, mso-list. Levels and marks as Word shows them.
test('paragraphs of Word that are items become lists', () => {
  const item = (style: string, mark: string, text: string) =>
    `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:${style}'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;
  const html = [
    item('l0 level1 lfo1', '·', 'a'),
    item('l0 level2 lfo1', 'o', 'b'),
    item('l0 level1 lfo1', '·', 'c'),
    '<p class=MsoNormal>d<o:p></o:p></p>\n',
    item('l1 level1 lfo2', '3.', 'e'),
    item('l1 level2 lfo2', 'a)', 'f'),
  ].join('');
  const list = '- a\n  - b\n- c\n\nd\n\n3. e\n';
  const [markdown, text, clean] = outputs(html);
  expect([markdown, text]).toEqual([`${list}   1. f`, `${list}  1. f`]);
  expect(clean?.replaceAll('\n', '')).toBe(
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><p>d</p><ol start="3"><li>e<ol><li>f</li></ol></li></ol>',
  );
});

// VS Code's clipboard; the words of a title and of buttons beside code, as on ChatGPT's pages.
test('code of editors and of pages with buttons is code alone', () => {
  const editor =
    '<div style="font-family:Consolas,\'Courier New\',monospace;white-space:pre;"><div>if a:</div><div><span>  b</span></div></div>';
  expect(outputs(editor)).toEqual([
    '```\nif a:\n  b\n```',
    'if a:\n  b',
    '<pre><div>if a:</div><div>  b</div></pre>',
  ]);
  const page =
    '<pre><div><div>python</div><div><button>Copy code</button></div><div><code class="language-python">a()\n</code></div></div></pre>';
  expect(outputs(page)[0]).toBe('```python\na()\n```');
});

// lazysizes and WordPress keep the address of a picture in another attribute until it comes into view.
test('a picture that waits has its address', () => {
  const html = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="cat.jpg" alt="Cat">';
  expect(outputs(html)).toEqual(['![Cat](cat.jpg)', 'Cat', '<img src="cat.jpg" alt="Cat">']);
});

// The marks that browsers show: HTML Standard, 15.3.4, and CSS Generated Content 3, quotes.
test('a quotation keeps its marks', () => {
  const html = '<p>He said <q>stop <q>now</q></q>.</p>';
  expect(outputs(html)).toEqual(['He said “stop ‘now’”.', 'He said “stop ‘now’”.', html]);
});

// The script is that of MathJax 2.7’s manual (“MathJax Model”), with the shown formula before it; the others are how
// Stack Exchange, GitHub, Pandoc and Sphinx write formulas for MathJax. Marks as in Joplin’s html_to_md tests.
test.each([
  [
    '<p>Let <span class="MathJax_Preview"></span><span class="MathJax"><span>x</span>2</span><script type="math/tex">x^2</script> be</p>',
    'Let $x^2$ be',
  ],
  [
    '<p>So</p><div class="MathJax_Display"><span class="MathJax">ab</span></div><script type="math/tex; mode=display">a_b\n*c*</script>',
    'So\n\n$$a_b *c*$$',
  ],
  ['<p>Let <span class="math-container">$x_1 &lt; x_2$</span></p>', 'Let $x_1 < x_2$'],
  [String.raw`<p><span class="math-container">$$\int_0^1 f$$</span></p>`, String.raw`$$\int_0^1 f$$`],
  ['<p><math-renderer class="js-inline-math">$a_1*b_1*c$</math-renderer></p>', '$a_1*b_1*c$'],
  [String.raw`<p><span class="math inline">\(a_1*b*\)</span></p>`, '$a_1*b*$'],
  [String.raw`<div class="math notranslate nohighlight">\[a_1\]</div>`, '$$a_1$$'],
])('TeX for MathJax: %s', (html, expected) => {
  expect(outputs(html)[0]).toBe(expected);
});

// The page of CSDN is in Joplin’s html_to_md tests (code_multiline_2), and so is a picture without its image; the
// class of MDN’s code is that of SyntaxHighlighter’s manual.
test('code without its line numbers and with its language; a picture of sources alone', () => {
  const csdn =
    '<pre><code class="prism language-java">a;\nb;\n</code><ul class="pre-numbering"><li>1</li><li>2</li></ul></pre>';
  expect(outputs(csdn)[0]).toBe('```java\na;\nb;\n```');
  expect(outputs('<pre class="brush: js notranslate"><code>f()\n</code></pre>')[0]).toBe('```js\nf()\n```');
  const sources = '<!-- c -->\n<source srcset="a.jpg?x=1,2 2x, b.jpg">\n<source srcset="c.jpg">';
  for (const image of ['', '<img class="lazyloaded">'])
    expect(outputs(`A: <picture>${sources}\n${image}</picture>`)[0]).toBe('A: ![](a.jpg?x=1,2)');
});

// The cases are those of hast-util-to-mdast (fixtures table, xmp, tt, audio, iframe, base), defuddle (Hugo's
// numbers, a copy button with its style), and RSS (content:encoded); GFM 4.10 asks for the head's cells; HTML Standard,
// 4.2.3 and 16.3; Word's style is only for right-to-left text.
test.each([
  ['<table><tr><th>a<tr><td>1<td>2</table>', '| a   |     |\n| --- | --- |\n| 1   | 2   |'],
  ['<xmp><b>x</b></xmp>', '```\n<b>x</b>\n```'],
  ['<tt>*a*</tt>, <samp>b_c</samp>', '`*a*`, `b_c`'],
  ['<pre><span style="user-select:none"> 1</span>a<style>b{}</style></pre>', '```\na\n```'],
  ['<audio src="a.mp3" title="Echo">No</audio>', '[Echo](a.mp3)'],
  ['<video><source src="v.mp4">No</video>', '[v.mp4](v.mp4)'],
  ['<iframe src="/f" title="India"><b>no</b></iframe>', '[India](/f)'],
  ['<iframe src="javascript:x()" title="India"></iframe>', ''],
  ['<base href="https://e.org/a/b"><a href="c">d</a>', '[d](https://e.org/a/c)'],
  ['<frameset><frame src=a><noframes><p>b</noframes></frameset>', '[a](a)\n\nb'],
  ['<![CDATA[<p>a</p>]]>', 'a'],
  ['Version:0.9\r\nStartHTML:00\r\nEndHTML:99\r\n<html><body>a</body></html>', 'a'],
  ['<b style="mso-bidi-font-weight:normal">a</b>', '**a**'],
])('%s', (html, expected) => {
  expect(outputs(html)[0]).toBe(expected);
});

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

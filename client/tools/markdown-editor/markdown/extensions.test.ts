import { describe, expect, test } from 'vitest';
import { makeContents } from './contents.ts';
import { enrichDocument } from '../markup/enrich.ts';
import { parseMarkdown, serializeDocument } from '../logic.ts';
import { renderFragment } from '../markup/render-for-tests.ts';
import { findUnusedReferences } from './unused-references.ts';

async function enriched(text: string, isForReading = false): Promise<string> {
  return serializeDocument((await enrichDocument(parseMarkdown(text, 'github'), { isForReading })).document);
}

describe('footnotes, as GitHub has them', () => {
  test('stand at the end in the order of their first use, with a way back for every use', () => {
    const html = renderFragment('A[^b] and B[^a], again[^b].\n\n[^a]: First *note*.\n[^b]: Other.', 'github');
    expect(html).toBe(
      '<p>A<sup><a href="#fn1" id="fnref1">1</a></sup> and B<sup><a href="#fn2" id="fnref2">2</a></sup>, ' +
        'again<sup><a href="#fn1" id="fnref1-1">1</a></sup>.</p>\n<hr>\n<ol class="footnotes">\n' +
        '<li id="fn1"><p>Other. <a href="#fnref1" title="Back to the text">↩</a> ' +
        '<a href="#fnref1-1" title="Back to the text">↩</a></p></li>\n' +
        '<li id="fn2"><p>First <em>note</em>. <a href="#fnref2" title="Back to the text">↩</a></p></li>\n</ol>\n',
    );
  });

  test('are text in CommonMark, and where they are not defined', () => {
    expect(renderFragment('A[^b].\n\n[^b]: x', 'commonmark')).not.toContain('<sup>');
    expect(renderFragment('A[^b] and ^[inline].', 'github')).toBe('<p>A[^b] and ^[inline].</p>\n');
  });

  test('keep the lines of the blocks rising', () => {
    const { blocks } = parseMarkdown('[^1]: Note.\n\nOne[^1].\n\n- two\n- three\n\nfour', 'github');
    const lines = blocks.map(({ startLine }) => startLine);
    expect(lines).toEqual([...lines].sort((first, second) => first - second));
  });
});

describe('alerts, as GitHub has them', () => {
  test.each(['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'])('%s', (kind) => {
    const name = kind.toLowerCase();
    const title = kind.charAt(0) + name.slice(1);
    expect(renderFragment(`> [!${kind}]\n> Text with *stress*.`, 'github')).toBe(
      `<blockquote class="alert-${name}">\n<p class="alert-title">${title}</p>\n` +
        '<p>Text with <em>stress</em>.</p>\n</blockquote>\n',
    );
  });

  test('nothing but the five kinds, alone on their line, in a quote that is not nested', () => {
    for (const text of ['> [!NOTE] text', '> [!DANGER]\n> text', '> > [!NOTE]\n> > text']) {
      expect(renderFragment(text, 'github')).not.toContain('alert');
    }
  });

  test('a title alone, and one with a list', () => {
    expect(renderFragment('> [!tip]', 'github')).toBe(
      '<blockquote class="alert-tip">\n<p class="alert-title">Tip</p>\n</blockquote>\n',
    );
    expect(renderFragment('> [!tip]\n>\n> - a', 'github')).toContain('<li>a</li>');
  });
});

describe('formulas', () => {
  // The first two are the examples of GitHub's documentation, "Writing mathematical expressions".
  test.each([
    [String.raw`inline: $\sqrt{3x-1}+(1+x)^2$`, '<msqrt>', false],
    ['$$\n\\left( \\sum_{k=1}^n a_k b_k \\right)^2\n$$', '<math display="block"', true],
    ['```math\nx^2\n```', '<math display="block"', true],
    ['$$x = y$$', '<math display="block"', true],
    // GitHub's other form, for formulas with signs that Markdown reads.
    ['This is $`\\sqrt{3x-1}+(1+x)^2`$.', '<msqrt>', false],
    ['- item\n\n  $$\n  x\n  $$', '<math display="block"', true],
  ])('%j', async (text, expected) => {
    const html = await enriched(text);
    expect(html).toContain(expected);
    expect(html).not.toContain('$');
    expect(html).not.toContain('<code');
  });

  test.each([
    'It costs $5 and $10.',
    'between $20,000 and $30,000',
    String.raw`escaped \$x\$`,
    'US$5 and A$6',
    '$ x $',
    '$$',
    '`$x$`',
    '$x',
    '    $$x$$',
  ])('%j has none', async (text) => {
    expect(await enriched(text)).not.toContain('<math');
  });

  // Pandoc (tex_math_dollars): no space before the closing sign, and no dollar sign within.
  test('a price before a formula stays a price', async () => {
    const html = await enriched('A $5 coffee has the mass $m$ of 2 kg.');
    expect(html).toContain('A $5 coffee has the mass <math');
    expect(html).not.toContain('unreadable');
  });

  test('TeX that cannot be read stays, and says why', async () => {
    const html = await enriched(String.raw`$\frac{1$ and $\undefinedcommand$`);
    expect(html).toContain(String.raw`<span class="unreadable"><code>\frac{1</code> <small>`);
    expect(html.match(/class="unreadable"/g)).toHaveLength(2);
  });

  test('leads nowhere and loads nothing, whatever TeX asks for', async () => {
    const asks = [
      String.raw`\href{javascript:alert(1)}{x}`,
      String.raw`\url{https://example.com}`,
      String.raw`\includegraphics{https://example.com/x.png}`,
      String.raw`\htmlId{a}{x}`,
      String.raw`\text{<img src=x onerror=alert(1)>}`,
      String.raw`\style{background:url(x)}{y}`,
      String.raw`\class{own}{x}`,
    ];
    for (const tex of asks) {
      const html = await enriched(`$${tex}$`);
      expect(html).not.toMatch(/<(?!\/?(?:p|code|math|m[a-z]+|span|small)\b)/);
      expect(html).not.toMatch(/<[^>]*\s(?:href|src|style|on\w+|id)=/);
    }
  });

  test('endless macros and many unmatched signs end', async () => {
    expect(await enriched(String.raw`$\def\x{\x\x}\x$`)).toContain('unreadable');
    expect(await enriched('$a '.repeat(20_000))).not.toContain('<math');
    expect(await enriched('$$ a\n'.repeat(20_001))).toBeTruthy();
  });

  test('a document cannot write MathML of its own', () => {
    expect(
      renderFragment('<math><mtext><img src=x onerror=alert(1)></mtext></math>', 'github'),
    ).not.toContain('<m');
  });
});

describe('colors of code', () => {
  test('keywords and strings of a known language, nothing of an unknown one', async () => {
    const html = await enriched('```js\nconst a = "<b>";\n```', true);
    expect(html).toContain('<span class="hljs-keyword">const</span>');
    expect(html).toContain('<span class="hljs-string">&quot;&lt;b&gt;&quot;</span>');
    expect(await enriched('```nonesuch\nconst a\n```', true)).not.toContain('hljs');
    expect(await enriched('```js\nconst a\n```', false)).not.toContain('hljs');
  });

  test('the code itself is not changed', async () => {
    const code = 'def f(x):\n\treturn "ä<&>" # note\n';
    const html = await enriched(`\`\`\`python\n${code}\`\`\``, true);
    const text = html
      .replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    expect(text).toBe(`${code}\n`);
  });

  test('a document cannot take the names of our own parts', () => {
    expect(renderFragment('<span class="hljs-keyword">x</span>', 'github')).not.toContain('class');
    expect(renderFragment('<p class="image-note">x</p>', 'github')).not.toContain('class');
  });
});

describe('diagrams', () => {
  const image = /<img src="data:image\/svg\+xml,([^"]*)" alt="Diagram: [^"]*">/;

  test.each([
    ['graph TD\n  A[Start] --> B{Is it?}\n  B -->|Yes| C[Fine]', ['Start', 'Is it?', 'Yes', 'Fine']],
    ['sequenceDiagram\n  Alice->>John: Hello', ['Alice', 'John', 'Hello']],
    ['stateDiagram-v2\n  [*] --> Still', ['Still']],
    ['classDiagram\n  Animal <|-- Duck', ['Animal', 'Duck']],
    ['erDiagram\n  CUSTOMER ||--o{ ORDER : places', ['CUSTOMER', 'ORDER', 'places']],
  ])('%j', async (source, words) => {
    const html = await enriched(`\`\`\`mermaid\n${source}\n\`\`\``, true);
    const svg = decodeURIComponent(image.exec(html)?.[1] ?? '');
    for (const word of words) expect(svg).toContain(word);
    expect(html).not.toContain('<pre>');
  });

  test('load nothing, hold no script, and are pictures whatever their texts say', async () => {
    const html = await enriched(
      '```mermaid\ngraph TD\n A["<script>alert(1)</script>"] --> B[@import url(x)]\n```',
      true,
    );
    const svg = decodeURIComponent(image.exec(html)?.[1] ?? '');
    expect(svg).toMatch(/^<svg/);
    expect(svg).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
  });

  test('of other kinds stay code and say what is drawn', async () => {
    const html = await enriched('```mermaid\npie title Pets\n "Dogs" : 3\n```', true);
    expect(html).toContain('pie title Pets');
    expect(html).toContain('Drawn are flowcharts');
    expect(html).not.toContain('<img');
  });

  test('stay code in copied HTML', async () => {
    expect(await enriched('```mermaid\ngraph TD\n A-->B\n```')).toContain('<code class="language-mermaid">');
  });
});

describe('makeContents', () => {
  test('nests by level and leaves a single title out', () => {
    const text = '# Title\n\n## One\n\n### Part `x` [y](z)\n\n## Two\n\n## One';
    expect(makeContents(parseMarkdown(text, 'github'))).toBe(
      '- [One](#one)\n  - [Part x y](#part-x-y)\n- [Two](#two)\n- [One](#one-1)',
    );
  });

  test('leads to places that exist, whatever the headings say', () => {
    const text = '## a_b *c*\n\n## [d]\n\n## <e> $f$';
    const contents = makeContents(parseMarkdown(text, 'github'));
    expect(contents.split('\n')).toHaveLength(3);
    expect(makeContents(parseMarkdown('no headings', 'github'))).toBe('');
  });
});

describe('findUnusedReferences', () => {
  test('names definitions that nothing uses', () => {
    const text = '[a][B] and [c][] and [d] and x[^1]\n\n[b]: /b\n[c]: /c\n[d]: /d\n[e]: /e\n[^1]: n\n[^2]: n';
    expect(findUnusedReferences(text).map(({ from, to }) => text.slice(from, to))).toEqual(['[e]', '[^2]']);
  });

  test('leaves code alone', () => {
    expect(findUnusedReferences('```\n[a]: /a\n```\n\n    text')).toEqual([]);
  });
});

import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import type { OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { choice, flag, text } from '#client/tool-kit/state/state-schema.ts';
import { withSizes } from '#client/tool-kit/operations/size-figures.ts';

const markdown = { output: ['markdown'] } as const;

const outputLabels = {
  markdown: 'Markdown',
  clean: 'Clean HTML',
  minify: 'Minified HTML',
  text: 'Plain text',
};

export default defineOperation({
  schema: {
    output: choice(outputLabels, 'markdown', 'Output'),
    links: choice({ inlined: 'In the text', referenced: 'At the end' }, 'inlined', 'Links', {
      onlyIf: markdown,
    }),
    headings: choice({ atx: '# Heading', setext: 'Underlined' }, 'atx', 'Headings', { onlyIf: markdown }),
    bullet: choice(['-', '*', '+'], '-', 'Bullets', { onlyIf: markdown }),
    keepsClasses: flag(false, 'Keep classes and ids', { onlyIf: { output: ['clean'] } }),
    base: text('', 2000, 'Base URL', {
      hint: 'Completes relative links',
      onlyIf: { output: ['markdown', 'clean'] },
    }),
  },
  takes: 'text',
  sample: `<h1>Shopping</h1>
<p>Buy <b>fresh</b> bread &amp; <a href="/cheese">cheese</a>:</p>
<ul><li>rye</li><li><del>white</del></li></ul>
<table><tr><th>Item</th><th>Price</th></tr><tr><td>Bread</td><td>3.20</td></tr></table>
<script>track()</script>`,
  input: {
    accept: '.html,.htm,text/html',
    language: 'html',
    takesFormatted: true,
    placeholder: 'Type HTML, paste it or formatted text, or drop one file or many',
  },
  // The parsers are larger than the page.
  quickSize: 0,
  timeLimitMs: 30_000,
  async run(input, options, context) {
    const [{ convertHtml }, html] = await Promise.all([import('./convert.ts'), input.text(20_000_000)]);
    const { content, notes } = convertHtml(html, options);
    const parts: Readonly<Record<typeof options.output, OutputPart>> = {
      markdown: { name: 'page.md', kind: 'markdown', content },
      clean: { name: 'page.html', kind: 'html', content },
      minify: { name: 'page.min.html', kind: 'html', content },
      text: { name: 'page.txt', kind: 'text', content },
    };
    const part = parts[options.output];
    return options.output === 'minify'
      ? withSizes({ parts: [part], notes }, html, content, context)
      : { parts: [part], notes };
  },
});

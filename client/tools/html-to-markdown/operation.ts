import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation, type OutputPart } from '#client/tool-kit/operations/operation.ts';
import { choice, flag, text } from '#client/tool-kit/state/state-schema.ts';
import { withSizes } from '#client/tool-kit/operations/size-figures.ts';

const markdown = { output: ['markdown'] } as const;

export default defineOperation({
  schema: {
    output: describeField(choice(['markdown', 'clean', 'minify', 'text'], 'markdown'), {
      label: 'Output',
      choiceLabels: {
        markdown: 'Markdown',
        clean: 'Clean HTML',
        minify: 'Minified HTML',
        text: 'Plain text',
      },
    }),
    links: describeField(choice(['inlined', 'referenced'], 'inlined'), {
      label: 'Links',
      choiceLabels: { inlined: 'In the text', referenced: 'At the end' },
      onlyIf: markdown,
    }),
    headings: describeField(choice(['atx', 'setext'], 'atx'), {
      label: 'Headings',
      choiceLabels: { atx: '# Heading', setext: 'Underlined' },
      onlyIf: markdown,
    }),
    bullet: describeField(choice(['-', '*', '+'], '-'), { label: 'Bullets', onlyIf: markdown }),
    keepsClasses: describeField(flag(false), {
      label: 'Keep classes and ids',
      onlyIf: { output: ['clean'] },
    }),
    base: describeField(text('', 2000), {
      label: 'Base URL',
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
  input: { accept: '.html,.htm,text/html', language: 'html' },
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

import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'html-to-markdown',
  name: 'HTML to Markdown',
  description: 'Web pages and formatted text as Markdown, clean HTML or small HTML.',
  category: 'transforms',
  icon: 'file-code',
  keywords: ['convert html', 'strip tags', 'minify html'],
  accepts: ['html', 'text'],
  produces: ['markdown', 'html', 'text'],
  entrances: [
    { name: 'HTML minifier', keywords: ['compress html'], values: { output: 'minify' } },
    {
      name: 'Clean HTML',
      keywords: ['word to html'],
      values: { output: 'clean' },
    },
  ],
  operation: () => import('./operation.ts'),
});

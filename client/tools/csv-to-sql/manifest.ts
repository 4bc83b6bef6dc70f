import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'csv-to-sql',
  name: 'CSV to SQL',
  description: 'CREATE TABLE and INSERT, or an HTML or Markdown table.',
  category: 'transforms',
  icon: 'database',
  keywords: ['mysql', 'postgresql', 'sqlite', 'excel to sql'],
  accepts: ['csv'],
  produces: ['sql', 'html', 'markdown'],
  entrances: [
    { name: 'CSV to HTML table', keywords: ['html table'], values: { format: 'html' } },
    { name: 'CSV to Markdown table', keywords: ['markdown table'], values: { format: 'markdown' } },
  ],
  operation: () => import('./operation.ts'),
});

import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'csv-to-json',
  name: 'CSV to JSON',
  description: 'CSV tables as JSON, with types detected or chosen.',
  category: 'transforms',
  icon: 'braces',
  keywords: ['convert csv', 'excel to json', 'spreadsheet to json', 'tsv'],
  accepts: ['csv'],
  produces: ['json'],
  operation: () => import('./operation.ts'),
});

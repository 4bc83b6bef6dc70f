import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'json-to-csv',
  name: 'JSON to CSV',
  description: 'Tables from JSON, nested values spread out.',
  category: 'transforms',
  icon: 'table',
  keywords: ['convert json', 'json to excel', 'json to spreadsheet', 'flatten json'],
  accepts: ['json', 'jsonl'],
  produces: ['csv'],
  operation: () => import('./operation.ts'),
});

import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'csv-viewer',
  name: 'CSV Viewer',
  description: 'Tables of a million rows, sorted, filtered and summed up.',
  category: 'analytics',
  icon: 'table-2',
  keywords: ['open csv', 'spreadsheet', 'excel', 'view table', 'tsv', 'data table', 'insert column'],
  accepts: ['csv', 'text'],
  produces: ['csv', 'json', 'markdown'],
  load: () => import('./view.tsx'),
  operation: () => import('./operation.ts'),
});

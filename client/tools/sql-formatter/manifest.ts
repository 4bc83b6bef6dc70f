import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'sql-formatter',
  name: 'SQL Formatter',
  description: 'Format SQL queries in many dialects.',
  category: 'development',
  icon: 'database',
  keywords: [
    'format sql',
    'lay out sql',
    'dialect',
    'beautify sql',
    'query',
    'postgres',
    'mysql',
    'pretty sql',
  ],
  accepts: ['sql'],
  produces: ['sql'],
  operation: () => import('./operation.ts'),
});

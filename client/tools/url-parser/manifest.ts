import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'url-parser',
  name: 'URL Parser',
  description: 'Split web addresses, edit their parameters, remove tracking.',
  category: 'development',
  icon: 'link',
  keywords: ['query string', 'utm', 'punycode', 'idn', 'url cleaner'],
  accepts: ['text', 'url'],
  produces: ['text', 'url', 'json', 'csv'],
  operation: () => import('./operation.ts'),
});

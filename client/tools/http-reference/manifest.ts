import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'http-reference',
  name: 'HTTP Reference',
  description: 'Status codes, headers, methods, media types, ports and ASCII to look up.',
  category: 'development',
  icon: 'book-open',
  keywords: ['mime types', 'port numbers', 'ascii table'],
  accepts: ['text'],
  produces: ['csv', 'text'],
  operation: () => import('./operation.ts'),
});

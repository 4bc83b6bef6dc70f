import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'curl-converter',
  name: 'cURL Converter',
  description: 'Commands of curl as code for fetch, Python, Go and PHP.',
  category: 'development',
  icon: 'terminal',
  keywords: ['curl to python', 'http request'],
  accepts: ['text'],
  produces: ['text', 'javascript'],
  operation: () => import('./operation.ts'),
});

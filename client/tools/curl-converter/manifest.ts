import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'curl-converter',
  name: 'cURL Converter',
  description: 'Curl commands as code for fetch, Python, Go, PHP, Java, C# and Rust.',
  category: 'development',
  icon: 'terminal',
  isNew: true,
  keywords: ['curl to fetch', 'curl to python', 'http request', 'har'],
  accepts: ['text'],
  produces: ['text', 'javascript', 'json'],
  operation: () => import('./operation.ts'),
});

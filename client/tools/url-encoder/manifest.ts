import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'url-encoder',
  name: 'URL Encoder',
  description: 'Percent-encode and decode addresses and their parts.',
  category: 'encoding',
  icon: 'link',
  keywords: [
    'percent encoding',
    'urlencode',
    'urldecode',
    'query string',
    'uri',
    'escape url',
    'decode link',
  ],
  accepts: ['text', 'url'],
  produces: ['url', 'text'],
  operation: () => import('./operation.ts'),
});

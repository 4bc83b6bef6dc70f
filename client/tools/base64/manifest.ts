import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'base64',
  slug: 'base64-encoder',
  name: 'Base64 Encoder',
  description: 'Encode and decode Base64, text and files of any size.',
  category: 'encoding',
  icon: 'binary',
  keywords: ['decode', 'base 64', 'btoa', 'atob', 'data url', 'base64 decode', 'base64 encode'],
  accepts: ['text', 'base64', 'file'],
  produces: ['base64', 'text', 'file'],
  operation: () => import('./operation.ts'),
});

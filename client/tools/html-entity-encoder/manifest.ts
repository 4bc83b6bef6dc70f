import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'html-entity-encoder',
  name: 'HTML Entity Encoder',
  description: 'Escape text for HTML, and turn entities back into text.',
  category: 'encoding',
  icon: 'code-xml',
  keywords: ['unescape', 'ampersand', 'nbsp', 'special characters', 'amp', 'escape html'],
  accepts: ['text', 'html'],
  produces: ['html', 'text'],
  operation: () => import('./operation.ts'),
});

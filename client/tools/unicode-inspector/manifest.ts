import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'unicode-inspector',
  name: 'Unicode Inspector',
  description: 'Code points, names and bytes of characters; search and escapes.',
  category: 'text',
  icon: 'scan-search',
  keywords: ['code point', 'invisible characters', 'homoglyph', 'nfc', 'emoji'],
  accepts: ['text'],
  produces: ['text', 'csv'],
  operation: () => import('./operation.ts'),
});

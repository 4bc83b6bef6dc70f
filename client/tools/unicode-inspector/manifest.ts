import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'unicode-inspector',
  name: 'Unicode Inspector',
  description: 'Code points, names and bytes of characters; search and escapes.',
  category: 'text',
  icon: 'scan-search',
  isNew: true,
  keywords: [
    'code point',
    'character name',
    'unicode escape',
    'invisible characters',
    'homoglyph',
    'utf-8 bytes',
    'normalize nfc',
    'emoji search',
  ],
  accepts: ['text'],
  produces: ['text', 'csv'],
  operation: () => import('./operation.ts'),
});

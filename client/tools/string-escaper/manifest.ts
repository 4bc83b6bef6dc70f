import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'string-escaper',
  name: 'String Escaper',
  description: 'Escape and unescape strings of JSON, code, SQL, shells and CSV.',
  category: 'encoding',
  icon: 'quote',
  keywords: ['regex escape', 'shell quote', 'backslash'],
  accepts: ['text'],
  produces: ['text'],
  operation: () => import('./operation.ts'),
});

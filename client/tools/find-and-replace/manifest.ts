import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'find-and-replace',
  name: 'Find and Replace',
  description: 'Replace text or patterns, many pairs at once, keeping case.',
  category: 'text',
  icon: 'replace',
  keywords: ['search and replace', 'regex replace', 'remove text'],
  accepts: ['text'],
  produces: ['text'],
  operation: () => import('./operation.ts'),
});

import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'number-words',
  name: 'Number to Words',
  description: 'Numbers in English words, amounts, ordinals, Roman numerals.',
  category: 'text',
  icon: 'whole-word',
  keywords: ['amount in words', 'spell out'],
  accepts: ['text', 'number'],
  produces: ['text'],
  operation: () => import('./operation.ts'),
});

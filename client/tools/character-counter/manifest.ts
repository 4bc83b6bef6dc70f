import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'character-counter',
  name: 'Character Counter',
  description: 'Characters, words, lines and reading time, as you type.',
  category: 'text',
  icon: 'letter-text',
  keywords: ['count characters', 'letter count', 'text length', 'tweet length', 'bytes', 'reading time'],
  accepts: ['text'],
  produces: ['text'],
  load: () => import('./view.tsx'),
  operation: () => import('./operation.ts'),
});

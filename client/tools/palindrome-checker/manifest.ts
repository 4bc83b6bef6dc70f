import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'palindrome-checker',
  name: 'Palindrome Checker',
  description: 'Check whether a text reads the same backwards.',
  category: 'text',
  icon: 'flip-horizontal',
  keywords: ['reverse text', 'mirror', 'backwards', 'same backwards'],
  accepts: ['text'],
  produces: ['text'],
  operation: () => import('./operation.ts'),
});

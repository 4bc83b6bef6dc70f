import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'text-diff',
  name: 'Text Diff',
  description: 'What changed between two texts.',
  category: 'text',
  icon: 'diff',
  keywords: [
    'diff',
    'compare texts',
    'difference',
    'compare files',
    'changes',
    'merge texts',
    'side by side',
    'patch',
  ],
  accepts: ['text'],
  produces: ['text'],
  load: () => import('./view.tsx'),
  operation: () => import('./operation.ts'),
});

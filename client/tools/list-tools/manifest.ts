import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'list-tools',
  name: 'List Tools',
  description: 'Sort, deduplicate, count, filter, join and compare lists.',
  category: 'text',
  icon: 'list-ordered',
  keywords: [
    'sort',
    'sort lines',
    'unique lines',
    'dedupe',
    'remove duplicates',
    'shuffle lines',
    'number lines',
    'split and join',
    'trim lines',
  ],
  accepts: ['text'],
  produces: ['text'],
  operation: () => import('./operation.ts'),
});
